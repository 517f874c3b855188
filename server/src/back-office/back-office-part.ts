import type { Exchange } from '../exchange.ts';
import type { StaticFiles } from '../static-files.ts';

/** The back office as the server uses it, built or in development: one page for all its addresses, and its files. */
export interface BackOfficePart {
  /** By path within the build: "/assets/entry-….js". */
  readonly files: StaticFiles;
  /** The HTML of every address. @param path the one asked for */
  page(path: string): Promise<string>;
  /** Development only: answers Vite's own URLs; true when it did. */
  intercept?(exchange: Exchange): Promise<boolean>;
  close(): Promise<void>;
}
