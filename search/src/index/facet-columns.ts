import { byText } from './by-text.ts';
import { copied, reserved, stringBytes, stringStarts, type Source, type Sources } from './column-source.ts';
import type { FacetCollector } from './facet-collector.ts';
import { GrowableStrings, type GrowableWords } from './growable.ts';
import type { Order } from './order-documents.ts';
import type { SegmentBuilder } from './segment-builder.ts';

/** Number of values that fit 16 bits. */
const NARROW_MAX = 0x1_0000;

/** Values of a facet in display order without counts: numbers ascending, text alphabetically. */
function sortedPairs(
  facet: { readonly type: string; readonly values: ReadonlyMap<string, number> },
  texts: readonly string[],
): number[] {
  const numeric = facet.type === 'number';
  return [...facet.values]
    .sort(([one, pair], [other, otherPair]) =>
      numeric ? Number(texts[pair]) - Number(texts[otherPair]) || byText(one, other) : byText(one, other),
    )
    .map(([, pair]) => pair);
}

/** The pair numbers of each document, in the final order. */
function rows(
  items: GrowableWords,
  start: GrowableWords,
  pairPlace: Uint32Array,
  { documents }: Order,
): { starts: Source; values: Source } {
  const starts = new Uint32Array(documents.length + 1);
  documents.forEach((document, place) => {
    starts[place + 1] =
      (starts[place] ?? 0) + (start.items[document + 1] ?? 0) - (start.items[document] ?? 0);
  });
  const put: Source['put'] = (target) => {
    documents.forEach((document, place) => {
      const from = start.items[document] ?? 0;
      const length = (start.items[document + 1] ?? 0) - from;
      const to = starts[place] ?? 0;
      for (let at = 0; at < length; at += 1) target[to + at] = pairPlace[items.items[from + at] ?? 0] ?? 0;
    });
  };
  return { starts: copied(starts), values: { length: items.length, put } };
}

type FacetTables = Sources<
  'facetTextStart' | 'facetTextBytes' | 'facetValues' | 'valueTextStart' | 'valueTextBytes'
> & {
  /** Where each collected (facet, value) pair is among the values. */
  readonly pairPlace: Uint32Array;
  /** Numbers of values need more than 16 bits. */
  readonly isWide: boolean;
};

/** Facets and their values; those of one facet follow each other. */
export function facetTables({ facets, pairFacet, pairText }: FacetCollector): FacetTables {
  const facetTexts = new GrowableStrings();
  const valueTexts = new GrowableStrings();
  const facetValues = new Uint32Array(facets.length + 1);
  const pairPlace = new Uint32Array(pairFacet.length);
  for (const facet of facets) {
    const { code, label, type, unit } = facet;
    facetTexts.push(JSON.stringify({ code, label, type, unit }));
    for (const pair of sortedPairs(facet, pairText)) {
      pairPlace[pair] = valueTexts.length;
      valueTexts.push(pairText[pair] ?? '');
    }
    facetValues[facet.index + 1] = valueTexts.length;
  }
  return {
    facetTextStart: stringStarts(facetTexts),
    facetTextBytes: stringBytes(facetTexts),
    facetValues: copied(facetValues),
    valueTextStart: stringStarts(valueTexts),
    valueTextBytes: stringBytes(valueTexts),
    pairPlace,
    isWide: valueTexts.length > NARROW_MAX,
  };
}

export type FacetRows = Sources<'valueStart' | 'values' | 'wideValues' | 'tagStart' | 'tags'>;

/** Facets, their values and the rows of the documents. */
export function facetColumns(
  builder: SegmentBuilder,
  order: Order,
): Omit<FacetTables, 'pairPlace' | 'isWide'> & FacetRows {
  const { pairPlace, isWide, ...tables } = facetTables(builder.facets);
  const counted = rows(builder.values, builder.valueStart, pairPlace, order);
  const tags = rows(builder.tags, builder.tagStart, pairPlace, order);
  return {
    ...tables,
    valueStart: counted.starts,
    values: isWide ? reserved(0) : counted.values,
    wideValues: isWide ? counted.values : reserved(0),
    tagStart: tags.starts,
    tags: tags.values,
  };
}
