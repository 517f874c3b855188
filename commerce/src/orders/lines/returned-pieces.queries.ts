import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Pieces of each line that left and have not come back, of an order that is locked. */
export async function piecesOut(
  transaction: Database,
  orderId: number,
): Promise<readonly { readonly position: number; readonly sku: string; readonly left: number }[]> {
  const { rows } = await sql<{ position: number; sku: string; left: number }>`
    select line.position, line.sku,
           greatest(0, coalesce(sum(sent.qty), 0) - line.restocked_qty - line.written_off_qty)::int as left
      from order_line line
      left join parcel on parcel.order_id = line.order_id
      left join lateral jsonb_to_recordset(parcel.lines) as sent (position smallint, qty integer)
        on sent.position = line.position
     where line.order_id = ${orderId}
     group by line.position, line.sku, line.restocked_qty, line.written_off_qty order by line.position`.execute(
    transaction,
  );
  return rows;
}

/** Notes pieces that came back and are not sold again. */
export async function writeOffPieces(
  transaction: Database,
  orderId: number,
  pieces: readonly { readonly position: number; readonly qty: number }[],
): Promise<void> {
  for (const { position, qty } of pieces)
    await transaction
      .updateTable('order_line')
      .set((line) => ({ written_off_qty: line('written_off_qty', '+', qty) }))
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
}

/** Counts a change of an order that shows in none of its own fields: who saw it before is told. */
export async function touchOrder(database: Database, orderId: number, at: Date): Promise<void> {
  await database.updateTable('shop_order').set({ updated_at: at }).where('id', '=', orderId).execute();
}
