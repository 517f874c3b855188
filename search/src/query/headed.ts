import type { Analyzer } from '../analysis/analyzer.ts';
import { findExact, termsOf } from '../index/dictionary.ts';
import type { Segment } from '../index/segment.ts';
import { categoriesHeaded } from './intent.ts';
import { FIRM_SHIFT, type Scratch } from './match.ts';
import type { Plan, Slot } from './plan.ts';

/** First words of whatever stands for the head noun, guesses excepted. */
function headsOf({ alternatives }: Slot): string[] {
  return alternatives.flatMap(({ terms, loose }) => (loose === true ? [] : (terms[0] ?? [])));
}

type Test = (doc: number) => boolean;

/** Whether the title term at a position names the product itself. */
export const isCore = (core: number, position: number): boolean =>
  position < 8 && (core & (1 << position)) !== 0;

const never: Test = () => false;

/** Products in a category of that name, or in one that names other things beside it. */
function inCategory(segment: Segment, heads: readonly string[], analyzer: Analyzer, alone: boolean): Test {
  const nodes = categoriesHeaded(segment, heads, analyzer).filter((category) => category.alone || !alone);
  const { category, categoryEnd } = segment;
  return (doc) => {
    const own = category[doc] ?? 0;
    return nodes.some(({ node }) => own >= node && own < (categoryEnd[node] ?? node));
  };
}

/** Products with the head noun or its like in their name: anywhere, or before any small word (`core`). */
function inName(segment: Segment, heads: readonly string[], core: boolean): Test {
  const terms = new Set(heads.map((head) => findExact(termsOf(segment), head)));
  terms.delete(-1);
  const { titleStart, titleTerms, titleCore } = segment;
  return (doc) => {
    const from = titleStart[doc] ?? 0;
    const naming = titleCore[doc] ?? 0;
    for (let at = from; at < (titleStart[doc + 1] ?? from); at += 1)
      if (terms.has(titleTerms[at] ?? 0) && (!core || isCore(naming, at - from))) return true;
    return false;
  };
}

function keep({ docs }: Scratch, count: number, test: Test): number {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    if (!test(doc)) continue;
    docs[kept] = doc;
    kept += 1;
  }
  return kept;
}

function someOf({ docs }: Scratch, count: number, test: Test): boolean {
  for (let at = 0; at < count; at += 1) if (test(docs[at] ?? 0)) return true;
  return false;
}

/**
 * Keeps the products that are what the head noun of the query names. A name of goods demands it of the name or of a
 * category of that name alone, else of a category that names it among others, else there are none. Other words may
 * also be in brand or features. Queries without a certain head keep all. `counts`: candidates at the front of each
 * scratch; returns the new counts. `lacking`: candidates may lack words of the query; what is neither named so nor has
 * all the words is no answer ("quadri moderni" of a shop with electrical panels).
 */
export function keepHeaded(
  plan: Plan,
  segments: readonly Segment[],
  scratches: readonly Scratch[],
  counts: readonly number[],
  analyzer: Analyzer,
  lacking: boolean,
): readonly number[] {
  const slot = plan.slots[plan.headSlot];
  if (slot === undefined || slot.alternatives.some(({ code }) => code !== undefined)) return counts;
  const kept = (tests: readonly Test[]): number[] =>
    scratches.map((scratch, at) => keep(scratch, counts[at] ?? 0, tests[at] ?? never));
  if (!plan.headIsNoun) {
    const bit = 1 << (plan.headSlot + FIRM_SHIFT);
    return kept(
      scratches.map(
        ({ marks }) =>
          (doc) =>
            ((marks[doc] ?? 0) & bit) !== 0,
      ),
    );
  }
  const heads = headsOf(slot);
  const named = segments.map((segment): Test => {
    const [name, mentioned] = [inName(segment, heads, true), inName(segment, heads, false)];
    const [alone, among] = [true, false].map((one) => inCategory(segment, heads, analyzer, one));
    return (doc) => name(doc) || alone?.(doc) === true || (mentioned(doc) && among?.(doc) === true);
  });
  if (scratches.some((scratch, at) => someOf(scratch, counts[at] ?? 0, named[at] ?? never)))
    return kept(named);
  if (lacking && plan.slots.filter(({ known }) => known).length > 1) return scratches.map(() => 0);
  return kept(segments.map((segment) => inCategory(segment, heads, analyzer, false)));
}

/**
 * Keeps the products that have every name of goods set against another ("letto contenitore") in name, category, brand
 * or features: a bed whose text speaks of boxes below it is none with storage.
 */
export function keepAttributes(
  plan: Plan,
  scratches: readonly Scratch[],
  counts: readonly number[],
): readonly number[] {
  let needed = 0;
  for (const [index, { attribute }] of plan.slots.entries())
    if (attribute === true) needed |= 1 << (index + FIRM_SHIFT);
  if (needed === 0) return counts;
  const demanded = needed >>> 0;
  return scratches.map((scratch, at) =>
    keep(scratch, counts[at] ?? 0, (doc) => ((scratch.marks[doc] ?? 0) & demanded) >>> 0 === demanded),
  );
}
