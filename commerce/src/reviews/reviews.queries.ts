import { sql } from 'kysely';
import type { StoredPicture } from '../media/picture-url.ts';
import type { Database } from '../platform/database/connection.ts';
import { photosOf } from './photos.queries.ts';

export interface ReviewRow {
  readonly id: number;
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
  readonly verified: boolean;
  readonly created_at: Date;
  readonly helpful: number;
  readonly unhelpful: number;
  readonly photos: readonly StoredPicture[];
  readonly reply: string | null;
}

interface Page {
  readonly start: number;
  readonly length: number;
  readonly stars: number | undefined;
}

/** Published reviews: those with text first, then the most helpful, then the newest. */
export async function publishedReviews(
  database: Database,
  productId: number,
  { start, length, stars }: Page,
): Promise<ReviewRow[]> {
  return database
    .selectFrom('review')
    .innerJoinLateral(
      (votes) =>
        votes
          .selectFrom('review_vote')
          .select([
            sql<number>`count(*) filter (where helpful)`.as('helpful'),
            sql<number>`count(*) filter (where not helpful)`.as('unhelpful'),
          ])
          .whereRef('review_id', '=', 'review.id')
          .as('vote'),
      (join) => join.onTrue(),
    )
    .select([
      'review.id',
      'review.author',
      'review.rating',
      'review.title',
      'review.comment',
      'review.verified',
      'review.created_at',
      'vote.helpful',
      'vote.unhelpful',
      photosOf.as('photos'),
      'review.reply',
    ])
    .where('review.product_id', '=', productId)
    .where('review.state', '=', 'published')
    .$if(stars !== undefined, (query) => query.where('review.rating', '=', stars ?? 0))
    .orderBy(sql`review.comment = ''`)
    .orderBy(sql`vote.helpful - vote.unhelpful`, 'desc')
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .offset(start)
    .limit(length)
    .execute();
}

/** Number of published reviews by stars. */
export async function countByStars(database: Database, productId: number): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('review')
    .select(['rating', ({ fn }) => fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('state', '=', 'published')
    .groupBy('rating')
    .execute();
  return new Map(rows.map(({ rating, count }) => [rating, count]));
}

/** Who writes: an account, or an order that was placed without one. */
export type Writer =
  | { readonly customerId: number; readonly orderId: null }
  | { readonly customerId: null; readonly orderId: number };

export interface WrittenReview {
  readonly productId: number;
  readonly writer: Writer;
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
  readonly verified: boolean;
  readonly now: Date;
}

/**
 * One review per product and writer: a second one replaces the first and must be moderated again. Returns its id.
 */
export async function putReview(database: Database, review: WrittenReview): Promise<number> {
  const { productId, writer, author, rating, title, comment, verified, now } = review;
  const words = { author, rating, title, comment, verified, updated_at: now };
  const row = await database
    .insertInto('review')
    .values({
      product_id: productId,
      customer_id: writer.customerId,
      order_id: writer.orderId,
      ...words,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', writer.customerId === null ? 'order_id' : 'customer_id'])
        .doUpdateSet({ ...words, state: 'waiting', refused_because: null, reply: null, replied_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function deleteReview(
  database: Database,
  customerId: number,
  productId: number,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('review')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function reviewOf(database: Database, customerId: number, productId: number) {
  return database
    .selectFrom('review')
    .select(['rating', 'title', 'comment', 'state', 'refused_because'])
    .select(({ selectFrom, fn }) =>
      selectFrom('review_photo')
        .select(fn.countAll<number>().as('count'))
        .whereRef('review_id', '=', 'review.id')
        .$asScalar()
        .$notNull()
        .as('photos'),
    )
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

export async function publishedReview(database: Database, id: number) {
  return database
    .selectFrom('review')
    .select(['id', 'customer_id'])
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst();
}

interface Vote {
  readonly reviewId: number;
  readonly customerId: number;
  readonly helpful: boolean;
}

/** Stores a vote and returns the counts of the review. */
export async function putVote(database: Database, { reviewId, customerId, helpful }: Vote) {
  await database
    .insertInto('review_vote')
    .values({ review_id: reviewId, customer_id: customerId, helpful })
    .onConflict((conflict) => conflict.columns(['review_id', 'customer_id']).doUpdateSet({ helpful }))
    .execute();
  return database
    .selectFrom('review_vote')
    .select([
      sql<number>`count(*) filter (where helpful)`.as('helpful'),
      sql<number>`count(*) filter (where not helpful)`.as('unhelpful'),
    ])
    .where('review_id', '=', reviewId)
    .executeTakeFirstOrThrow();
}

/** Updates the product's average and number of stars from its published reviews, and notifies every node. */
export async function refreshRating(database: Database, productId: number): Promise<void> {
  await sql`
    update product
       set rating_average = seen.average, rating_count = seen.count
      from (select round(avg(rating), 2) as average, count(*)::integer as count
              from review where product_id = ${productId} and state = 'published') as seen
     where id = ${productId}`.execute(database);
  await database.insertInto('change_log').values({ kind: 'product', subject_id: productId }).execute();
}
