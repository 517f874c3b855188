import type { Database } from '../platform/database/connection.ts';
import { firstHash, hashOfSet } from './change-hash.ts';
import { setsAfter } from './change-sets.queries.ts';
import type { StoredSet } from './change-sets.queries.ts';

const BATCH = 1000;

/** Every change set, oldest first. */
export async function* everySet(database: Database): AsyncGenerator<StoredSet> {
  let last = 0;
  for (;;) {
    const sets = await setsAfter(database, last, BATCH);
    yield* sets;
    const end = sets.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}

export interface Verified {
  readonly sets: number;
  /** Hash of the last set, as hex: noted elsewhere it proves that nothing was cut off. */
  readonly head: string;
  /** The first set that is missing or says something else than when it was written; null: none. */
  readonly brokenAt: number | null;
}

/** Reads the whole log and compares every hash. */
export async function verifyLog(database: Database): Promise<Verified> {
  let previous: Buffer = firstHash;
  let sets = 0;
  for await (const set of everySet(database)) {
    sets += 1;
    const isNext = set.id === sets && set.previousHash.equals(previous);
    if (!isNext || !hashOfSet(previous, set).equals(set.hash))
      return { sets, head: previous.toString('hex'), brokenAt: sets };
    previous = set.hash;
  }
  return { sets, head: previous.toString('hex'), brokenAt: null };
}
