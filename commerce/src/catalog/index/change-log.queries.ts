import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface ChangeRow {
  readonly seq: number;
  readonly kind: 'product' | 'price' | 'stock' | 'removed' | 'category' | 'content';
  readonly subjectId: number;
  readonly xid: number;
}

export interface LogHorizon {
  /**
   * The oldest running transaction, or the next one when none is running: every transaction below it has ended
   * and is visible. Transaction ids are 64 bits wide, but far below 2^53 in any shop.
   */
  readonly xmin: number;
  /** Another one after a failover: the new primary may lack the last transactions, and gives their ids out again. */
  readonly timeline: string;
}

export async function selectHorizon(database: Database): Promise<LogHorizon> {
  const { rows } = await sql<{ xmin: string; timeline: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin,
           case when pg_is_in_recovery() then greatest(
                  (select timeline_id from pg_control_checkpoint()),
                  (select min_recovery_end_timeline from pg_control_recovery()))::text
                else ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int::text
           end as timeline`.execute(database);
  const [{ xmin, timeline } = { xmin: '', timeline: '' }] = rows;
  // With 0 every change would look new for ever.
  if (xmin === '' || !Number.isSafeInteger(Number(xmin)))
    throw new Error('PostgreSQL told no oldest open transaction');
  return { xmin: Number(xmin), timeline };
}

/** Which transactions a server shows: all below `oldest`, and those below `next` that are not running. */
export interface ServerSnapshot {
  readonly oldest: number;
  readonly next: number;
  readonly running: ReadonlySet<number>;
}

export async function selectSnapshot(database: Database): Promise<ServerSnapshot> {
  const { rows } = await sql<{ snapshot: string }>`
    select pg_current_snapshot()::text as snapshot`.execute(database);
  const [oldest = '0', next = '0', running = ''] = (rows[0]?.snapshot ?? '').split(':');
  const ids = running === '' ? [] : running.split(',').map(Number);
  return { oldest: Number(oldest), next: Number(next), running: new Set(ids) };
}

export const shows = ({ oldest, next, running }: ServerSnapshot, xid: number): boolean =>
  xid < oldest || (xid < next && !running.has(xid));

/** Whether a snapshot shows every transaction that another one shows. */
export const covers = (snapshot: ServerSnapshot, other: ServerSnapshot): boolean =>
  snapshot.next >= other.next &&
  [...snapshot.running].every((xid) => xid >= other.next || other.running.has(xid));

/** A reader's position during one pass over the log. */
export interface LogPosition {
  readonly xid: number;
  readonly seq: number;
}

/** The next visible changes after a position, ordered by transaction and number; a bare `xid` would order by its text. */
export async function selectChanges(
  database: Database,
  after: LogPosition,
  limit: number,
): Promise<ChangeRow[]> {
  const { rows } = await sql<{ seq: number; kind: ChangeRow['kind']; subject_id: number; xid: string }>`
    select seq, kind, subject_id, xid::text as xid
      from change_log
     where xid >= ${String(after.xid)}::xid8 and (xid, seq) > (${String(after.xid)}::xid8, ${after.seq}::bigint)
     order by change_log.xid, seq
     limit ${limit}`.execute(database);
  return rows.map((row) => ({
    seq: row.seq,
    kind: row.kind,
    subjectId: row.subject_id,
    xid: Number(row.xid),
  }));
}

/** Number of changes from a transaction on, counted up to `limit`. */
export async function countChangesFrom(database: Database, xid: number, limit: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from (
      select from change_log where xid >= ${String(xid)}::xid8 limit ${limit}
    ) as waiting_changes`.execute(database);
  return rows[0]?.waiting ?? 0;
}

/** How many of these rows a server has. */
export async function countHeld(database: Database, rows: readonly ChangeRow[]): Promise<number> {
  const { rows: counted } = await sql<{ held: number }>`
    select count(*) as held
      from unnest(${rows.map(({ seq }) => seq)}::bigint[], ${rows.map(({ xid }) => String(xid))}::text[],
                  ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ subjectId }) => subjectId)}::bigint[])
             as wanted (seq, xid, kind, subject_id)
      join change_log c on c.xid = wanted.xid::xid8 and c.seq = wanted.seq
                       and c.kind = wanted.kind and c.subject_id = wanted.subject_id`.execute(database);
  return counted[0]?.held ?? 0;
}

/** A few thousand products unpublished together; their numbers are text until they are wanted. */
export interface RemovedProducts {
  readonly count: number;
  readonly ids: () => readonly number[];
}

const REMOVED_TOGETHER = 2500;

export interface Removed {
  readonly together: readonly RemovedProducts[];
  /** What the server showed, for the next look: as `pg_current_snapshot` writes it. */
  readonly snapshot: string;
}

/**
 * Products unpublished since a transaction and not published again, at most `limit`; with `seen` only those that the
 * snapshot did not show. The log alone is read: who changes a product holds its row, so that the last one has the
 * highest number.
 */
export async function selectRemovedFrom(
  database: Database,
  { xid, seen }: { readonly xid: number; readonly seen: string | undefined },
  limit: number,
): Promise<Removed> {
  const before = sql`${seen ?? null}::pg_snapshot`;
  const { rows } = await sql<{ snapshot: string; count: number | null; ids: string | null }>`
    select shown.snapshot, removed.count, removed.ids
      from (select pg_current_snapshot()::text as snapshot) as shown
      left join (
        select count(*)::int as count, string_agg(subject_id::text, ',') as ids
          from (select subject_id, row_number() over () as place
                  from change_log
                 where xid >= greatest(${String(xid)}::xid8, pg_snapshot_xmin(${before}))
                   and kind in ('removed', 'product')
                 group by subject_id
                having max(seq) filter (where kind = 'removed')
                     > coalesce(max(seq) filter (where kind = 'product'), 0)
                   and bool_or(kind = 'removed' and not coalesce(pg_visible_in_snapshot(xid, ${before}), false))
                 limit ${limit}) as gone
         group by place / ${REMOVED_TOGETHER}::int) as removed on true`.execute(database);
  const together = rows.flatMap(({ count, ids }) =>
    count === null || ids === null ? [] : [{ count, ids: () => ids.split(',').map(Number) }],
  );
  return { together, snapshot: rows[0]?.snapshot ?? '' };
}

/** Transaction of the oldest row, null for an empty log. */
export async function selectOldestChange(database: Database): Promise<number | null> {
  const { rows } = await sql<{
    xid: string;
  }>`select xid::text as xid from change_log order by change_log.xid limit 1`.execute(database);
  return rows[0] === undefined ? null : Number(rows[0].xid);
}

/**
 * Deletes changes older than so many days, but keeps the newest of them as a marker: a reader whose position
 * is before the oldest remaining row may have missed something.
 */
export async function deleteOldChanges(database: Database, days: number): Promise<void> {
  await sql`
    delete from change_log
     where at < now() - make_interval(days => ${days})
       and (xid, seq) < (select xid, seq from change_log
                          where at < now() - make_interval(days => ${days})
                          order by xid desc, seq desc limit 1)`.execute(database);
}

export async function countProducts(database: Database): Promise<number> {
  const row = await database
    .selectFrom('product')
    .select((by) => by.fn.countAll<number>().as('products'))
    .executeTakeFirstOrThrow();
  return row.products;
}

/** Identifies the database, so that a snapshot of another database is not loaded. */
export async function selectDatabaseIdentity(database: Database): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select (select oid from pg_database where datname = current_database())::text || '-' ||
           (select (extract(epoch from min(applied_at)) * 1000)::bigint from migration)::text as identity`.execute(
    database,
  );
  return rows[0]?.identity ?? '';
}
