import type { Address } from '@casamaestra/contract/checkout/address.ts';
import type { Database } from '../../platform/database/connection.ts';

/** Invoices and credit notes of an order, oldest first. */
export const invoicesOfOrder = (database: Database, orderId: number) =>
  database
    .selectFrom('invoice')
    .select(['id', 'year', 'number', 'kind', 'day', 'state', 'total_cents as totalCents'])
    .where('order_id', '=', orderId)
    .orderBy('year')
    .orderBy('number')
    .execute();

export type InvoiceOfOrder = Awaited<ReturnType<typeof invoicesOfOrder>>[number];

/** What of an order a correction is judged by; the caller has locked the order. */
export async function orderToCorrect(transaction: Database, orderId: number) {
  const { address, billing, ...delivery } = await transaction
    .selectFrom('shop_order')
    .select(['shipping_rule as rule', 'shipping_label as label', 'shipping_address as address'])
    .select(['billing_address as billing', 'phone', 'note'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ...delivery, address: address as Address, billing: billing as Address | null };
}

export interface OrderCorrection {
  readonly shippingAddress?: Address | undefined;
  readonly billingAddress?: Address | undefined;
  readonly phone?: string | undefined;
  /** null: none. */
  readonly note?: string | null | undefined;
}

/** Writes what was corrected; what is undefined stays. */
export async function writeCorrection(
  transaction: Database,
  orderId: number,
  { shippingAddress, billingAddress, phone, note }: OrderCorrection,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('shop_order')
    .set({
      updated_at: at,
      ...(shippingAddress && { shipping_address: JSON.stringify(shippingAddress) }),
      ...(billingAddress && { billing_address: JSON.stringify(billingAddress) }),
      ...(phone !== undefined && { phone }),
      ...(note !== undefined && { note }),
    })
    .where('id', '=', orderId)
    .execute();
}
