import { NO_UNIT_PRICE, type Segment } from '../index/segment.ts';
import type { SearchSort } from '../search-engine.ts';

/** Bayesian average of stars: as if there were five more ratings of 3.5. */
const PRIOR_STARS = 3.5;
const PRIOR_COUNT = 5;

export const bayesianStars = (average: number, count: number): number =>
  (average * count + PRIOR_STARS * PRIOR_COUNT) / (count + PRIOR_COUNT);

/** Distributes ids evenly over 32 bits, differently for each seed. */
export function shuffleKey(id: number, seed: number): number {
  let hash = Math.imul(id ^ Math.imul(seed | 0, 0x9e37_79b1), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The number a sort orders by (higher first), for one document. */
export function sortKey(
  sort: Exclude<SearchSort, 'relevance'>,
  segment: Segment,
  seed: number,
): (doc: number) => number {
  const {
    minPrice,
    created,
    updated,
    sold,
    ratingMilli,
    ratingCount,
    discountPercent,
    unitPrice,
    nameRank,
    id,
  } = segment;
  switch (sort) {
    case 'price-asc':
      return (doc) => -(minPrice[doc] ?? 0);
    case 'price-desc':
      return (doc) => minPrice[doc] ?? 0;
    case 'newest':
      return (doc) => created[doc] ?? 0;
    case 'oldest':
      return (doc) => -(created[doc] ?? 0);
    case 'updated-desc':
      return (doc) => updated[doc] ?? 0;
    case 'updated-asc':
      return (doc) => -(updated[doc] ?? 0);
    case 'best-seller':
      return (doc) => sold[doc] ?? 0;
    case 'rating':
      return (doc) => bayesianStars((ratingMilli[doc] ?? 0) / 1000, ratingCount[doc] ?? 0);
    case 'discount':
      return (doc) => discountPercent[doc] ?? 0;
    case 'unit-price':
      return (doc) => (unitPrice[doc] === NO_UNIT_PRICE ? -Infinity : -(unitPrice[doc] ?? 0));
    case 'name':
      return (doc) => -(nameRank[doc] ?? 0);
    case 'random':
      return (doc) => shuffleKey(id[doc] ?? 0, seed);
  }
}
