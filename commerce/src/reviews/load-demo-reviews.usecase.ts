import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { insertSeedReviews, ratedProducts } from './load-demo-reviews.queries.ts';
import type { RatedProduct, SeedReview } from './load-demo-reviews.queries.ts';
import { starsWithMean } from './star-spread.ts';

interface Words {
  readonly title: string;
  readonly comment: string;
}

/** Texts of invented reviews: by the code of a product and stars; none is used twice. */
export interface ReviewWords {
  readonly authors: readonly string[];
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly Words[]>>>>;
}

const BATCH = 2000;
const DAY_MS = 86_400_000;
const OLDEST_DAYS = 540;
/** Primes as steps: the choices look random but are the same at every load. */
const [STEP_TEXT, STEP_AUTHOR, STEP_DAY] = [7, 11, 37];

function reviewsOf(product: RatedProduct, words: ReviewWords, now: number): SeedReview[] {
  const { id, code, average, count } = product;
  /** Number of texts used so far for each number of stars. */
  const spoken = new Map<number, number>();
  return starsWithMean(average, count).map((rating, index) => {
    const said = spoken.get(rating) ?? 0;
    const text = words.texts[code]?.[rating]?.[said];
    spoken.set(rating, said + 1);
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
 * Gives the demo's products reviews that match their ratings: invented, like everything in the demo, so none
 * is marked as a verified purchase. Does nothing when there is any review.
 */
export async function loadDemoReviews(database: Database, words: ReviewWords, now: number): Promise<number> {
  const products = await ratedProducts(database);
  const all = products.flatMap((product) => reviewsOf(product, words, now));
  await commitTogether(database, async (transaction) => {
    for (let at = 0; at < all.length; at += BATCH)
      await insertSeedReviews(transaction, all.slice(at, at + BATCH));
  });
  return all.length;
}
