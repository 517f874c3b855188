import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { insertSeedReviews, ratedProducts } from './load-demo-reviews.queries.ts';
import type { RatedProduct, SeedReview } from './load-demo-reviews.queries.ts';
import { starsWithMean } from './star-spread.ts';

type WordsByStars = Readonly<Record<string, readonly { readonly title: string; readonly comment: string }[]>>;

/** Words for invented reviews: by department ("" for goods of any) and stars. */
export interface ReviewWords {
  readonly authors: readonly string[];
  readonly texts: Readonly<Record<string, WordsByStars>>;
}

const WITH_WORDS = 6;
const BATCH = 2000;
const DAY_MS = 86_400_000;
const OLDEST_DAYS = 540;
/** Primes far apart: picks that look unordered and are the same at every load. */
const [STEP_TEXT, STEP_AUTHOR, STEP_DAY] = [7, 11, 37];

function reviewsOf(product: RatedProduct, words: ReviewWords, now: number): SeedReview[] {
  const { id, average, count } = product;
  const wordsEvery = Math.ceil(count / WITH_WORDS);
  /** How often each number of stars has spoken: nobody says on one page what another said there. */
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

/** Words of the department first, then those of any goods; none once all were said. */
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
 * Gives the demo's products the reviews that their stars stand for: invented, as everything in the demo, hence
 * none is a verified purchase. Does nothing once there is any review.
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
