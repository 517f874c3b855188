import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Numbers of the changes whose notes are pinned. */
export async function pinnedNotes(database: Database, orderId: number): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('order_pinned_note')
    .select(sql<number>`change_set_id::float8`.as('change'))
    .where('order_id', '=', orderId)
    .execute();
  return new Set(rows.map(({ change }) => change));
}

/** Whether a change is a note about this order. */
export async function isNoteOf(database: Database, change: number, record: string): Promise<boolean> {
  const row = await database
    .selectFrom('change_set')
    .select('kind')
    .where(sql<boolean>`id = ${change}::bigint`)
    .where('record', '=', record)
    .executeTakeFirst();
  return row?.kind === 'orders.note';
}

export async function putPin(database: Database, orderId: number, change: number): Promise<void> {
  await database
    .insertInto('order_pinned_note')
    .values({ change_set_id: change, order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removePin(database: Database, change: number): Promise<void> {
  await database
    .deleteFrom('order_pinned_note')
    .where(sql<boolean>`change_set_id = ${change}::bigint`)
    .execute();
}
