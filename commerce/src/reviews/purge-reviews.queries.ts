import type { Database } from '../platform/database/connection.ts';

/** Deletes every review of a customer; returns the products whose rating must be updated. */
export async function deleteReviewsOf(database: Database, customerId: number): Promise<number[]> {
  const rows = await database
    .deleteFrom('review')
    .where('customer_id', '=', customerId)
    .returning('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}
