import type { Database } from '../../platform/database/connection.ts';
import { countHeld, type ChangeRow } from './change-log.queries.ts';

/** Commits become visible in another order than they are written; never so far apart. */
const RECALLED_MS = 10_000;
const MOST = 20_000;

/** The rows of the change log that were read last, by which a reader recognises a server that has lost nothing of them. */
export interface RecalledChanges {
  /** Rows of one look at the log. */
  add(rows: readonly ChangeRow[]): void;
  forget(): void;
  /**
   * The oldest transaction of these rows, when a server holds all of them: since the log of a server is written in the
   * order of commits, it then holds everything that was read before. Undefined when one is missing, when nothing was
   * read yet, or when it was too much to be recalled.
   */
  heldSince(database: Database): Promise<number | undefined>;
}

export function createRecalledChanges(): RecalledChanges {
  let looks: { readonly at: number; readonly rows: readonly ChangeRow[] }[] = [];
  let tooManyAt = -Infinity;
  return {
    add(rows) {
      const at = performance.now();
      looks = [...looks.filter((look) => at - look.at <= RECALLED_MS), { at, rows }];
      if (looks.reduce((sum, look) => sum + look.rows.length, 0) <= MOST) return;
      tooManyAt = at;
      looks = [];
    },
    forget() {
      looks = [];
    },
    async heldSince(database) {
      const rows = looks.flatMap((look) => look.rows);
      if (rows.length === 0 || performance.now() - tooManyAt <= RECALLED_MS) return undefined;
      if ((await countHeld(database, rows)) < rows.length) return undefined;
      return Math.min(...rows.map(({ xid }) => xid));
    },
  };
}
