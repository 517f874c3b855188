import type { SearchDocument } from '../search-engine.ts';

/** A complete document for tests, with the given fields. */
export function sampleDocument(given: Partial<SearchDocument> & { readonly id: number }): SearchDocument {
  const price = given.minPriceCents ?? 1000;
  return {
    code: `P${given.id}`,
    name: `Prodotto ${given.id}`,
    skus: [`SKU-${given.id}`],
    gtins: [],
    categoryIds: [],
    categoryLabels: [],
    groups: [],
    features: [],
    minPriceCents: price,
    maxPriceCents: price,
    isSale: false,
    discountPercent: 0,
    discountCents: 0,
    stock: 5,
    ratingAverage: 0,
    ratingCount: 0,
    sold: 0,
    createdAt: 1_700_000_000,
    updatedAt: 1_700_000_000,
    isHot: false,
    isNew: false,
    published: true,
    promoCodes: [],
    ...given,
  };
}
