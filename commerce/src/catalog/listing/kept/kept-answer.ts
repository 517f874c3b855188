import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../../platform/log/create-log.ts';

/** What a file told is asked for when the first visitors of a start have been served. */
const SETTLED_MS = 10_000;
/** After an answer the database rests so many times as long as it took. */
const REST_FACTOR = 4;

export interface KeptAnswerOptions<Row> {
  /** Of its file, and in the log. */
  readonly name: string;
  readonly ask: () => Promise<readonly Row[]>;
  /** The database tells something else than before, as far as visitors see of it. */
  readonly changed: () => void;
  /** What visitors see of a row; default: all of it. */
  readonly seen?: (row: Row) => unknown;
  readonly log: Log;
}

/**
 * What the database needs seconds to tell of a large catalogue: it is asked anew beside the work, and what it told last is
 * kept in a file, so that a start need not wait for it.
 */
export class KeptAnswer<Row> {
  readonly #options: KeptAnswerOptions<Row>;
  readonly #closing = new AbortController();
  #path: string | undefined;
  #rows: readonly Row[] | undefined;
  #first: Promise<readonly Row[]> | undefined;
  #asking: Promise<void> | undefined;
  #isDue = false;
  #isOfFile = false;

  constructor(options: KeptAnswerOptions<Row>) {
    this.#options = options;
  }

  /** What was told last; waits for the database when it has not told anything yet. */
  now(): readonly Row[] | Promise<readonly Row[]> {
    if (this.#rows !== undefined) return this.#rows;
    this.#first ??= this.#ask().finally(() => (this.#first = undefined));
    return this.#first;
  }

  /** Takes what an earlier process kept; `base`: the beginning of its file's path. */
  async open(base: string): Promise<void> {
    this.#path = `${base}.${this.#options.name}.json`;
    const kept = await readRows<Row>(this.#path);
    if (kept === undefined || this.#rows !== undefined) return;
    this.#rows = kept;
    this.#isOfFile = true;
    this.refresh();
  }

  /** Asks the database again, beside the work. What was never asked for is not asked again. */
  refresh(): void {
    if (this.#rows === undefined || this.#closing.signal.aborted) return;
    this.#isDue = true;
    this.#asking ??= this.#askWhileDue().finally(() => (this.#asking = undefined));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled([this.#asking, this.#first]);
  }

  async #askWhileDue(): Promise<void> {
    const { signal } = this.#closing;
    const rest = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
    if (this.#isOfFile) await rest(SETTLED_MS);
    while (this.#isDue && !signal.aborted) {
      this.#isDue = false;
      const began = performance.now();
      try {
        await this.#ask();
      } catch (err) {
        if (!signal.aborted) this.#options.log.warn({ err, answer: this.#options.name }, 'asked again later');
      }
      await rest(REST_FACTOR * (performance.now() - began));
    }
  }

  async #ask(): Promise<readonly Row[]> {
    const { ask, changed, seen = (row: Row) => row } = this.#options;
    const before = this.#rows?.map(seen);
    const rows = await ask();
    this.#rows = rows;
    this.#isOfFile = false;
    if (JSON.stringify(before) === JSON.stringify(rows.map(seen))) return rows;
    if (before !== undefined) changed();
    if (this.#path !== undefined) await writeRows(this.#path, JSON.stringify(rows));
    return rows;
  }
}

/** Undefined without a whole file: the database is asked. */
async function readRows<Row>(path: string): Promise<readonly Row[] | undefined> {
  try {
    const rows: unknown = JSON.parse(await readFile(path, 'utf8'));
    return Array.isArray(rows) ? (rows as readonly Row[]) : undefined;
  } catch {
    return undefined;
  }
}

/** A reader sees the old file or the new one. A disk that is full costs only the next start its time. */
async function writeRows(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, text);
    await rename(draft, path);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}
