import { FIRM_SHIFT, slotShares, TIER, type Scratch } from './match.ts';
import type { Plan } from './plan.ts';

/**
 * With this many products that match outside the description, those that only mention the words are dropped.
 */
const FIRM_ENOUGH = 3;

/** What of the query must occur in name, category, brand or features. */
type Demand = { readonly head: boolean; readonly numbers: boolean; readonly share: number };

/** For products that contain every word somewhere. */
export const ALL_WORDS_DEMANDS: readonly Demand[] = [{ head: true, numbers: true, share: 0.5 }];
/** For products that lack words, strictest first: the first demand that enough products meet is used. */
export const SOME_WORDS_DEMANDS: readonly Demand[] = [
  { head: true, numbers: true, share: 0.5 },
  { head: false, numbers: false, share: 0.5 },
  { head: true, numbers: false, share: 0.25 },
  { head: false, numbers: false, share: 0.25 },
];

function neededSlots({ slots, stems, head, headFirst }: Plan, demand: Demand): number {
  const headStem = headFirst ? stems[head] : undefined;
  let needed = 0;
  for (const [index, { shown, known, alternatives }] of slots.entries()) {
    const isHead = headStem !== undefined && alternatives.some(({ terms }) => terms.includes(headStem));
    if (known && ((demand.head && isHead) || (demand.numbers && /\d/.test(shown)))) needed |= 1 << index;
  }
  return needed;
}

const PASSES = 1;
const FAILS = 2;

type Test = (scratch: Scratch, doc: number) => boolean;

function testOf(plan: Plan, demand: Demand): Test {
  const needed = neededSlots(plan, demand);
  const shares = slotShares(plan);
  /** By mask of firm slots; determined when first needed. */
  const verdicts = new Uint8Array(1 << plan.slots.length);
  const judge = (firm: number): number => {
    const share = shares.reduce((sum, part, index) => sum + ((firm & (1 << index)) === 0 ? 0 : part), 0);
    const verdict = (firm & needed) === needed && share >= demand.share ? PASSES : FAILS;
    verdicts[firm] = verdict;
    return verdict;
  };
  return ({ marks, score }, doc) => {
    const firm = (marks[doc] ?? 0) >>> FIRM_SHIFT;
    const verdict = verdicts[firm] ?? FAILS;
    if ((verdict === 0 ? judge(firm) : verdict) === PASSES) return true;
    return firm !== 0 && (score[doc] ?? 0) >= TIER.allWords;
  };
}

/** Whether enough pass, so that the others can be dropped. */
function enoughPass(scratches: readonly Scratch[], counts: readonly number[], passes: Test): boolean {
  let found = 0;
  for (const [index, scratch] of scratches.entries()) {
    const count = counts[index] ?? 0;
    for (let at = 0; at < count; at += 1) {
      if (passes(scratch, scratch.docs[at] ?? 0)) found += 1;
      if (found === FIRM_ENOUGH) return true;
    }
  }
  return false;
}

function keepPassing(scratch: Scratch, count: number, passes: Test): number {
  const { docs } = scratch;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    if (!passes(scratch, doc)) continue;
    docs[kept] = doc;
    kept += 1;
  }
  return kept;
}

/**
 * Drops products that merely mention the words in their description when enough others match better; when no
 * demand is met often enough, all stay. `counts`: candidates at the front of each scratch; returns the new
 * counts. Candidates marked as containing all words stay if one of the words occurs outside the description.
 */
export function keepFirm(
  plan: Plan,
  demands: readonly Demand[],
  scratches: readonly Scratch[],
  counts: readonly number[],
): readonly number[] {
  for (const demand of demands) {
    const passes = testOf(plan, demand);
    if (enoughPass(scratches, counts, passes))
      return scratches.map((scratch, index) => keepPassing(scratch, counts[index] ?? 0, passes));
  }
  return counts;
}
