import type { Quotation } from '@casamaestra/contract/checkout/frappe-checkout.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { OrderRequest } from '../order-request.ts';

/** A stored quotation. */
export interface StoredQuotation {
  readonly name: string;
  readonly customerId: number | null;
  readonly request: OrderRequest;
  readonly document: Quotation;
  readonly couponCodes: readonly string[];
  readonly expiresAt: Date;
}

export async function insertQuotation(
  database: Database,
  quotation: StoredQuotation,
  createdAt: Date,
): Promise<void> {
  await database
    .insertInto('quotation')
    .values({
      name: quotation.name,
      customer_id: quotation.customerId,
      request: JSON.stringify(quotation.request),
      document: JSON.stringify(quotation.document),
      coupon_codes: [...quotation.couponCodes],
      created_at: createdAt,
      expires_at: quotation.expiresAt,
    })
    .execute();
}

/**
 * By name and owner: a customer's quotation belongs to that customer only, a guest's to anybody who knows its
 * name.
 */
export async function selectQuotation(
  database: Database,
  name: string,
  customerId: number | null,
): Promise<StoredQuotation | null> {
  const row = await database
    .selectFrom('quotation')
    .selectAll()
    .where('name', '=', name)
    .where((where) => where.or([where('customer_id', 'is', null), where('customer_id', '=', customerId)]))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    name: row.name,
    customerId: row.customer_id,
    request: row.request as OrderRequest,
    document: row.document as Quotation,
    couponCodes: row.coupon_codes,
    expiresAt: row.expires_at,
  };
}

/** Stores the new prices, unless it was ordered meanwhile. */
export async function updateQuotation(
  database: Database,
  { name, request, document, couponCodes }: StoredQuotation,
): Promise<void> {
  await database
    .updateTable('quotation')
    .set({
      request: JSON.stringify(request),
      document: JSON.stringify(document),
      coupon_codes: [...couponCodes],
    })
    .where('name', '=', name)
    .where('order_id', 'is', null)
    .execute();
}

export async function markOrdered(database: Database, name: string, orderId: number): Promise<void> {
  await database.updateTable('quotation').set({ order_id: orderId }).where('name', '=', name).execute();
}

/** Purges expired quotations; orders have copies of what they need. */
export async function deleteExpiredQuotations(database: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('quotation')
    .where('expires_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
