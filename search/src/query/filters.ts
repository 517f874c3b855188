import { foldKey } from '../analysis/fold.ts';
import { TAG_FACETS, valueKey } from '../index/facet-collector.ts';
import { FINDABLE, FLAG, type Segment } from '../index/segment.ts';
import { RESERVED_FACETS, type FeatureValue, type SearchQuery } from '../search-engine.ts';
import type { SegmentTexts } from './segment-texts.ts';

/** Chosen facet values by code, including `familyCode` and `promoCode`. */
export type Choices = ReadonlyMap<string, readonly FeatureValue[]>;

const CHOICES_MAX = 27;

export function choicesOf(query: SearchQuery): Choices {
  const choices = new Map<string, readonly FeatureValue[]>();
  for (const [code, values] of Object.entries(query.filters ?? {})) {
    if (values.length > 0 && choices.size < CHOICES_MAX) choices.set(code, values);
  }
  if (query.familyCode !== undefined) choices.set(RESERVED_FACETS.family, [query.familyCode]);
  if (query.promoCode !== undefined) choices.set(RESERVED_FACETS.promo, [query.promoCode]);
  return choices;
}

/** Bit 0 is the price, each other bit one chosen facet. */
export const PRICE_BIT = 1;

/** The filter for the documents of one segment. */
export type SegmentFilter = {
  /** Flags that must all be set. */
  readonly flags: number;
  /** Conditions on columns, or null when there are none. */
  readonly columns: ((doc: number) => boolean) | null;
  readonly minPrice: number;
  readonly maxPrice: number;
  /** Bits that must be satisfied; a document that lacks exactly one counts for that facet. */
  readonly required: number;
  /** Bits satisfied by a value, by value number; null when no value is chosen. */
  readonly valueBits: Uint32Array | null;
  /** Whether a tag facet is chosen. */
  readonly tagged: boolean;
  /** First and last value (exclusive) of the facet of each bit. */
  readonly facetOfBit: readonly { readonly from: number; readonly to: number }[];
};

function columnConditions(query: SearchQuery, segment: Segment): ((doc: number) => boolean) | null {
  const conditions: ((doc: number) => boolean)[] = [];
  const within = (
    column: Uint32Array | Uint8Array,
    least: number | undefined,
    most: number | undefined,
  ): void => {
    if (least !== undefined) conditions.push((doc) => (column[doc] ?? 0) >= least);
    if (most !== undefined) conditions.push((doc) => (column[doc] ?? 0) <= most);
  };
  within(segment.discountCents, query.minDiscountCents, query.maxDiscountCents);
  within(segment.discountPercent, query.minDiscountPercent, query.maxDiscountPercent);
  const { stock, ratingMilli } = segment;
  if (query.inStockOnly === true) conditions.push((doc) => (stock[doc] ?? 0) > 0);
  if (query.minRating !== undefined) {
    const least = query.minRating * 1000;
    conditions.push((doc) => (ratingMilli[doc] ?? 0) >= least);
  }
  const [only] = conditions;
  if (only === undefined) return null;
  return conditions.length === 1 ? only : (doc) => conditions.every((condition) => condition(doc));
}

const RANGE = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/;

/** Whether a value is among the chosen ones, or a number within a chosen range: "100..200", "100..", "..200". */
export function chosenBy(values: readonly FeatureValue[]): (key: string) => boolean {
  const keys = new Set(values.map(valueKey));
  const ranges = values.flatMap((value) => {
    const found = typeof value === 'string' ? RANGE.exec(value) : null;
    return found === null
      ? []
      : [{ least: Number(found[1] ?? -Infinity), most: Number(found[2] ?? Infinity) }];
  });
  if (ranges.length === 0) return (key) => keys.has(key);
  return (key) => {
    if (keys.has(key)) return true;
    const number = key === '' ? NaN : Number(key);
    return ranges.some(({ least, most }) => number >= least && number <= most);
  };
}

/** Whether a segment has the facet and at least one of the values. */
export function holdsChoice(
  segment: Segment,
  code: string,
  values: readonly FeatureValue[],
  texts: SegmentTexts,
): boolean {
  const facet = texts.facetIndex(code);
  const isChosen = chosenBy(values);
  for (
    let value = segment.facetValues[facet] ?? 0;
    value < (segment.facetValues[facet + 1] ?? 0);
    value += 1
  ) {
    if (facet >= 0 && isChosen(texts.valueKey(value))) return true;
  }
  return false;
}

export function compileFilter(
  query: SearchQuery,
  choices: Choices,
  segment: Segment,
  texts: SegmentTexts,
): SegmentFilter {
  const flags =
    FINDABLE |
    (query.saleOnly === true ? FLAG.sale : 0) |
    (query.newOnly === true ? FLAG.new : 0) |
    (query.hotOnly === true ? FLAG.hot : 0);
  const priced = query.minPriceCents !== undefined || query.maxPriceCents !== undefined;
  let required = priced ? PRICE_BIT : 0;
  const facetOfBit = [{ from: 0, to: 0 }];
  const valueBits = choices.size > 0 ? new Uint32Array(segment.valueTextStart.length) : null;
  for (const [code, values] of choices) {
    const bit = 1 << facetOfBit.length;
    required |= bit;
    const facet = texts.facetIndex(code);
    const from = facet < 0 ? 0 : (segment.facetValues[facet] ?? 0);
    const to = facet < 0 ? 0 : (segment.facetValues[facet + 1] ?? 0);
    facetOfBit.push({ from, to });
    const isChosen = chosenBy(values);
    for (let value = from; value < to && valueBits !== null; value += 1) {
      if (isChosen(texts.valueKey(value))) valueBits[value] = (valueBits[value] ?? 0) | bit;
    }
  }
  return {
    flags,
    tagged: [...choices.keys()].some((code) => TAG_FACETS.has(code)),
    columns: columnConditions(query, segment),
    minPrice: query.minPriceCents ?? 0,
    maxPrice: query.maxPriceCents ?? Infinity,
    required,
    valueBits,
    facetOfBit,
  };
}

/** Nodes of a category path in one segment; undefined when it does not occur there. */
export function categoryNodes(
  path: readonly (string | number)[],
  segment: Segment,
  texts: SegmentTexts,
): number[] {
  let nodes: number[] = [0];
  path.forEach((step, depth) => {
    const next: number[] = [];
    const anywhere = depth === 0 && typeof step === 'number';
    for (let node = 1; node < segment.categoryId.length; node += 1) {
      const fits =
        typeof step === 'number'
          ? segment.categoryId[node] === step
          : texts.categoryKey(node) === foldKey(step);
      if (fits && (anywhere || nodes.includes(segment.categoryParent[node] ?? 0))) next.push(node);
    }
    nodes = next;
  });
  return nodes;
}
