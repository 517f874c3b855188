import { createHash, randomBytes } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '@casamaestra/commerce/platform/clock.ts';
import { Sealing } from './sealing.ts';

interface StoredRecordOptions {
  /** Shared by all processes of the shop. */
  readonly folder: string;
  readonly applicationKey: string;
  readonly clock: Clock;
  readonly max: number;
  readonly ttlMs: number;
}

/** Expired files are looked for once in so many writes. */
const writesPerSweep = 100;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Values by key in files under DATA_DIR, encrypted with a key derived from the application key: they outlive a
 * restart, and processes that share the folder share them. Limited in age and number; the oldest are dropped.
 */
export class StoredRecord<Value> {
  readonly #options: StoredRecordOptions;
  readonly #sealing: Sealing;
  #writes = 0;

  constructor(options: StoredRecordOptions) {
    this.#options = options;
    this.#sealing = new Sealing(options.applicationKey, 'casamaestra frappe orders');
  }

  get(key: string): Value | undefined {
    const file = this.#file(key);
    let bytes: Buffer;
    try {
      bytes = readFileSync(file);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
    const content = this.#sealing.open(key, bytes);
    if (content === undefined) return undefined;
    const { value, until } = JSON.parse(content) as { readonly value: Value; readonly until: number };
    return until > this.#options.clock.now() ? value : undefined;
  }

  set(key: string, value: Value): void {
    renameSync(this.#written(key, value), this.#file(key));
  }

  /** Stores a value unless there is one already, in whichever process; whether it was stored. */
  add(key: string, value: Value): boolean {
    const written = this.#written(key, value);
    try {
      if (this.#linked(written, key)) return true;
      if (this.get(key) !== undefined) return false;
      // What has expired makes room.
      this.delete(key);
      return this.#linked(written, key);
    } finally {
      rmSync(written, { force: true });
    }
  }

  /** Gives a written file its name unless it is taken: of several processes one succeeds. */
  #linked(written: string, key: string): boolean {
    try {
      linkSync(written, this.#file(key));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  }

  delete(key: string): void {
    rmSync(this.#file(key), { force: true });
  }

  #file(key: string): string {
    return join(this.#options.folder, createHash('sha256').update(key).digest('hex'));
  }

  #written(key: string, value: Value): string {
    const { folder, clock, ttlMs } = this.#options;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (this.#writes++ % writesPerSweep === 0) this.#sweep();
    const content = JSON.stringify({ value, until: clock.now() + ttlMs });
    const file = join(folder, `.${randomBytes(12).toString('hex')}`);
    writeFileSync(file, this.#sealing.seal(key, content), { mode: 0o600 });
    return file;
  }

  #sweep(): void {
    const { folder, clock, ttlMs, max } = this.#options;
    const files = readdirSync(folder).flatMap((name) => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false });
      return found ? [{ file: join(folder, name), at: found.mtimeMs }] : [];
    });
    const oldestLast = files.toSorted((one, other) => other.at - one.at);
    for (const [index, { file, at }] of oldestLast.entries())
      if (index >= max || at < clock.now() - ttlMs) rmSync(file, { force: true });
  }
}
