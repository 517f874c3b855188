import type { itemReviewsOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Database } from '../platform/database/connection.ts';
import { presentPicture } from '../media/picture-url.ts';
import { itemOfCode } from '../item-codes/item-of-code.usecase.ts';
import { countByStars, publishedReviews } from './reviews.queries.ts';
import type { ReviewRow } from './reviews.queries.ts';

export type ItemReviews = OperationOutput<typeof itemReviewsOperation>;

const STARS = [1, 2, 3, 4, 5] as const;

export interface ReviewsPage {
  readonly item_code: string;
  readonly start: number;
  readonly end: number;
  readonly stars?: number | undefined;
}

/** Width of a thumbnail on a sharp screen. */
const THUMBNAIL = 320;

const present = (itemCode: string, row: ReviewRow) => ({
  name: `REV-${row.id}`,
  item: itemCode,
  customer: row.author,
  rating: row.rating / STARS.length,
  title: row.title,
  comment: row.comment,
  verified: row.verified,
  written_at: row.created_at.toISOString(),
  helpful: row.helpful,
  unhelpful: row.unhelpful,
  photos: row.photos.map((photo) => presentPicture(photo, THUMBNAIL)),
  ...(row.reply !== null && { reply: row.reply }),
});

/** Published reviews of a product with count and average. */
export async function readReviews(
  database: Database,
  { item_code: itemCode, start, end: length, stars }: ReviewsPage,
): Promise<Outcome<ItemReviews>> {
  const productId = (await itemOfCode(database, itemCode))?.productId;
  if (productId === undefined) return refused('article_unknown', {}, 'item_code');
  const [counts, rows] = await Promise.all([
    countByStars(database, productId),
    publishedReviews(database, productId, { start, length, stars }),
  ]);
  const total = STARS.reduce((sum, star) => sum + (counts.get(star) ?? 0), 0);
  const sum = STARS.reduce((all, star) => all + star * (counts.get(star) ?? 0), 0);
  const average = total === 0 ? 0 : sum / total;
  return accepted({
    reviews: rows.map((row) => present(itemCode, row)),
    average_rating: average / STARS.length,
    average_whole_rating: Math.round(average) / STARS.length,
    reviews_per_rating: STARS.map((star) =>
      total === 0 ? 0 : Math.round(((counts.get(star) ?? 0) / total) * 100),
    ),
    total_reviews: total,
    matching_reviews: stars === undefined ? total : (counts.get(stars) ?? 0),
  });
}

const FIRST_REVIEWS = 10;

/** The first page of reviews of an item, for the product page. */
export type ReviewsOf = (itemCode: string) => Promise<ItemReviews>;

export function createReviewsOf(database: Database): ReviewsOf {
  return async (itemCode) => {
    const found = await readReviews(database, { item_code: itemCode, start: 0, end: FIRST_REVIEWS });
    return found.ok ? found.value : noReviews;
  };
}

/** For an item that was removed from the catalogue meanwhile. */
const noReviews: ItemReviews = {
  reviews: [],
  average_rating: 0,
  average_whole_rating: 0,
  reviews_per_rating: STARS.map(() => 0),
  total_reviews: 0,
  matching_reviews: 0,
};
