import { fold } from '../analysis/fold.ts';
import { bayesianStars } from '../query/sort-keys.ts';
import type { FeatureValue, SearchDocument, SearchQuery } from '../search-engine.ts';

/** The expected result of the engine, computed in the simplest way over a list of documents. */

export type NaiveResult = {
  readonly ids: number[];
  readonly total: number;
  readonly facets: Record<string, Record<string, number>>;
  readonly categories: Record<string, number>;
  readonly prices: readonly [number, number] | null;
};

const words = (text: string): string[] => fold(text).split(/[^a-z0-9]+/);

function valuesOf(document: SearchDocument): Record<string, readonly FeatureValue[]> {
  const values: Record<string, readonly FeatureValue[]> = {};
  if (document.brand !== undefined) values['$brand'] = [document.brand];
  if (document.familyCode !== undefined) values['$family'] = [document.familyCode];
  if (document.promoCodes.length > 0) values['$promo'] = document.promoCodes;
  for (const { code, values: own } of document.features) if (own.length > 0) values[code] = own;
  return values;
}

function choicesOf(query: SearchQuery): [string, readonly FeatureValue[]][] {
  const choices = Object.entries(query.filters ?? {}).filter(([, values]) => values.length > 0);
  if (query.familyCode !== undefined) choices.push(['$family', [query.familyCode]]);
  if (query.promoCode !== undefined) choices.push(['$promo', [query.promoCode]]);
  return choices;
}

const between = (value: number, least = -Infinity, most = Infinity): boolean =>
  value >= least && value <= most;

function passesFixed(document: SearchDocument, query: SearchQuery): boolean {
  const path = query.categoryPath ?? [];
  return (
    document.published &&
    path.every((step, depth) =>
      typeof step === 'number' && depth === 0
        ? document.categoryIds.includes(step)
        : document.categoryIds[depth] === step || document.categoryLabels[depth] === step,
    ) &&
    (query.ids === undefined || query.ids.includes(document.id)) &&
    (query.skus === undefined || document.skus.some((sku) => query.skus?.includes(sku))) &&
    (query.text === undefined || words(query.text).every((word) => words(document.name).includes(word))) &&
    between(document.discountPercent, query.minDiscountPercent, query.maxDiscountPercent) &&
    between(document.discountCents, query.minDiscountCents, query.maxDiscountCents) &&
    (query.inStockOnly !== true || document.stock > 0) &&
    (query.saleOnly !== true || document.isSale) &&
    (query.minRating === undefined || document.ratingAverage >= query.minRating)
  );
}

const sortValues: Record<string, (document: SearchDocument) => number> = {
  'price-asc': ({ minPriceCents }) => -minPriceCents,
  'price-desc': ({ minPriceCents }) => minPriceCents,
  newest: ({ createdAt }) => createdAt,
  oldest: ({ createdAt }) => -createdAt,
  'updated-asc': ({ updatedAt }) => -updatedAt,
  'updated-desc': ({ updatedAt }) => updatedAt,
  'best-seller': ({ sold }) => sold,
  rating: ({ ratingAverage, ratingCount }) => bayesianStars(ratingAverage, ratingCount),
  discount: ({ discountPercent }) => discountPercent,
  'unit-price': ({ unitPriceCents }) => (unitPriceCents === undefined ? -Infinity : -unitPriceCents),
};

function compare(sort: string): (one: SearchDocument, other: SearchDocument) => number {
  const tie = (one: SearchDocument, other: SearchDocument): number =>
    other.sold - one.sold || one.id - other.id;
  if (sort === 'name') {
    return (one, other) =>
      fold(one.name) < fold(other.name) ? -1 : fold(one.name) > fold(other.name) ? 1 : tie(one, other);
  }
  const value = sortValues[sort] ?? (() => 0);
  return (one, other) => (value(one) === value(other) ? tie(one, other) : value(other) - value(one));
}

export function naiveSearch(documents: readonly SearchDocument[], query: SearchQuery): NaiveResult {
  const choices = choicesOf(query);
  const hits: SearchDocument[] = [];
  const facets: Record<string, Record<string, number>> = {};
  const categories: Record<string, number> = {};
  const prices: number[] = [];
  for (const document of documents.filter((one) => passesFixed(one, query))) {
    const values = valuesOf(document);
    const missed = choices
      .filter(([code, chosen]) => !(values[code] ?? []).some((value) => chosen.includes(value)))
      .map(([code]) => code);
    const priced = between(document.minPriceCents, query.minPriceCents, query.maxPriceCents);
    if (missed.length === 0) prices.push(document.minPriceCents);
    if (missed.length === 0 && priced) hits.push(document);
    for (const [code, all] of Object.entries(values)) {
      const counts = missed.length === 0 || (missed.length === 1 && missed[0] === code);
      if (!counts || !priced) continue;
      const counted = (facets[code] ??= {});
      for (const value of all) counted[String(value)] = (counted[String(value)] ?? 0) + 1;
    }
  }
  const depth = query.categoryPath?.length ?? 0;
  for (const { categoryIds } of hits) {
    const next = categoryIds[depth];
    if (next !== undefined) categories[next] = (categories[next] ?? 0) + 1;
  }
  const offset = query.offset ?? 0;
  return {
    ids: hits
      .toSorted(compare(query.sort ?? 'best-seller'))
      .slice(offset, offset + (query.limit ?? 24))
      .map(({ id }) => id),
    total: hits.length,
    facets,
    categories,
    prices: prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)],
  };
}
