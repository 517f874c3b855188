import { byteText } from '../../platform/bytes/byte-slab.ts';
import type { ByteText } from '../../platform/bytes/byte-slab.ts';
import type { ReviewsOf } from '../../reviews/read-reviews.usecase.ts';
import type { Detail } from './detail-store.ts';

/** Votes on reviews do not drop a product's cache entry: they show after this time. */
const VOTES_MS = 30_000;

interface KeptReviews {
  readonly json: ByteText;
  readonly until: number;
}

/**
 * The first page of a product's reviews as JSON, cached with the product detail, which a newly published
 * review replaces.
 */
export function createKeptReviews(reviewsOf: ReviewsOf, now: () => number) {
  const kept = new WeakMap<Detail, KeptReviews>();
  return async (detail: Detail): Promise<ByteText> => {
    const known = kept.get(detail);
    if (known !== undefined && now() < known.until) return known.json;
    const reviews = await reviewsOf(detail.sku);
    const json = byteText(JSON.stringify(reviews));
    kept.set(detail, { json, until: reviews.total_reviews === 0 ? Infinity : now() + VOTES_MS });
    return json;
  };
}
