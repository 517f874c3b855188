import { findExact, prefixRange, termsOf } from '../index/dictionary.ts';
import { FINDABLE, type Segment } from '../index/segment.ts';
import { isCore } from './headed.ts';
import { codeDocuments, MATCHED, matchAll, type Scratch } from './match.ts';
import type { Plan } from './plan.ts';
import { selectTop, type Candidate } from './select.ts';

/** What was typed so far: complete words, and the incomplete last one. */
export type Typed = {
  readonly closed: Plan | null;
  /** Folded beginning of a word, '' when the text ends with a blank. */
  readonly open: string;
  readonly openStem: string;
  /** Whether it is a name of goods as it stands: then only products named so are suggested. */
  readonly openIsNoun: boolean;
  /** Beginning of a SKU or GTIN, '' when it does not look like one. */
  readonly code: string;
};

/** Above this many documents only best sellers are considered: any of them is a fair suggestion. */
const WALK_MAX = 8_000;
const BEST_SELLERS = 1_500;
const CODE_SCORE = 1e6;
const CODES_MAX = 50;

const bestSellers = new WeakMap<Segment, Uint32Array>();

function bestSellersOf(segment: Segment): Uint32Array {
  let docs = bestSellers.get(segment);
  if (docs === undefined) {
    const all = Uint32Array.from({ length: segment.docs }, (_, doc) => doc);
    docs = selectTop(segment, all, Float64Array.from(segment.sold), segment.docs, BEST_SELLERS);
    bestSellers.set(segment, docs);
  }
  return docs;
}

/** Terms an incomplete word may become: a range of the sorted dictionary, or its own stem. */
type OpenTerms = {
  readonly from: number;
  readonly to: number;
  readonly exact: number;
  readonly noun: boolean;
};

function openTerms(segment: Segment, { open, openStem, openIsNoun }: Typed): OpenTerms | null {
  if (open === '') return null;
  const [from, to] = prefixRange(termsOf(segment), open);
  return { from, to, exact: findExact(termsOf(segment), openStem), noun: openIsNoun };
}

const fits = (term: number, open: OpenTerms): boolean =>
  (term >= open.from && term < open.to) || term === open.exact;

/** 0: the name has no such word; 2: it is the head noun; 1: elsewhere. */
function titleFit(segment: Segment, doc: number, open: OpenTerms | null): number {
  if (open === null) return 1;
  const from = segment.titleStart[doc] ?? 0;
  const core = segment.titleCore[doc] ?? 0;
  const head = segment.titleHead[doc] ?? 255;
  let fit = 0;
  for (let at = from; at < (segment.titleStart[doc + 1] ?? 0); at += 1) {
    if (open.noun && !isCore(core, at - from)) continue;
    if (!fits(segment.titleTerms[at] ?? 0, open)) continue;
    if (at - from === head) return 2;
    fit = 1;
  }
  return fit;
}

/** Terms that match each complete word. */
function closedTerms(segment: Segment, plan: Plan | null): Set<number>[] {
  return (plan?.slots ?? []).map(
    ({ alternatives }) =>
      new Set(alternatives.flatMap(({ terms }) => terms.map((term) => findExact(termsOf(segment), term)))),
  );
}

function holdsClosed(segment: Segment, doc: number, closed: readonly Set<number>[]): boolean {
  const title = segment.titleTerms.subarray(segment.titleStart[doc], segment.titleStart[doc + 1]);
  return closed.every((terms) => title.some((term) => terms.has(term)));
}

/** The candidates with the highest keys. */
class Keyed {
  readonly docs: Uint32Array;
  readonly keys: Float64Array;
  count = 0;
  private readonly segment: Segment;

  constructor(segment: Segment, most: number) {
    this.segment = segment;
    this.docs = new Uint32Array(most);
    this.keys = new Float64Array(most);
  }

  push(doc: number, score: number, fit: number): void {
    const { flags, popularity, stock } = this.segment;
    if (fit === 0 || ((flags[doc] ?? 0) & FINDABLE) !== FINDABLE) return;
    this.docs[this.count] = doc;
    this.keys[this.count] =
      score * (1 + (popularity[doc] ?? 0) / 512) * (0.5 + fit) * ((stock[doc] ?? 0) > 0 ? 1 : 0.8);
    this.count += 1;
  }
}

/** Products for an incomplete first word, from the postings of all words it may become. */
function walkOpen(segment: Segment, open: OpenTerms, scratch: Scratch): number {
  const { postingStart, postingDocs, postingImpacts } = segment;
  const { docs, score, marks } = scratch;
  let count = 0;
  const walk = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) {
      const doc = postingDocs[at] ?? 0;
      const impact = postingImpacts[at] ?? 0;
      if (((marks[doc] ?? 0) & MATCHED) === 0) {
        marks[doc] = 1;
        score[doc] = impact;
        docs[count] = doc;
        count += 1;
      } else if (impact > (score[doc] ?? 0)) score[doc] = impact;
    }
  };
  walk(postingStart[open.from] ?? 0, postingStart[open.to] ?? 0);
  const outside = open.exact >= 0 && (open.exact < open.from || open.exact >= open.to);
  if (outside) walk(postingStart[open.exact] ?? 0, postingStart[open.exact + 1] ?? 0);
  for (let at = 0; at < count; at += 1) marks[docs[at] ?? 0] = 0;
  return count;
}

/**
 * Documents that contain every complete word and match the incomplete one; undefined when there are too many.
 */
function walkClosed(
  segment: Segment,
  closed: Plan,
  open: OpenTerms | null,
  scratch: Scratch,
): Keyed | undefined {
  const count = matchAll(segment, closed, scratch, true);
  if (count > WALK_MAX) return undefined;
  const found = new Keyed(segment, count + CODES_MAX);
  for (let at = 0; at < count; at += 1) {
    const doc = scratch.docs[at] ?? 0;
    found.push(doc, scratch.score[doc] ?? 0, titleFit(segment, doc, open));
  }
  return found;
}

function walkGrowing(segment: Segment, open: OpenTerms, scratch: Scratch): Keyed | undefined {
  const { postingStart } = segment;
  const exact = open.exact < 0 ? 0 : (postingStart[open.exact + 1] ?? 0) - (postingStart[open.exact] ?? 0);
  if ((postingStart[open.to] ?? 0) - (postingStart[open.from] ?? 0) + exact > WALK_MAX) return undefined;
  const count = walkOpen(segment, open, scratch);
  const found = new Keyed(segment, count + CODES_MAX);
  for (let at = 0; at < count; at += 1) {
    const doc = scratch.docs[at] ?? 0;
    const fit = titleFit(segment, doc, open);
    found.push(doc, scratch.score[doc] ?? 0, fit > 0 || !open.noun ? 0.3 + fit : 0);
  }
  return found;
}

function pickBestSellers(segment: Segment, typed: Typed, open: OpenTerms | null): Keyed {
  const closed = closedTerms(segment, typed.closed);
  const sellers = bestSellersOf(segment);
  const found = new Keyed(segment, sellers.length + CODES_MAX);
  for (const doc of sellers) {
    const fit = titleFit(segment, doc, open);
    if (fit > 0 && holdsClosed(segment, doc, closed)) found.push(doc, 1, fit);
  }
  return found;
}

/** The best products for what was typed, at most `most`. */
export function suggestProducts(segment: Segment, typed: Typed, scratch: Scratch, most: number): Candidate[] {
  const open = openTerms(segment, typed);
  const walked =
    typed.closed !== null
      ? walkClosed(segment, typed.closed, open, scratch)
      : open !== null
        ? walkGrowing(segment, open, scratch)
        : new Keyed(segment, CODES_MAX);
  const found = walked ?? pickBestSellers(segment, typed, open);
  if (typed.code !== '') {
    for (const doc of codeDocuments(segment, typed.code, false).subarray(0, CODES_MAX))
      found.push(doc, CODE_SCORE, 1);
  }
  const { docs, keys, count } = found;
  const seen = new Set<number>();
  return Array.from(selectTop(segment, docs, keys, count, most), (position) => ({
    segment,
    doc: docs[position] ?? 0,
    key: keys[position] ?? 0,
  })).filter(({ doc }) => !seen.has(doc) && seen.add(doc));
}
