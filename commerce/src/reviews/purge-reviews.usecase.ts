import type { Database } from '../platform/database/connection.ts';
import { deleteReviewsOf } from './purge-reviews.queries.ts';
import { refreshRating } from './reviews.queries.ts';

/** Deletes the reviews of a customer and updates the ratings of their products, in the caller's transaction. */
export async function purgeReviewsOf(database: Database, customerId: number): Promise<void> {
  const products = await deleteReviewsOf(database, customerId);
  for (const productId of products.toSorted((a, b) => a - b)) await refreshRating(database, productId);
}
