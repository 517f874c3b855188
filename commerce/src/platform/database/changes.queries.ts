import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** One thing that changed. Subject is the product id, 0 where the kind has none. */
export interface Change {
  readonly kind: 'product' | 'price' | 'removed' | 'category' | 'content';
  readonly subjectId: number;
  readonly subject: string | null;
}

/** A place in the order of commits: what a database snapshot sees. */
export type Position = string & { readonly __position: unique symbol };

/** The place of now: everything committed so far is before it. */
export async function currentPosition(database: Database): Promise<Position> {
  const { rows } = await sql<{ position: Position }>`select pg_current_snapshot()::text as position`.execute(database);
  return (rows[0] as { position: Position }).position;
}

/**
 * What was committed since a place, each subject once, and the new place. Sequence numbers are given out
 * before commit, so a reader that remembers the highest one can miss a slower transaction; a snapshot cannot.
 * @returns at most limit + 1 changes
 */
export async function changesSince(
  database: Database,
  since: Position,
  limit: number,
): Promise<{ changes: Change[]; position: Position }> {
  const { rows } = await sql<{ position: Position; kind: Change['kind'] | null; subject_id: number; subject: string | null }>`
    select p.position::text as position, c.kind, c.subject_id, c.subject
      from (select pg_current_snapshot() as position) p
      left join lateral (
        select distinct kind, subject_id, subject
          from change_log
         where xid >= pg_snapshot_xmin(${since}::pg_snapshot)
           and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
         limit ${limit + 1}
      ) c on true`.execute(database);
  const changes = rows.flatMap((row) =>
    row.kind === null ? [] : [{ kind: row.kind, subjectId: row.subject_id, subject: row.subject }],
  );
  return { changes, position: rows[0]?.position ?? since };
}

/** Forgets changes that every living node has long read. */
export async function forgetOldChanges(database: Database): Promise<void> {
  await sql`delete from change_log where at < now() - interval '1 day'`.execute(database);
}
