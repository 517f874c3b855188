import { isDatabaseOutage } from '../../platform/database/database-outage.ts';
import {
  countChangesFrom,
  selectChanges,
  selectHorizon,
  selectSnapshot,
  shows,
} from './change-log.queries.ts';
import type { ChangeRow } from './change-log.queries.ts';
import type { LogSource } from './log-source.ts';
import { createRecalledChanges } from './recalled-changes.ts';

const PAGE = 5000;

/**
 * Reads the change log without missing a commit, however long its transaction ran. Everything below `cursor`
 * has been read. Above it transactions may still be running: those rows are read again each time, and the
 * numbers already handled are remembered, so that each change is delivered once, as soon as it is visible.
 */
export interface ChangeLogReader {
  readonly cursor: number;
  /** The newest cursor that any look at the log has found: what is read from the database now is at least as new. */
  readonly position: number;
  /** Starts at the present: everything committed later will be delivered. */
  startNow(): Promise<void>;
  startAt(cursor: number, timeline: string): void;
  /**
   * Delivers new changes page by page. Stops and reports it
   * - when more than `limit` changes are waiting, if there is a limit: too-many;
   * - when a server was promoted that lacks something that was read: taken-over. Ids below the cursor may be given out
   *   again there;
   * - when another server answers that may lag behind the one before, or a promoted one that holds all that was read: moved.
   *   Changes that it does not show yet are delivered again, so that what is read from now on, and was not before, may
   *   be kept.
   */
  read(
    take: (rows: readonly ChangeRow[]) => Promise<void>,
    limit?: number,
  ): Promise<'read' | 'too-many' | 'taken-over' | 'moved'>;
}

/** Which transactions may be told of; nothing while the primary is away. */
async function shownOnPrimary({ primary }: LogSource): Promise<(xid: number) => boolean> {
  if (primary === undefined) return () => true;
  try {
    const snapshot = await selectSnapshot(primary);
    return (xid) => shows(snapshot, xid);
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    return () => false;
  }
}

interface Look {
  readonly source: LogSource;
  readonly cursor: number;
  /** Numbers of what was delivered already, though not below the cursor, with their transactions. */
  readonly taken: ReadonlyMap<number, number>;
  readonly xmin: number;
  readonly limit: number | undefined;
  readonly take: (rows: readonly ChangeRow[]) => Promise<void>;
}

interface Delivered {
  readonly cursor: number;
  /** From the cursor on. */
  readonly taken: ReadonlyMap<number, number>;
  /** Whether nothing more was waiting. */
  readonly isAll: boolean;
}

/**
 * Delivers what is visible from the cursor on: the next cursor and what it leaves out, or that too many are waiting. Ends
 * with the first page that takes the cursor on, so that what was delivered before an end is not delivered again.
 */
async function deliver({ source, cursor, taken, xmin, limit, take }: Look): Promise<Delivered | 'too-many'> {
  const { database } = source;
  const seen = new Map(taken);
  let next = xmin;
  const until = (end: number, isAll: boolean): Delivered => ({
    cursor: end,
    taken: new Map([...seen].filter(([, xid]) => xid >= end)),
    isAll,
  });
  let position = { xid: cursor, seq: -1 };
  for (let page = 0; ; page += 1) {
    const rows = await selectChanges(database, position, PAGE);
    const last = rows.at(-1);
    const isFull = page === 0 && rows.length === PAGE;
    if (isFull && limit !== undefined && (await countChangesFrom(database, cursor, limit + 1)) > limit)
      return 'too-many';
    const fresh = rows.filter((row) => !taken.has(row.seq));
    const isShown = fresh.length > 0 ? await shownOnPrimary(source) : () => true;
    const told = fresh.filter(({ xid }) => isShown(xid));
    if (told.length > 0) await take(told);
    const hidden = fresh.find(({ xid }) => !isShown(xid));
    if (hidden !== undefined) next = Math.min(next, hidden.xid);
    for (const { xid, seq } of told) seen.set(seq, xid);
    if (last === undefined || rows.length < PAGE) return until(next, true);
    const reached = Math.min(next, last.xid);
    if (reached > cursor) return until(reached, false);
    position = { xid: last.xid, seq: last.seq };
  }
}

export function createChangeLogReader(source: LogSource): ChangeLogReader {
  const { database } = source;
  let cursor = 0;
  let newest = 0;
  let timeline = '';
  let generation = source.generation;
  let taken: ReadonlyMap<number, number> = new Map();
  const recalled = createRecalledChanges();
  const startAt = (position: number, onTimeline: string) => {
    cursor = position;
    timeline = onTimeline;
    newest = position;
    generation = source.generation;
    taken = new Map();
  };

  return {
    get cursor() {
      return cursor;
    },
    get position() {
      return newest;
    },
    async startNow() {
      const asked = source.generation;
      const horizon = await selectHorizon(database);
      recalled.forget();
      startAt(horizon.xmin, horizon.timeline);
      generation = asked;
    },
    startAt(position, onTimeline) {
      recalled.forget();
      startAt(position, onTimeline);
    },
    async read(take, limit) {
      const takeAndRecall = async (rows: readonly ChangeRow[]) => {
        await take(rows);
        recalled.add(rows);
      };
      for (;;) {
        const asked = source.generation;
        const { xmin, timeline: now } = await selectHorizon(database);
        const isPromoted = now !== timeline || (asked === generation && xmin < cursor);
        if (isPromoted || asked !== generation) {
          const since = isPromoted ? await recalled.heldSince(database) : cursor;
          if (since === undefined) return 'taken-over';
          startAt(Math.min(since, cursor, xmin), now);
          generation = asked;
          return 'moved';
        }
        newest = Math.max(newest, xmin);
        const delivered = await deliver({ source, cursor, taken, xmin, limit, take: takeAndRecall });
        // Part of what was read may be of another server: the next look begins again where this one began.
        if (source.generation !== asked) return 'read';
        if (delivered === 'too-many') return 'too-many';
        cursor = delivered.cursor;
        taken = delivered.taken;
        if (delivered.isAll) return 'read';
      }
    },
  };
}
