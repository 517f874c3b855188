import type { Analyzer } from '../analysis/analyzer.ts';
import { fold } from '../analysis/fold.ts';
import { FINDABLE, valueColumn, type Segment } from '../index/segment.ts';
import { RESERVED_FACETS, type MatchedRange } from '../search-engine.ts';
import { textsOf } from './segment-texts.ts';

/** A label with its words folded, for prefix comparison. */
export type LabelEntry = {
  readonly index: number;
  readonly label: string;
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly count: number;
};

const wordsOf = (label: string): string[] =>
  fold(label)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function wordsAndStems(label: string, analyzer: Analyzer): Pick<LabelEntry, 'words' | 'stems'> {
  const words = wordsOf(label);
  return { words, stems: words.map((word) => analyzer.term(word, true)) };
}

const brandEntries = new WeakMap<Segment, readonly LabelEntry[]>();
const categoryEntries = new WeakMap<Segment, readonly LabelEntry[]>();

/** Brands of a segment with the number of their products at first use. */
export function brandsOf(segment: Segment, analyzer: Analyzer): readonly LabelEntry[] {
  const known = brandEntries.get(segment);
  if (known !== undefined) return known;
  const texts = textsOf(segment);
  const facet = texts.facetIndex(RESERVED_FACETS.brand);
  const from = facet < 0 ? 0 : (segment.facetValues[facet] ?? 0);
  const to = facet < 0 ? 0 : (segment.facetValues[facet + 1] ?? 0);
  const counts = new Uint32Array(to - from);
  const values = valueColumn(segment);
  for (let doc = 0; doc < segment.docs && to > from; doc += 1) {
    if (((segment.flags[doc] ?? 0) & FINDABLE) !== FINDABLE) continue;
    for (let at = segment.valueStart[doc] ?? 0; at < (segment.valueStart[doc + 1] ?? 0); at += 1) {
      const value = values[at] ?? 0;
      if (value >= from && value < to) counts[value - from] = (counts[value - from] ?? 0) + 1;
    }
  }
  const entries = Array.from(counts, (count, index) => {
    const label = texts.value(from + index);
    return { index: from + index, label, ...wordsAndStems(label, analyzer), count };
  });
  brandEntries.set(segment, entries);
  return entries;
}

export function categoriesOf(segment: Segment, analyzer: Analyzer): readonly LabelEntry[] {
  const known = categoryEntries.get(segment);
  if (known !== undefined) return known;
  const texts = textsOf(segment);
  const entries: LabelEntry[] = [];
  for (let node = 1; node < segment.categoryId.length; node += 1) {
    const label = texts.categoryLabel(node);
    const first = segment.categoryDocs[node] ?? 0;
    const count = (segment.categoryDocs[segment.categoryEnd[node] ?? 0] ?? 0) - first;
    entries.push({ index: node, label, ...wordsAndStems(label, analyzer), count });
  }
  categoryEntries.set(segment, entries);
  return entries;
}

/** A typed word, folded, and its stem. */
export type TypedWord = { readonly word: string; readonly stem: string };

/**
 * How well a label matches: every typed word must be a prefix or a form of one of its words; more for the
 * first word. 0: no match.
 */
export function labelFit(
  { words, stems }: Pick<LabelEntry, 'words' | 'stems'>,
  typed: readonly TypedWord[],
): number {
  let fit = 0;
  for (const { word, stem } of typed) {
    const at = words.findIndex(
      (known, index) => known.startsWith(word) || (word.length > 3 && stems[index] === stem),
    );
    if (at < 0) return 0;
    fit += at === 0 ? 2 : 1;
  }
  return fit;
}

/** Positions of typed prefixes or intended words in a text. */
export function matchedRanges(
  text: string,
  typed: readonly string[],
  isMeant: (foldedWord: string) => boolean,
): MatchedRange[] {
  const ranges: MatchedRange[] = [];
  for (const found of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const word = fold(found[0]);
    const prefix = typed.find((beginning) => word.startsWith(beginning));
    if (prefix !== undefined && word.length === found[0].length)
      ranges.push([found.index, found.index + prefix.length]);
    else if (prefix !== undefined || isMeant(word)) ranges.push([found.index, found.index + found[0].length]);
  }
  return ranges;
}
