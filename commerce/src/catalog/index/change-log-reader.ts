import type { Database } from '../../platform/database/connection.ts';
import { countChangesFrom, selectChanges, selectHorizon } from './change-log.queries.ts';
import type { ChangeRow } from './change-log.queries.ts';

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
   * Delivers new changes page by page. Stops and reports it when more than `limit` changes are waiting, or when
   * another server took over: what was read may be lost there, and ids below the cursor may be given out again.
   */
  read(
    take: (rows: readonly ChangeRow[]) => Promise<void>,
    limit: number,
  ): Promise<'read' | 'too-many' | 'taken-over'>;
}

export function createChangeLogReader(database: Database): ChangeLogReader {
  let cursor = 0;
  let newest = 0;
  let timeline = '';
  let taken = new Set<number>();
  return {
    get cursor() {
      return cursor;
    },
    get position() {
      return newest;
    },
    async startNow() {
      const horizon = await selectHorizon(database);
      cursor = horizon.xmin;
      timeline = horizon.timeline;
      newest = cursor;
      taken = new Set();
    },
    startAt(position, onTimeline) {
      cursor = position;
      timeline = onTimeline;
      newest = position;
      taken = new Set();
    },
    async read(take, limit) {
      const { xmin, timeline: now } = await selectHorizon(database);
      if (now !== timeline || xmin < cursor) return 'taken-over';
      newest = Math.max(newest, xmin);
      const seen = new Set<number>();
      let position = { xid: cursor, seq: -1 };
      for (let page = 0; ; page += 1) {
        const rows = await selectChanges(database, position, PAGE);
        const last = rows.at(-1);
        if (
          page === 0 &&
          rows.length === PAGE &&
          (await countChangesFrom(database, cursor, limit + 1)) > limit
        ) {
          return 'too-many';
        }
        const fresh = rows.filter((row) => !taken.has(row.seq));
        if (fresh.length > 0) await take(fresh);
        for (const row of rows) if (row.xid >= xmin) seen.add(row.seq);
        if (last === undefined || rows.length < PAGE) break;
        position = { xid: last.xid, seq: last.seq };
      }
      cursor = xmin;
      taken = seen;
      return 'read';
    },
  };
}
