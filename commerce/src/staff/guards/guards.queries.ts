import { eurosFromCents, centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import { guardDefaults } from '@casamaestra/contract/staff/guards.operations.ts';
import type { Guards } from '@casamaestra/contract/staff/guards.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Number of the advisory lock of who changes them. */
const GUARDS = 7_301_215;

/** One change of the guards after the other, until the transaction ends. */
export const lockGuards = (transaction: Database) =>
  sql`select pg_advisory_xact_lock(${GUARDS})`.execute(transaction);

export async function selectGuards(database: Database): Promise<Guards> {
  const row = await database
    .selectFrom('staff_guard')
    .select(['refund_alone_cents', 'refunds_an_hour', 'alone_minutes', 'price_percent', 'bulk_rows'])
    .executeTakeFirst();
  if (row === undefined) return guardDefaults;
  const { refund_alone_cents: alone, ...others } = row;
  return { refund_alone: eurosFromCents(alone), ...others };
}

export async function putGuards(
  transaction: Database,
  { refund_alone: alone, ...others }: Guards,
): Promise<void> {
  const row = { refund_alone_cents: centsFromEuros(alone), ...others };
  await transaction
    .insertInto('staff_guard')
    .values({ one: true, ...row })
    .onConflict((conflict) => conflict.column('one').doUpdateSet(row))
    .execute();
}

/** The change that waits; undefined: none does. */
export const waitingGuards = async (database: Database) => {
  const row = await database
    .selectFrom('staff_guard_request')
    .innerJoin('staff', 'staff.id', 'asked_by')
    .select([
      'staff_guard_request.id',
      'wanted',
      'seen',
      'reason',
      'asked_by as askedBy',
      'asked_at as askedAt',
    ])
    .select('staff.name as askedByName')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row && { ...row, wanted: row.wanted as Guards, seen: row.seen as Guards };
};
export type WaitingGuards = NonNullable<Awaited<ReturnType<typeof waitingGuards>>>;

export async function insertGuardsRequest(
  transaction: Database,
  request: Pick<WaitingGuards, 'wanted' | 'seen' | 'reason' | 'askedBy' | 'askedAt'>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('staff_guard_request')
    .values({
      wanted: JSON.stringify(request.wanted),
      seen: JSON.stringify(request.seen),
      reason: request.reason,
      asked_by: request.askedBy,
      asked_at: request.askedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function decideGuardsRequest(
  transaction: Database,
  id: number,
  { approve, by, at }: { readonly approve: boolean; readonly by: number; readonly at: Date },
): Promise<void> {
  await transaction
    .updateTable('staff_guard_request')
    .set({ state: approve ? 'approved' : 'refused', decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();
}

/** Who decided a request; undefined: there is none. */
export async function guardsDecider(database: Database, id: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('staff_guard_request')
    .innerJoin('staff', 'staff.id', 'decided_by')
    .select('staff.name as who')
    .where('staff_guard_request.id', '=', id)
    .executeTakeFirst();
  return row?.who;
}
