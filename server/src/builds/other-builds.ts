import { setTimeout as pause } from 'node:timers/promises';
import { ByteBoundedCache } from '@casamaestra/commerce/platform/byte-bounded-cache.ts';
import { hashedFile, type StaticFile } from '../static-files.ts';
import { assetName, type BuildShelf } from './build-shelf.ts';

/** Memory for files of other builds, which are asked for while nodes are exchanged. */
const CACHE_BYTES = 8 * 1024 * 1024;

export interface OtherBuildsOptions {
  readonly shelf: BuildShelf;
  /** Time between two looks at the shelf, whatever is asked for. */
  readonly restMs: number;
  readonly onUnread: (error: unknown) => void;
}

/**
 * Files that pages of another build name: of the node before or after in a rollout, or of a page that a cache kept. Only
 * what builds list is read, so that made-up names cost one look at the lists for all of them.
 */
export class OtherBuilds {
  readonly #options: OtherBuildsOptions;
  readonly #bytes = new ByteBoundedCache<string, Buffer>(CACHE_BYTES);
  #names: ReadonlySet<string> = new Set();
  #looked = Number.NEGATIVE_INFINITY;
  #next: Promise<void> | undefined;

  constructor(options: OtherBuildsOptions) {
    this.#options = options;
  }

  /** A file by its address within the workspace's build, such as `/assets/page-Bx1.js`. */
  async find(address: string): Promise<StaticFile | undefined> {
    const name = address.slice('/assets/'.length);
    if (!assetName.test(name) || name.endsWith('.br')) return undefined;
    if (!this.#names.has(name)) await this.#look();
    if (!this.#names.has(name)) return undefined;
    const compressed = { br: this.#names.has(`${name}.br`), gzip: false };
    return { ...hashedFile(address, compressed), compressed, read: (suffix) => this.#read(name + suffix) };
  }

  async #read(name: string): Promise<Buffer | null> {
    const known = this.#bytes.get(name);
    if (known !== undefined) return known;
    const bytes = await this.#options.shelf.read(name);
    if (bytes !== null) this.#bytes.set(name, bytes, bytes.length);
    return bytes;
  }

  /** Looks what is there now. Whoever asks while a look is under way waits for the next: it may have begun too early. */
  #look(): Promise<void> {
    const rest = Math.max(0, this.#looked + this.#options.restMs - performance.now());
    this.#next ??= pause(rest).then(async () => {
      this.#next = undefined;
      this.#looked = performance.now();
      try {
        this.#names = await this.#options.shelf.names();
      } catch (error) {
        this.#options.onUnread(error);
      }
    });
    return this.#next;
  }
}
