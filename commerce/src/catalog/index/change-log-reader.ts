import type { Database } from '../../platform/database/connection.ts';
import { countChangesFrom, selectChanges, selectXmin } from './change-log.queries.ts';
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
  startAt(cursor: number): void;
  /** Delivers new changes page by page. Stops and reports it when more than `limit` changes are waiting. */
  read(take: (rows: readonly ChangeRow[]) => Promise<void>, limit: number): Promise<'read' | 'too-many'>;
}

export function createChangeLogReader(database: Database): ChangeLogReader {
  let cursor = 0;
  let newest = 0;
  let taken = new Set<number>();
  return {
    get cursor() {
      return cursor;
    },
    get position() {
      return newest;
    },
    async startNow() {
      cursor = await selectXmin(database);
      newest = cursor;
      taken = new Set();
    },
    startAt(position) {
      cursor = position;
      newest = position;
      taken = new Set();
    },
    async read(take, limit) {
      const xmin = await selectXmin(database);
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
