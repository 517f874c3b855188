import type { StoredPicture } from '../media/picture-url.ts';
import type { Database } from '../platform/database/connection.ts';
import { photosOf } from './photos.queries.ts';

export interface WaitingReview {
  readonly id: number;
  readonly product: string;
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
  readonly verified: boolean;
  readonly updated_at: Date;
  readonly photos: readonly StoredPicture[];
}

/** Reviews to be moderated, oldest first. */
export async function waitingReviews(database: Database, limit: number): Promise<WaitingReview[]> {
  return database
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select([
      'review.id',
      'product.name as product',
      'review.author',
      'review.rating',
      'review.title',
      'review.comment',
      'review.verified',
      'review.updated_at',
      photosOf.as('photos'),
    ])
    .where('review.state', '=', 'waiting')
    .orderBy('review.updated_at')
    .limit(limit)
    .execute();
}

interface Verdict {
  readonly state: 'published' | 'refused';
  readonly because: string | null;
  readonly now: Date;
}

/** Sets the result of the moderation; returns the product, undefined when there is no such review. */
export async function judgeReview(
  database: Database,
  id: number,
  { state, because, now }: Verdict,
): Promise<number | undefined> {
  const row = await database
    .updateTable('review')
    .set({ state, refused_because: because, moderated_at: now })
    .where('id', '=', id)
    .returning('product_id')
    .executeTakeFirst();
  return row?.product_id;
}

/** The product of a review. */
export async function reviewedProduct(database: Database, id: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('review')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.product_id;
}

/** The state of a review, locked until the transaction ends; undefined when there is no such review. */
export async function reviewState(database: Database, id: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('review')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state;
}
