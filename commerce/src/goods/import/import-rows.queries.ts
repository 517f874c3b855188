import { leftOutcomes } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { HeldGuard } from '@casamaestra/contract/staff/held-price.ts';
import type { Changes, PlannedRow } from './planning/list-plan.ts';

export interface ImportRow {
  readonly position: number;
  readonly sku: string;
  readonly productId: number;
  readonly changes: Changes;
  /** What a second person agreed to in spite of. */
  readonly guards: readonly HeldGuard[];
}
/** What became of a row that was left alone. */
type LeftOutcome = (typeof leftOutcomes)[number];
export type RowOutcome = 'written' | LeftOutcome;

/** What an import shall do, and that it has begun. */
export async function beginImport(
  database: Database,
  id: number,
  {
    planned,
    recalled,
    reason,
    at,
    who,
  }: {
    readonly planned: readonly PlannedRow[];
    /** Left alone from the beginning. */
    readonly recalled: readonly PlannedRow[];
    readonly reason: string | undefined;
    readonly at: Date;
    readonly who: { readonly staffId: number; readonly name: string };
  },
): Promise<void> {
  const rows = [...planned, ...recalled];
  const isLeft = rows.map((_, at) => at >= planned.length);
  await sql`insert into goods_import_row (import_id, position, sku, product_id, changes, outcome)
    select ${id}::int, row_number() over (), sku, product, changes::jsonb, case when is_left then 'recalled' end
      from unnest(${rows.map(({ variant }) => variant.sku)}::text[],
        ${rows.map(({ variant }) => variant.productId)}::int[],
        ${rows.map(({ changes }) => JSON.stringify(changes))}::text[], ${isLeft}::boolean[])
        as planned (sku, product, changes, is_left)`.execute(database);
  await database
    .updateTable('goods_import')
    .set({
      state: 'running',
      started_at: at,
      staff_id: who.staffId,
      who: who.name,
      reason: reason ?? null,
    })
    .where('id', '=', id)
    .execute();
}

const rows = (database: Database, id: number) =>
  database
    .selectFrom('goods_import_row')
    .select(['position', 'sku', 'product_id as productId', sql<Changes>`changes`.as('changes')])
    .select(sql<HeldGuard[]>`guards`.as('guards'))
    .where('import_id', '=', id)
    .orderBy('position');

/** The next rows that wait. */
export const waitingRows = (database: Database, id: number, limit: number): Promise<ImportRow[]> =>
  rows(database, id).where('outcome', 'is', null).limit(limit).execute();

export const writtenRows = (database: Database, id: number): Promise<ImportRow[]> =>
  rows(database, id).where('outcome', '=', 'written').execute();

/** The first rows that were left alone. */
export const leftRows = (database: Database, id: number, limit: number) =>
  database
    .selectFrom('goods_import_row')
    .select(['sku', sql<LeftOutcome>`outcome`.as('outcome')])
    .where('import_id', '=', id)
    .where('outcome', 'in', [...leftOutcomes])
    .orderBy('position')
    .limit(limit)
    .execute();

export async function setOutcomes(
  database: Database,
  id: number,
  outcomes: readonly (readonly [number, RowOutcome])[],
): Promise<void> {
  await sql`update goods_import_row r set outcome = new.outcome
    from unnest(${outcomes.map(([position]) => position)}::int[], ${outcomes.map(([, outcome]) => outcome)}::text[])
      as new (position, outcome)
    where r.import_id = ${id}::int and r.position = new.position`.execute(database);
}

/** The running import nobody is at, locked. */
export async function lockRunning(database: Database): Promise<number | undefined> {
  const row = await database
    .selectFrom('goods_import')
    .select('id')
    .where('state', '=', 'running')
    .forUpdate()
    .skipLocked()
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function endImport(
  database: Database,
  id: number,
  {
    state,
    at,
    change,
  }: { readonly state: 'done' | 'stopped'; readonly at: Date; readonly change: number | null },
): Promise<void> {
  await database
    .updateTable('goods_import')
    .set({ state, ended_at: at, change_set_id: change })
    .where('id', '=', id)
    .execute();
}
