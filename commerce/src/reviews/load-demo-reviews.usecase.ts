import type { Database } from '../platform/database/connection.ts';
import { insertSeedReviews, ratedProducts } from './load-demo-reviews.queries.ts';
import type { RatedProduct, SeedReview } from './load-demo-reviews.queries.ts';
import { starsWithMean } from './star-spread.ts';

/** Words for invented reviews, by stars. */
export interface ReviewWords {
  readonly authors: readonly string[];
  readonly texts: Readonly<Record<string, readonly { readonly title: string; readonly comment: string }[]>>;
}

const WITH_WORDS = 6;
const BATCH = 2000;
const DAY_MS = 86_400_000;
const OLDEST_DAYS = 540;
/** Primes far apart: picks that look unordered and are the same at every load. */
const [STEP_TEXT, STEP_AUTHOR, STEP_DAY] = [7, 11, 37];

function reviewsOf({ id, average, count }: RatedProduct, words: ReviewWords, now: number): SeedReview[] {
  const wordsEvery = Math.ceil(count / WITH_WORDS);
  return starsWithMean(average, count).map((rating, index) => {
    const texts = words.texts[String(rating)] ?? [];
    const text = index % wordsEvery === 0 ? texts[(id * STEP_TEXT + index) % texts.length] : undefined;
    const daysAgo = 1 + ((id * STEP_DAY + index * STEP_TEXT) % OLDEST_DAYS);
    return {
      product_id: id,
      author: words.authors[(id * STEP_AUTHOR + index) % words.authors.length] ?? '',
      rating,
      title: text?.title ?? '',
      comment: text?.comment ?? '',
      created_at: new Date(now - daysAgo * DAY_MS).toISOString(),
    };
  });
}

/**
 * Gives the demo's products the reviews that their stars stand for: invented, as everything in the demo, hence
 * none is a verified purchase. Does nothing once there is any review.
 */
export async function loadDemoReviews(database: Database, words: ReviewWords, now: number): Promise<number> {
  const products = await ratedProducts(database);
  const all = products.flatMap((product) => reviewsOf(product, words, now));
  await database.transaction().execute(async (transaction) => {
    for (let at = 0; at < all.length; at += BATCH)
      await insertSeedReviews(transaction, all.slice(at, at + BATCH));
  });
  return all.length;
}
