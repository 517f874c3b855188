import type { SearchChange, SearchLanguage, SegmentImage } from '@casamaestra/search/search-engine.ts';
import type { ConnectionOptions } from '../../../platform/database/connection.ts';
import type { ServerSnapshot } from '../change-log.queries.ts';

export interface ThreadSettings {
  readonly connection: ConnectionOptions;
  readonly language: SearchLanguage;
}

/** What the thread is asked to read: some products, or `whole`: all of them. */
export interface ThreadRequest {
  readonly whole: boolean;
  /** Products with other words, and those with other prices only. */
  readonly changed: readonly number[];
  readonly repriced: readonly number[];
  /** Categories changed: their names are read again. */
  readonly names: boolean;
  /** The server must show what this one showed. */
  readonly seen: ServerSnapshot;
  /** Prices are those of this moment (epoch milliseconds); planned ones are told from the other one on. */
  readonly now: number;
  readonly plannedAfter: number;
}

export interface ThreadAnswer {
  readonly images: readonly SegmentImage[];
  /** Of products with other prices only, and of those that are gone. */
  readonly changes: readonly SearchChange[];
  /** The earliest planned price of the products read; null: none. */
  readonly nextPriceChange: number | null;
  /** A product has a category or feature that was not known. */
  readonly newNames: boolean;
}

export type ThreadReply =
  | { readonly answer: ThreadAnswer }
  | { readonly failed: { readonly message: string; readonly code: string | undefined } };
