import type { HeldGuard } from '@casamaestra/contract/staff/held-price.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import type { Changes, HeldRow } from '../planning/list-plan.ts';

/** Stores prices that wait for a second person; `seen` says all prices of a variant as text. */
export async function insertHeld(
  database: Database,
  importId: number,
  held: readonly (HeldRow & { readonly seen: string })[],
): Promise<void> {
  await sql`insert into goods_import_held (import_id, position, line, sku, product_id, changes, seen, percent, guards)
    select ${importId}::int, row_number() over (), line, sku, product, changes::jsonb, seen, percent,
           string_to_array(guards, ' ')
      from unnest(${held.map(({ line }) => line)}::int[], ${held.map(({ variant }) => variant.sku)}::text[],
        ${held.map(({ product }) => product.id)}::int[],
        ${held.map(({ changes }) => JSON.stringify(changes))}::text[], ${held.map(({ seen }) => seen)}::text[],
        ${held.map(({ percent }) => percent)}::float8[], ${held.map(({ guards }) => guards.join(' '))}::text[])
        as held (line, sku, product, changes, seen, percent, guards)`.execute(database);
}

const requests = (database: Database) =>
  database
    .selectFrom('goods_import')
    .innerJoin('staff', 'staff.id', 'goods_import.staff_id')
    .select(['goods_import.id', 'file_name as fileName', 'supplier', 'reason', 'staff_id as askedBy'])
    .select(['who as askedByName', 'staff.email', 'staff.language'])
    .select([
      sql<Date>`started_at`.as('askedAt'),
      sql<number>`(select count(*)::int from goods_import_held h
        where h.import_id = goods_import.id and h.decision is null)`.as('waiting'),
    ]);

/** Imports of which prices wait, oldest first. */
export const waitingRequests = (database: Database) =>
  requests(database)
    .where(
      sql<boolean>`exists (select from goods_import_held h where h.import_id = goods_import.id and h.decision is null)`,
    )
    .orderBy('goods_import.id')
    .execute();
export type StoredRequest = Awaited<ReturnType<typeof waitingRequests>>[number];

const hasHeld = sql<boolean>`exists (select from goods_import_held h where h.import_id = goods_import.id)`;

/** An import with prices that wait or waited. */
export const requestOf = (database: Database, id: number) =>
  requests(database).where('goods_import.id', '=', id).where(hasHeld).executeTakeFirst();

/** The same, locked: decided by one person at a time. */
export const lockRequest = (database: Database, id: number) =>
  requests(database)
    .where('goods_import.id', '=', id)
    .where(hasHeld)
    .forUpdate('goods_import')
    .executeTakeFirst();

const held = (database: Database, importId: number) =>
  database
    .selectFrom('goods_import_held')
    .select(['position', 'line', 'sku', 'product_id as productId', 'seen', 'percent'])
    .select([sql<Changes>`changes`.as('changes'), sql<HeldGuard[]>`guards`.as('guards')])
    .where('import_id', '=', importId)
    .where('decision', 'is', null)
    .orderBy('position');

/** Rows that wait, some at a time, with the name of their product. */
export const waitingPrices = (database: Database, importId: number, after: number, limit: number) =>
  held(database, importId)
    .select(
      sql<string | null>`(select name from product p where p.id = goods_import_held.product_id)`.as('name'),
    )
    .where('position', '>', after)
    .limit(limit)
    .execute();

/** Rows that wait: those that are named, or all. */
export const pricesToDecide = (
  database: Database,
  importId: number,
  positions: readonly number[] | undefined,
) =>
  held(database, importId)
    .$if(positions !== undefined, (query) =>
      query.where(sql<boolean>`position = any(${positions ?? []}::int[])`),
    )
    .execute();
export type HeldPriceRow = Awaited<ReturnType<typeof pricesToDecide>>[number];

/** How many wait by reason. */
export const waitingByGuard = (database: Database, importId: number) =>
  sql<{ guard: HeldGuard; count: number }>`select guard, count(*)::int as count
      from goods_import_held, unnest(guards) as guard
     where import_id = ${importId}::int and decision is null group by guard order by guard`
    .execute(database)
    .then(({ rows }) => rows);

interface StoredDecision {
  readonly decision: 'approved' | 'refused';
  readonly who: string;
  readonly at: Date;
  readonly reason: string | null;
  readonly importId: number | null;
  readonly count: number;
}

/** What was decided of an import, latest first: rows decided together are one. */
export const decisionsOf = (database: Database, importId: number): Promise<StoredDecision[]> =>
  database
    .selectFrom('goods_import_held')
    .innerJoin('staff', 'staff.id', 'decided_by')
    .select([
      sql<'approved' | 'refused'>`decision`.as('decision'),
      sql<Date>`decided_at`.as('at'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .select(['staff.name as who', 'reason', 'applied_by as importId'])
    .where('import_id', '=', importId)
    .where('decision', 'is not', null)
    .groupBy(['decision', 'decided_at', 'staff.name', 'reason', 'applied_by'])
    .orderBy('at', 'desc')
    .execute();

/** Decides rows; those of them that were decided before stay as they are. */
export async function decideHeld(
  database: Database,
  importId: number,
  {
    positions,
    ...decision
  }: {
    readonly positions: readonly number[];
    readonly decision: 'approved' | 'refused';
    readonly by: number;
    readonly at: Date;
    readonly reason: string | null;
    readonly appliedBy: number | null;
  },
): Promise<void> {
  await database
    .updateTable('goods_import_held')
    .set({
      decision: decision.decision,
      decided_by: decision.by,
      decided_at: decision.at,
      reason: decision.reason,
      applied_by: decision.appliedBy,
    })
    .where('import_id', '=', importId)
    .where(sql<boolean>`position = any(${positions}::int[])`)
    .where('decision', 'is', null)
    .execute();
}

/** Begins an import of approved prices; those that are others by now are told and left. Its number. */
export async function beginApproved(
  database: Database,
  importId: number,
  {
    rows,
    stale,
    at,
    who,
  }: {
    readonly rows: readonly HeldPriceRow[];
    readonly stale: ReadonlySet<number>;
    readonly at: Date;
    readonly who: { readonly staffId: number; readonly name: string };
  },
): Promise<number> {
  const { rows: made } = await sql<{
    id: number;
  }>`insert into goods_import (file_name, supplier, encoding, separator,
      decimals, rows, columns, state, staff_id, who, reason, created_at, started_at, held_of)
    select file_name, supplier, encoding, separator, decimals, ${rows.length}::int, columns, 'running',
      ${who.staffId}::int, ${who.name}, reason, ${at}::timestamptz, ${at}::timestamptz, id
      from goods_import where id = ${importId}::int returning id`.execute(database);
  const id = made[0]?.id ?? 0;
  await sql`insert into goods_import_row (import_id, position, sku, product_id, changes, outcome, guards)
    select ${id}::int, position, sku, product_id, changes,
           case when position = any(${[...stale]}::int[]) then 'changed' end, guards
      from goods_import_held
     where import_id = ${importId}::int and position = any(${rows.map(({ position }) => position)}::int[])`.execute(
    database,
  );
  return id;
}

/** Own prices that were decided since one looked. */
export async function decisionsUnseen(database: Database, staffId: number) {
  const { rows } = await sql<{
    importId: number;
    fileName: string;
    who: string;
    at: Date;
    approved: number;
    refused: number;
  }>`select i.id as "importId", i.file_name as "fileName", max(h.decided_at) as at,
      string_agg(distinct s.name, ', ') as who,
      count(*) filter (where h.decision = 'approved')::int as approved,
      count(*) filter (where h.decision = 'refused')::int as refused
    from goods_import i
    join goods_import_held h on h.import_id = i.id and h.decision is not null
      and h.decided_by <> i.staff_id and h.decided_at > coalesce(i.decisions_seen_at, '-infinity')
    join staff s on s.id = h.decided_by
   where i.staff_id = ${staffId}::int
   group by i.id order by at desc limit 20`.execute(database);
  return rows;
}

/** Marks decisions about one's own import as seen. */
export async function seeDecisions(
  database: Database,
  importId: number,
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<void> {
  await database
    .updateTable('goods_import')
    .set({ decisions_seen_at: at })
    .where('id', '=', importId)
    .where('staff_id', '=', staffId)
    .execute();
}
