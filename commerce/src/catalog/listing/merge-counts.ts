import type { Facet } from '@casamaestra/contract/catalog/listing.ts';
import type { CountedPart } from './counts-cache.ts';

/**
 * The counts of a filtered listing in the order of the whole one: a group or a value keeps its place while one
 * filters, and what has no products any more stays with the count 0.
 */
export function mergeCounts(whole: CountedPart, filtered: CountedPart): CountedPart {
  const found = new Map(filtered.features.map((facet) => [facet.code, facet]));
  const known = new Set(whole.features.map(({ code }) => code));
  return {
    ...filtered,
    features: [
      ...whole.features.map((facet) => mergeFacet(facet, found.get(facet.code))),
      ...filtered.features.filter(({ code }) => !known.has(code)),
    ],
  };
}

function mergeFacet(whole: Facet, found: Facet | undefined): Facet {
  const results = new Map(found?.facet_results.map((result) => [result.value, result]));
  const merged = whole.facet_results.map((result) => {
    const own = results.get(result.value);
    results.delete(result.value);
    return own ?? { ...result, count: 0, selected: false };
  });
  return { ...whole, facet_results: [...merged, ...results.values()] };
}
