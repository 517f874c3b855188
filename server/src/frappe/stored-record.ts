import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
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

interface StoredRecordOptions {
  /** Shared by all processes of the shop. */
  readonly folder: string;
  readonly applicationKey: string;
  readonly clock: Clock;
  readonly max: number;
  readonly ttlMs: number;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Expired files are looked for once in so many writes. */
const writesPerSweep = 100;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Values by key in files under DATA_DIR, encrypted with a key derived from the application key: they outlive a
 * restart, and processes that share the folder share them. Limited in age and number; the oldest are dropped.
 */
export class StoredRecord<Value> {
  readonly #options: StoredRecordOptions;
  readonly #key: Buffer;
  #writes = 0;

  constructor(options: StoredRecordOptions) {
    this.#options = options;
    this.#key = Buffer.from(hkdfSync('sha256', options.applicationKey, '', 'casamaestra frappe orders', 32));
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
    const { value, until } = this.#opened(key, bytes);
    return until > this.#options.clock.now() ? value : undefined;
  }

  set(key: string, value: Value): void {
    renameSync(this.#written(key, value), this.#file(key));
  }

  /** Stores a value unless there is one already, in whichever process; whether it was stored. */
  add(key: string, value: Value): boolean {
    const written = this.#written(key, value);
    const before = this.get(key);
    // What has expired makes room.
    if (before === undefined) this.delete(key);
    try {
      linkSync(written, this.#file(key));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(written, { force: true });
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
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(key));
    const content = JSON.stringify({ value, until: clock.now() + ttlMs });
    const sealed = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
    const file = join(folder, `.${randomBytes(12).toString('hex')}`);
    writeFileSync(file, Buffer.concat([iv, cipher.getAuthTag(), sealed]), { mode: 0o600 });
    return file;
  }

  #opened(key: string, bytes: Buffer): { readonly value: Value; readonly until: number } {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(key))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const content = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(content.toString('utf8'));
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
