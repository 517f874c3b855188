import type { Database } from '../platform/database/connection.ts';
import { firstHash, hashOfSet } from './change-hash.ts';
import { setsAfter } from './change-sets.queries.ts';
import type { StoredSet } from './change-sets.queries.ts';

const BATCH = 1000;

/** Every change set after a number, oldest first. */
export async function* everySet(database: Database, after = 0): AsyncGenerator<StoredSet> {
  let last = after;
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

interface End {
  readonly sets: number;
  readonly hash: Buffer;
}

/** Reads the log after a set whose hash is known, and compares every hash. */
export async function chainAfter(database: Database, end: End): Promise<Verified> {
  let previous = end.hash;
  let { sets } = end;
  for await (const set of everySet(database, sets)) {
    sets += 1;
    const isNext = set.id === sets && set.previousHash.equals(previous);
    if (!isNext || !hashOfSet(previous, set).equals(set.hash))
      return { sets, head: previous.toString('hex'), brokenAt: sets };
    previous = set.hash;
  }
  return { sets, head: previous.toString('hex'), brokenAt: null };
}

/** Reads the whole log and compares every hash. */
export const verifyLog = (database: Database): Promise<Verified> =>
  chainAfter(database, { sets: 0, hash: firstHash });
