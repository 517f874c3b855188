import type { PriceFacet } from '../search-engine.ts';
import type { Part } from './part.ts';

const BUCKETS_MAX = 100;

/** Lowest and highest price, and how products spread between them, without the price filter. */
export function priceFacet(parts: readonly Part[], buckets: number): PriceFacet | null {
  const minCents = Math.min(...parts.map(({ counts }) => counts.prices[0] ?? Infinity));
  const maxCents = Math.max(...parts.map(({ counts }) => counts.prices[1] ?? -Infinity));
  if (!Number.isFinite(minCents)) return null;
  if (buckets <= 0) return { minCents, maxCents };
  const width = Math.max(1, Math.ceil((maxCents - minCents + 1) / Math.min(buckets, BUCKETS_MAX)));
  const counts = Array.from({ length: Math.ceil((maxCents - minCents + 1) / width) }, () => 0);
  const note = (price: number): void => {
    const bucket = Math.floor((price - minCents) / width);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  };
  for (const { segment, scratch, hits, spared } of parts) {
    for (let at = 0; at < hits; at += 1) note(segment.minPrice[scratch.docs[at] ?? 0] ?? 0);
    for (const doc of spared) note(segment.minPrice[doc] ?? 0);
  }
  const histogram = counts.map((count, bucket) => ({
    fromCents: minCents + bucket * width,
    toCents: Math.min(maxCents, minCents + (bucket + 1) * width - 1),
    count,
  }));
  return { minCents, maxCents, histogram };
}
