import { stemItalian } from '../analysis/stem-italian.ts';
import { findExact, termsOf } from '../index/dictionary.ts';
import type { Segment } from '../index/segment.ts';
import { headStems } from './intent.ts';
import { slotShares, TIER } from './match.ts';
import type { Plan } from './plan.ts';
import { compareCandidates, type Candidate } from './select.ts';

/** Determined by measurements on judged queries (half for tuning, half for checking). */
export const RANK = {
  /** Added factor for products of the category named by the query. */
  intent: 0.5,
  /** Factor for products with every word among those that lack some. */
  allWords: 1.3,
  popularity: 0.12,
  outOfStock: 0.06,
  /** For the first candidates, by their names. */
  head: 0.3,
  adjacent: 0.8,
  coverage: 0.6,
  /** For the share of the query's meaning (by rarity of its words) that is in the name. */
  named: 0.6,
  /** Factor for each word in the name that the query asks to be without. */
  unwanted: 0.5,
} as const;

/** Number of candidates ranked more closely. Fixed, so that pages never overlap. */
export const RERANK_COUNT = 100;

/** Stem of "senza". */
const NEGATION = stemItalian('senza');

const tierOf = (score: number): number =>
  score >= TIER.code ? TIER.code : score >= TIER.allWords ? TIER.allWords : 0;

/** Writes relevance keys of matched documents to `keys`. */
export function fillRelevance(
  segment: Segment,
  docs: Uint32Array,
  count: number,
  score: Float32Array,
  boosts: Float32Array | null,
  keys: Float64Array,
): void {
  const { popularity, stock, category } = segment;
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    const raw = score[doc] ?? 0;
    const tier = tierOf(raw);
    let factor = 1 + (RANK.popularity * (popularity[doc] ?? 0)) / 255;
    if ((stock[doc] ?? 0) <= 0) factor -= RANK.outOfStock;
    if (boosts !== null) factor *= boosts[category[doc] ?? 0] ?? 1;
    if (tier === TIER.allWords) keys[at] = (raw - tier) * factor * RANK.allWords;
    else keys[at] = tier + (raw - tier) * factor;
  }
}

/** Term numbers of the query in one segment. */
type TitleQuery = {
  readonly terms: ReadonlySet<number>;
  readonly heads: ReadonlySet<number>;
  /** What is not wanted, and the term of "senza": after it such a word is just what was asked for. */
  readonly without: ReadonlySet<number>;
  readonly negation: number;
  readonly pairs: readonly (readonly [number, number])[];
  /** Ways to say each word of the query that some product has, and what part of the meaning it is. */
  readonly parts: readonly { readonly ways: readonly (readonly number[])[]; readonly share: number }[];
};

function titleQuery(segment: Segment, plan: Plan): TitleQuery {
  const number = (term: string): number => findExact(termsOf(segment), term);
  const terms = new Set<number>();
  for (const { alternatives } of plan.slots) {
    for (const alternative of alternatives) for (const term of alternative.terms) terms.add(number(term));
  }
  terms.delete(-1);
  const stems = plan.stems.map(number);
  const pairs = stems.slice(1).map((stem, index) => [stems[index] ?? -1, stem] as const);
  const shares = slotShares(plan);
  const parts = plan.slots.map(({ alternatives }, index) => ({
    ways: alternatives.map(({ terms: way }) => way.map(number)).filter((way) => !way.includes(-1)),
    share: shares[index] ?? 0,
  }));
  return {
    terms,
    parts,
    without: new Set((plan.without ?? []).map(number).filter((term) => term >= 0)),
    negation: number(NEGATION),
    heads: new Set([...headStems(plan)].map(number)),
    pairs: pairs.filter((pair) => !pair.includes(-1)),
  };
}

/** Words of a name that the query asks to be without, those after "senza" excepted. */
function unwantedIn(title: Uint32Array, { without, negation }: TitleQuery): number {
  if (without.size === 0 || (negation >= 0 && title.includes(negation))) return 0;
  return title.reduce((count, term) => count + (without.has(term) ? 1 : 0), 0);
}

/** How well the name itself matches the query: 1 or more. */
function titleFactor(segment: Segment, doc: number, query: TitleQuery): number {
  const from = segment.titleStart[doc] ?? 0;
  const to = segment.titleStart[doc + 1] ?? 0;
  if (to === from) return 1;
  const title = segment.titleTerms.subarray(from, to);
  let named = 0;
  for (const { ways, share } of query.parts)
    if (ways.some((way) => way.length > 0 && way.every((term) => title.includes(term)))) named += share;
  let covered = 0;
  let adjacent = 0;
  for (let at = from; at < to; at += 1) {
    const term = segment.titleTerms[at] ?? 0;
    if (query.terms.has(term)) covered += 1;
    if (
      at > from &&
      query.pairs.some(([left, right]) => segment.titleTerms[at - 1] === left && term === right)
    ) {
      adjacent += 1;
    }
  }
  const head = segment.titleTerms[from + (segment.titleHead[doc] ?? 255)] ?? -1;
  const headed = (segment.titleHead[doc] ?? 255) < to - from && query.heads.has(head);
  const asked = (1 + RANK.named * named) * RANK.unwanted ** unwantedIn(title, query);
  return (
    asked *
    (1 +
      (headed ? RANK.head : 0) +
      (RANK.coverage * covered) / (to - from) +
      (query.pairs.length === 0
        ? 0
        : (RANK.adjacent * Math.min(adjacent, query.pairs.length)) / query.pairs.length))
  );
}

const NOBODY: ReadonlyMap<number, number> = new Map();

/** Reorders the first RERANK_COUNT candidates by their names and what shoppers choose; the others stay behind them. */
export function rerank(
  candidates: readonly Candidate[],
  plan: Plan,
  favoured: ReadonlyMap<number, number> = NOBODY,
): Candidate[] {
  const queries = new Map<Segment, TitleQuery>();
  const first = candidates.slice(0, RERANK_COUNT).map((candidate) => {
    const { segment, doc, key } = candidate;
    let query = queries.get(segment);
    if (query === undefined) {
      query = titleQuery(segment, plan);
      queries.set(segment, query);
    }
    const tier = tierOf(key);
    const chosen = favoured.get(segment.id[doc] ?? 0) ?? 1;
    return { ...candidate, key: tier + (key - tier) * titleFactor(segment, doc, query) * chosen };
  });
  return [...first.toSorted(compareCandidates), ...candidates.slice(RERANK_COUNT)];
}
