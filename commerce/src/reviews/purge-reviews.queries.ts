import type { Database } from '../platform/database/connection.ts';

/** Takes away every review of a customer; answers the products whose stars have to follow. */
export async function deleteReviewsOf(database: Database, customerId: number): Promise<number[]> {
  const rows = await database
    .deleteFrom('review')
    .where('customer_id', '=', customerId)
    .returning('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}
