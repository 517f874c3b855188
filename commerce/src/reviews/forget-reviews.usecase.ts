import type { Database } from '../platform/database/connection.ts';
import { deleteReviewsOf } from './forget-reviews.queries.ts';
import { refreshRating } from './reviews.queries.ts';

/** A customer leaves, in the caller's transaction: the reviews go and the stars of their products follow. */
export async function forgetReviewsOf(database: Database, customerId: number): Promise<void> {
  const products = await deleteReviewsOf(database, customerId);
  for (const productId of products.toSorted((a, b) => a - b)) await refreshRating(database, productId);
}
