import type { Analyzer } from '../analysis/analyzer.ts';
import { findExact, termsOf } from '../index/dictionary.ts';
import { categoryPath } from '../index/segment-absorb.ts';
import { FINDABLE, type Segment } from '../index/segment.ts';
import { FIRM_BIT } from '../index/term-collector.ts';
import type { CategoryCount } from '../search-engine.ts';
import { categoriesHeaded, hasLiving, livingIn } from './intent.ts';
import type { Plan } from './plan.ts';
import { presentCategory } from './present.ts';

/** A word in more products than these says nothing of where to look. */
const POSTINGS_MAX = 2_000;
/** Least products of a category that speak of it, and least part of all that do: a word said everywhere belongs nowhere. */
const WORTH = 5;
const LEAST_PART = 0.5;
/** Least share of the category's products: what a few of them mention is chance. */
const LEAST_SHARE = 0.4;

type Found = { readonly segment: Segment; readonly node: number; weight: number };

/** Adds the products whose texts mention a term to their categories. */
function addTerm(segment: Segment, term: string, found: Map<string, Found>): void {
  const index = findExact(termsOf(segment), term);
  if (index < 0) return;
  const [from, to] = [segment.postingStart[index] ?? 0, segment.postingStart[index + 1] ?? 0];
  if (to - from > POSTINGS_MAX) return;
  for (let at = from; at < to; at += 1) {
    const doc = segment.postingDocs[at] ?? 0;
    const node = segment.category[doc] ?? 0;
    if (node === 0 || ((segment.flags[doc] ?? 0) & FINDABLE) !== FINDABLE) continue;
    // What says how goods are ("rosa") says nothing of what goes with them.
    if (((segment.postingImpacts[at] ?? 0) & FIRM_BIT) !== 0) continue;
    const key = categoryPath(segment, node).ids.join('/');
    const before = found.get(key);
    if (before === undefined) found.set(key, { segment, node, weight: 1 });
    else before.weight += 1;
  }
}

/** The one category whose products speak of what is asked for: beds of mattresses. */
function whereSpokenOf(segments: readonly Segment[], stem: string): Found | undefined {
  const found = new Map<string, Found>();
  for (const segment of segments) addTerm(segment, stem, found);
  const whole = [...found.values()].reduce((sum, { weight }) => sum + weight, 0);
  return [...found.values()].find(
    ({ segment, node, weight }) =>
      weight >= WORTH && weight >= whole * LEAST_PART && weight >= livingIn(segment, node) * LEAST_SHARE,
  );
}

/** The category that another name of goods in the query names, or a department: chairs for "cuscino per sedia". */
function whereNamed(
  segments: readonly Segment[],
  stem: string,
  analyzer: Analyzer,
  nouns: ReadonlySet<string>,
): Found | undefined {
  for (const segment of segments) {
    const named = categoriesHeaded(segment, [stem], analyzer).find(
      ({ node }) => hasLiving(segment, node) && (nouns.has(stem) || segment.categoryParent[node] === 0),
    );
    if (named !== undefined) return { segment, node: named.node, weight: WORTH };
  }
  return undefined;
}

/**
 * The category nearest to words that find nothing. undefined when no one is near: to show any would be worse than none.
 */
export function nearCategory(
  segments: readonly Segment[],
  { stems, head, slots, headSlot }: Plan,
  analyzer: Analyzer,
  nouns: ReadonlySet<string>,
): CategoryCount | undefined {
  // A phrase that the shop knows and lacks ("ferro da stiro") is no kind of its words.
  if (slots[headSlot]?.alternatives.length === 0) return undefined;
  const others = stems.filter((_stem, at) => at !== head);
  const asked = stems[head];
  let best: Found | undefined;
  for (const stem of others) best ??= whereNamed(segments, stem, analyzer, nouns);
  if (asked !== undefined && nouns.has(asked)) best ??= whereSpokenOf(segments, asked);
  return best && presentCategory(best.segment, best.node, livingIn(best.segment, best.node));
}
