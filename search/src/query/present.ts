import type { Analyzer } from '../analysis/analyzer.ts';
import type { Segment } from '../index/segment.ts';
import { categoryPath } from '../index/segment-texts.ts';
import { TAG_FACETS, valueKey, type FacetInfo } from '../index/facet-collector.ts';
import {
  RESERVED_FACETS,
  type CategoryCount,
  type FacetCount,
  type FeatureValue,
  type SearchQuery,
} from '../search-engine.ts';
import type { Counts } from './collect.ts';
import type { Choices } from './filters.ts';
import { categoryIntents, hasLiving, livingIn, type Intent } from './intent.ts';
import type { Plan } from './plan.ts';
import { textsOf } from './segment-texts.ts';

export type SegmentCounts = { readonly segment: Segment; readonly counts: Counts };

const MAX_FACETS = 12;
const MAX_FACET_VALUES = 100;

/** Number of products counted per facet, over all segments. */
function facetCoverage(parts: readonly SegmentCounts[]): Map<string, number> {
  const coverage = new Map<string, number>();
  for (const { segment, counts } of parts) {
    textsOf(segment).facets.forEach(({ code }, facet) => {
      let sum = 0;
      const to = segment.facetValues[facet + 1] ?? 0;
      for (let value = segment.facetValues[facet] ?? 0; value < to; value += 1)
        sum += counts.values[value] ?? 0;
      if (sum > 0) coverage.set(code, (coverage.get(code) ?? 0) + sum);
    });
  }
  return coverage;
}

/** The facets to show: chosen ones, then those requested or those with the most products. */
function facetCodes(query: SearchQuery, choices: Choices, coverage: Map<string, number>): string[] {
  const most = Math.max(0, query.maxFacets ?? MAX_FACETS);
  const asked = query.facets ?? 'auto';
  if (asked !== 'auto') return [...new Set([...asked, ...choices.keys()])];
  const codes = [...coverage]
    .filter(([code]) => !TAG_FACETS.has(code))
    .sort(([one, covered], [other, otherCovered]) => otherCovered - covered || (one < other ? -1 : 1))
    .map(([code]) => code)
    .filter((code) => code !== RESERVED_FACETS.brand);
  if (coverage.has(RESERVED_FACETS.brand)) codes.unshift(RESERVED_FACETS.brand);
  codes.length = Math.min(codes.length, most);
  const chosen = [...choices.keys()].filter((code) => !TAG_FACETS.has(code));
  return [...new Set([...codes, ...chosen])];
}

function typed(text: string, type: FacetInfo['type']): FeatureValue {
  if (type === 'boolean') return text === 'true';
  const number = Number(text);
  return type === 'number' && text !== '' && Number.isFinite(number) ? number : text;
}

/** Compares values from several segments like those inside one. */
function compareTexts(type: FacetInfo['type']): (one: Found, other: Found) => number {
  if (type === 'number') return (one, other) => Number(one.text) - Number(other.text);
  return (one, other) => (valueKey(one.text) < valueKey(other.text) ? -1 : 1);
}

type Found = { readonly text: string; count: number; readonly selected: boolean };

/** The values of one facet over all segments, at most `most` beside the chosen ones. */
function countFacet(
  code: string,
  parts: readonly SegmentCounts[],
  chosen: readonly FeatureValue[],
  most: number,
): FacetCount | undefined {
  let info: FacetInfo | undefined;
  const found: Found[] = [];
  const byKey = new Map<string, Found>();
  const chosenKeys = new Set(chosen.map(valueKey));
  for (const { segment, counts } of parts) {
    const texts = textsOf(segment);
    const facet = texts.facetIndex(code);
    if (facet < 0) continue;
    info ??= texts.facets[facet];
    const to = segment.facetValues[facet + 1] ?? 0;
    for (let value = segment.facetValues[facet] ?? 0; value < to; value += 1) {
      const count = counts.values[value] ?? 0;
      const selected = chosenKeys.size > 0 && chosenKeys.has(texts.valueKey(value));
      if (count === 0 && !selected) continue;
      const before = parts.length > 1 ? byKey.get(texts.valueKey(value)) : undefined;
      if (before !== undefined) {
        before.count += count;
        continue;
      }
      const entry = { text: texts.value(value), count, selected };
      found.push(entry);
      if (parts.length > 1) byKey.set(texts.valueKey(value), entry);
    }
  }
  if (info === undefined) return undefined;
  const { type, label, unit } = info;
  if (parts.length > 1) found.sort(compareTexts(type));
  let kept = found;
  if (found.length > most) {
    const byCount = found.toSorted((one, other) => other.count - one.count);
    const shown = new Set([
      ...byCount.slice(0, most),
      ...byCount.slice(most).filter(({ selected }) => selected),
    ]);
    kept = found.filter((entry) => shown.has(entry));
  }
  if (type !== 'number') kept.sort((one, other) => other.count - one.count);
  const values = kept.map(({ text, count, selected }) => ({ value: typed(text, type), count, selected }));
  return { code, label, type, ...(unit === undefined ? {} : { unit }), values };
}

export function presentFacets(
  query: SearchQuery,
  choices: Choices,
  parts: readonly SegmentCounts[],
): FacetCount[] {
  const most = query.maxFacetValues ?? MAX_FACET_VALUES;
  return facetCodes(query, choices, facetCoverage(parts)).flatMap((code) => {
    const facet = countFacet(code, parts, choices.get(code) ?? [], most);
    return facet === undefined || facet.values.length === 0 ? [] : [facet];
  });
}

/** The category of a node in the form of a result. */
export function presentCategory(segment: Segment, node: number, count: number): CategoryCount {
  const { ids, labels } = categoryPath(segment, node);
  return { id: ids.at(-1) ?? 0, label: labels.at(-1) ?? '', path: ids, labels, count };
}

/** Children of the current categories (roots: of the shop) with their products, most first. */
export function presentCategories(
  parts: readonly (SegmentCounts & { readonly nodes: readonly number[] })[],
): CategoryCount[] {
  const found = new Map<string, { segment: Segment; node: number; count: number }>();
  for (const { segment, counts, nodes } of parts) {
    const { categoryParent, categoryEnd } = segment;
    for (let node = 1; node < categoryEnd.length; node += 1) {
      if (!nodes.includes(categoryParent[node] ?? 0)) continue;
      let count = 0;
      for (let at = node; at < (categoryEnd[node] ?? 0); at += 1) count += counts.categories[at] ?? 0;
      if (count === 0) continue;
      const key = categoryPath(segment, node).ids.join('/');
      const before = found.get(key);
      if (before === undefined) found.set(key, { segment, node, count });
      else before.count += count;
    }
  }
  return [...found.values()]
    .map(({ segment, node, count }) => presentCategory(segment, node, count))
    .toSorted((one, other) => other.count - one.count || (one.label < other.label ? -1 : 1));
}

/** The category named by the words, when they cover its label. */
export function meantCategory(
  segments: readonly Segment[],
  plan: Plan,
  analyzer: Analyzer,
): CategoryCount | undefined {
  let best: { segment: Segment; intent: Intent } | undefined;
  for (const segment of segments) {
    const intent = categoryIntents(segment, plan, analyzer).find(({ node }) => hasLiving(segment, node));
    if (intent !== undefined && intent.coverage === 1 && intent.strength > (best?.intent.strength ?? 0)) {
      best = { segment, intent };
    }
  }
  if (best === undefined) return undefined;
  const { segment, intent } = best;
  return presentCategory(segment, intent.node, livingIn(segment, intent.node));
}
