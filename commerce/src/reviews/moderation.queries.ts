import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import { placedPhotosOf } from './photos.queries.ts';
import type { PlacedPhoto } from './photos.queries.ts';

export type ReviewState = 'waiting' | 'published' | 'refused';

export interface StaffReview {
  readonly id: number;
  readonly state: ReviewState;
  readonly product: string;
  readonly slug: string;
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
  readonly verified: boolean;
  readonly refused_because: string | null;
  readonly reply: string | null;
  readonly updated_at: Date;
  readonly photos: readonly PlacedPhoto[];
}

export interface WantedReviews {
  readonly state: ReviewState;
  /** Found anywhere in the review, its author or the product. */
  readonly text: string;
  readonly limit: number;
}

/** Reviews in a state: those to be moderated oldest first, others newest first. */
export async function reviewsIn(
  database: Database,
  { state, text, limit }: WantedReviews,
): Promise<StaffReview[]> {
  return database
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select(['review.id', 'review.state', 'product.name as product', 'product.slug'])
    .select(['review.author', 'review.rating', 'review.title', 'review.comment', 'review.verified'])
    .select(['review.refused_because', 'review.reply', 'review.updated_at'])
    .select(placedPhotosOf.as('photos'))
    .where('review.state', '=', state)
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', review.title, review.comment, review.author, product.name)), lower(${text})) > 0`,
      ),
    )
    .orderBy('review.updated_at', state === 'waiting' ? 'asc' : 'desc')
    .orderBy('review.id')
    .limit(limit)
    .execute();
}

export type HeldReview = Pick<StaffReview, 'state' | 'refused_because' | 'reply' | 'updated_at'>;

interface Verdict {
  readonly state: ReviewState;
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
    .set({ state, refused_because: because, moderated_at: state === 'waiting' ? null : now })
    .where('id', '=', id)
    .returning('product_id')
    .executeTakeFirst();
  return row?.product_id;
}

/** Sets what the shop says below a review; returns the product, undefined when there is no such review. */
export async function setReply(
  database: Database,
  id: number,
  { reply, now }: { readonly reply: string | null; readonly now: Date },
): Promise<number | undefined> {
  const row = await database
    .updateTable('review')
    .set({ reply, replied_at: reply === null ? null : now })
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

/** What the staff made of a review, locked until the transaction ends; undefined when there is no such review. */
export async function heldReview(database: Database, id: number): Promise<HeldReview | undefined> {
  return database
    .selectFrom('review')
    .select(['state', 'refused_because', 'reply', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
