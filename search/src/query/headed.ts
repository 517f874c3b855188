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

/** Whether a product is what the head noun names: by the words that name it, or by a category of that name. */
function isNamed(segment: Segment, slot: Slot, analyzer: Analyzer): Test {
  const heads = headsOf(slot);
  const terms = new Set(heads.map((head) => findExact(termsOf(segment), head)));
  terms.delete(-1);
  const nodes = categoriesHeaded(segment, heads, analyzer);
  const { titleStart, titleTerms, titleCore, category, categoryEnd } = segment;
  return (doc) => {
    const from = titleStart[doc] ?? 0;
    const end = from + (titleCore[doc] ?? 0);
    for (let at = from; at < end; at += 1) if (terms.has(titleTerms[at] ?? 0)) return true;
    const own = category[doc] ?? 0;
    return nodes.some((node) => own >= node && own < (categoryEnd[node] ?? node));
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
 * Keeps the products that are what the head noun of the query names. When none is: none for a name of goods, else
 * those that have the word in category, brand or features. Queries without a certain head keep all. `counts`:
 * candidates at the front of each scratch; returns the new counts.
 */
export function keepHeaded(
  plan: Plan,
  segments: readonly Segment[],
  scratches: readonly Scratch[],
  counts: readonly number[],
  analyzer: Analyzer,
): readonly number[] {
  const slot = plan.slots[plan.headSlot];
  if (slot === undefined || slot.alternatives.some(({ code }) => code !== undefined)) return counts;
  const named = segments.map((segment) => isNamed(segment, slot, analyzer));
  const bit = 1 << (plan.headSlot + FIRM_SHIFT);
  const firm = scratches.map(
    ({ marks }): Test =>
      (doc) =>
        ((marks[doc] ?? 0) & bit) !== 0,
  );
  const some = scratches.some((scratch, at) => someOf(scratch, counts[at] ?? 0, named[at] ?? (() => false)));
  if (!some && plan.headIsNoun) return counts.map(() => 0);
  const tests = some ? named : firm;
  return scratches.map((scratch, at) => keep(scratch, counts[at] ?? 0, tests[at] ?? (() => false)));
}
