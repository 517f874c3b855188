import type {
  ErpnextFailure,
  ErpnextFault,
  ErpnextPart,
  erpnextRunKinds,
} from '@casamaestra/contract/staff/erpnext.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export type RunKind = (typeof erpnextRunKinds)[number];

const open = ['reading', 'writing'] as const;

const runs = (database: Database) =>
  database
    .selectFrom('erpnext_run')
    .select([
      'id',
      'kind',
      'staff_id as staffId',
      'who',
      'state',
      'part',
      'since',
      'skip',
      'rows',
      'changed',
      'held',
    ])
    .select(['drafts', 'faults', 'turn', 'tries', 'due_at as dueAt', 'detail', 'started_at as startedAt'])
    .select(['ended_at as endedAt', 'import_id as importId'])
    .select([sql<ErpnextFailure | null>`failure`.as('failure')]);

export const lastRuns = (database: Database, limit: number) =>
  runs(database).orderBy('id', 'desc').limit(limit).execute();
export type Run = Awaited<ReturnType<typeof lastRuns>>[number];

export const runById = (database: Database, id: number): Promise<Run | undefined> =>
  runs(database).where('id', '=', id).executeTakeFirst();

export interface NewRun {
  readonly kind: RunKind;
  readonly staffId: number;
  readonly who: string;
  readonly part: ErpnextPart;
  readonly since: string | null;
  readonly at: Date;
}

/** Begins a run; undefined: another is under way. */
export async function insertRun(
  database: Database,
  { staffId, at, ...run }: NewRun,
): Promise<number | undefined> {
  const row = await database
    .insertInto('erpnext_run')
    .values({ ...run, staff_id: staffId, state: 'reading', due_at: at, started_at: at })
    .onConflict((conflict) =>
      conflict
        .expression(sql`(true)`)
        .where('state', 'in', [...open])
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Takes the open run for a node until `leaseEnds`, if it is due. */
export async function claimRun(
  database: Database,
  { now, leaseEnds }: { readonly now: Date; readonly leaseEnds: Date },
): Promise<Run | undefined> {
  const row = await database
    .updateTable('erpnext_run')
    .set({ due_at: leaseEnds, turn: sql`turn + 1` })
    .where('state', 'in', [...open])
    .where('due_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return row && runById(database, row.id);
}

export interface RunStep {
  readonly state?: 'reading' | 'writing';
  readonly part?: ErpnextPart;
  readonly since?: string | null;
  readonly skip?: number;
  readonly rows?: number;
  readonly tries?: number;
  readonly drafts?: number;
  readonly dueAt: Date;
  readonly failure?: ErpnextFailure | null;
  readonly detail?: string;
}

/** Moves a run on; false: another node did, or somebody stopped it. */
export async function stepRun(
  database: Database,
  { id, turn }: Pick<Run, 'id' | 'turn'>,
  { dueAt, ...step }: RunStep,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('erpnext_run')
    .set({ ...step, due_at: dueAt, turn: sql`turn + 1` })
    .where('id', '=', id)
    .where('turn', '=', turn)
    .where('state', 'in', [...open])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface RunEnd {
  readonly state: 'done' | 'failed';
  readonly at: Date;
  readonly failure?: ErpnextFailure | null;
  readonly detail?: string;
  readonly changed?: number;
  readonly held?: number;
  readonly drafts?: number;
  readonly importId?: number | null;
}

/** Ends a run and counts what it left out; false: it had ended. */
export async function endRun(
  database: Database,
  id: number,
  { at, importId, ...end }: RunEnd,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('erpnext_run')
    .set({
      ...end,
      ended_at: at,
      ...(importId !== undefined && { import_id: importId }),
      faults: sql`(select count(*)::int from erpnext_fault where run_id = ${id}::int)`,
    })
    .where('id', '=', id)
    .where('state', 'in', [...open])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the run under way, for another source is read from now on. */
export async function endOpenRun(database: Database, at: Date): Promise<void> {
  await database
    .updateTable('erpnext_run')
    .set({ state: 'done', ended_at: at, turn: sql`turn + 1` })
    .where('state', 'in', [...open])
    .execute();
}

export interface LeftOutRow {
  readonly name: string;
  readonly itemCode: string;
  readonly fault: ErpnextFault;
  readonly value: string;
}

export async function insertFaults(
  database: Database,
  runId: number,
  part: ErpnextPart,
  faults: readonly LeftOutRow[],
): Promise<void> {
  if (faults.length === 0) return;
  await database
    .insertInto('erpnext_fault')
    .values(
      faults.map(({ name, itemCode, fault, value }) => ({
        run_id: runId,
        part,
        name,
        item_code: itemCode,
        fault,
        value,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const faultsOfRun = (database: Database, id: number, limit: number) =>
  database
    .selectFrom('erpnext_fault')
    .select([
      'name',
      'item_code',
      'value',
      sql<ErpnextPart>`part`.as('part'),
      sql<ErpnextFault>`fault`.as('fault'),
    ])
    .where('run_id', '=', id)
    .orderBy('part')
    .orderBy('item_code')
    .limit(limit)
    .execute();

export async function cursorOf(database: Database, part: ErpnextPart): Promise<string | null> {
  const row = await database
    .selectFrom('erpnext_cursor')
    .select('modified')
    .where('part', '=', part)
    .executeTakeFirst();
  return row?.modified ?? null;
}

export async function putCursor(database: Database, part: ErpnextPart, modified: string): Promise<void> {
  await database
    .insertInto('erpnext_cursor')
    .values({ part, modified })
    .onConflict((conflict) => conflict.column('part').doUpdateSet({ modified }))
    .execute();
}

export async function purgeRuns(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('erpnext_run').where('ended_at', '<', before).execute();
}
