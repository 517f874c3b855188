import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { RefundToSend } from '../../services.ts';

/**
 * What the bank told of whoever sent the money of payment `p`. Only the credit it was booked from counts: anybody may
 * send a cent that names the order.
 */
export const payerOf = (what: 'debtor_name' | 'debtor_iban') =>
  sql<string | null>`(
    select nullif(entry.${sql.ref(what)}, '')
      from payment_event booked join bank_entry entry on entry.reference = booked.detail ->> 'bankReference'
     where booked.payment_id = p.id and booked.kind = 'transferred'
     order by booked.id desc limit 1)`;

/** A refund that waits for a person, locked. */
export async function lockRefundToSend(
  database: Database,
  refundId: number,
): Promise<RefundToSend | undefined> {
  const { rows } = await sql<RefundToSend>`
    select r.order_id as "orderId", o.number as "orderNumber", r.amount_cents as "amountCents",
           ${payerOf('debtor_iban')} as "payerIban", r.iban
      from refund r join payment p on p.id = r.payment_id join shop_order o on o.id = r.order_id
     where r.id = ${refundId}::bigint
       and (r.state = 'failed' or (r.state = 'waiting' and r.next_try_at is null))
     for update of r`.execute(database);
  return rows[0];
}

/** Names the account a refund goes to; null: it goes by its gateway. */
export async function sendRefundTo(database: Database, refundId: number, iban: string | null): Promise<void> {
  await database.updateTable('refund').set({ iban }).where('id', '=', refundId).execute();
}
