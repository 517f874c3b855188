import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { insertSeedReviews, ratedProducts } from './load-demo-reviews.queries.ts';
import type { RatedProduct, SeedReview } from './load-demo-reviews.queries.ts';
import { starsWithMean } from './star-spread.ts';

type WordsByStars = Readonly<Record<string, readonly { readonly title: string; readonly comment: string }[]>>;

/** Texts for invented reviews: by department ("" for any product) and stars. */
export interface ReviewWords {
  readonly authors: readonly string[];
  readonly texts: Readonly<Record<string, WordsByStars>>;
}

const WITH_WORDS = 6;
const BATCH = 2000;
const DAY_MS = 86_400_000;
const OLDEST_DAYS = 540;
/** Primes as steps: the choices look random but are the same at every load. */
const [STEP_TEXT, STEP_AUTHOR, STEP_DAY] = [7, 11, 37];

function reviewsOf(product: RatedProduct, words: ReviewWords, now: number): SeedReview[] {
  const { id, average, count } = product;
  const wordsEvery = Math.ceil(count / WITH_WORDS);
  /** Number of texts used so far for each number of stars, so that none is used twice. */
  const spoken = new Map<number, number>();
  return starsWithMean(average, count).map((rating, index) => {
    const said = spoken.get(rating) ?? 0;
    const text = index % wordsEvery === 0 ? textOf(product, rating, said, words) : undefined;
    if (text) spoken.set(rating, said + 1);
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

/** Texts of the department first, then those for any product; none when all were used. */
function textOf({ id, department }: RatedProduct, rating: number, said: number, { texts }: ReviewWords) {
  const own = texts[department]?.[rating] ?? [];
  const common = texts['']?.[rating] ?? [];
  return said < own.length
    ? own[(id * STEP_TEXT + said) % own.length]
    : said < own.length + common.length
      ? common[(id * STEP_TEXT + said) % common.length]
      : undefined;
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
