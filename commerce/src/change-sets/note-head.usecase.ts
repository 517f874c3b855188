import type { Database } from '../platform/database/connection.ts';
import { firstHash } from './change-hash.ts';
import { insertHead, lastSet, newestHead, setNumbered } from './log-head.queries.ts';
import type { HeadRow } from './log-head.queries.ts';
import { chainAfter } from './verify-log.usecase.ts';

/** The end of the log as it is noted for a day. */
export interface NotedHead {
  readonly sets: number;
  /** Hex. Of a log that is not whole: the last that is. */
  readonly head: string;
  /** Number of the first change since the last note that is missing or says something else; null: none. */
  readonly brokenAt: number | null;
}

/**
 * Notes the end of the log for a day, and whether it still continues what was noted last; undefined when that day has its
 * note, when nothing was changed since the last one, and with the first note of all: there is nothing to compare it with.
 */
export async function noteHead(
  transaction: Database,
  { day, at }: { readonly day: string; readonly at: Date },
): Promise<NotedHead | undefined> {
  const noted = await newestHead(transaction);
  if (noted !== undefined && noted.day >= day) return undefined;
  const last = await lastSet(transaction);
  const isSame =
    last === undefined ? noted === undefined : last.id === noted?.sets && last.hash.equals(noted.hash);
  if (isSame) return undefined;
  const verified = noted === undefined ? undefined : await compareWith(transaction, noted);
  const end = last ?? { id: 0, hash: firstHash };
  await insertHead(transaction, { day, at, sets: end.id, hash: end.hash });
  return verified;
}

/** Whether the log still holds what was noted, and goes on from there. */
async function compareWith(transaction: Database, noted: HeadRow): Promise<NotedHead> {
  const known = await setNumbered(transaction, noted.sets);
  const isKnown = noted.sets === 0 || known?.hash.equals(noted.hash) === true;
  return isKnown
    ? chainAfter(transaction, noted)
    : { sets: noted.sets, head: noted.hash.toString('hex'), brokenAt: noted.sets };
}
