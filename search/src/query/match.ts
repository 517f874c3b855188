import { termCodes, findExact, prefixRange, seek, termsOf } from '../index/dictionary.ts';
import { FINDABLE, type Segment } from '../index/segment.ts';
import { FIRM_BIT } from '../index/term-collector.ts';
import type { Alternative, Plan, Slot } from './plan.ts';

/** Working memory for one segment; reused between queries. */
export type Scratch = {
  readonly score: Float32Array;
  /**
   * Slots by document. Low half: the matched ones, a bit each, zero outside of matching. High half: those
   * found outside the description, valid for candidates only. One word, so that a posting costs one memory
   * access.
   */
  readonly marks: Uint32Array;
  readonly docs: Uint32Array;
};

/** Low half of a document's marks. */
export const MATCHED = 0xff_ff;
/** From a slot's bit to the bit that says it was found outside the description. */
export const FIRM_SHIFT = 16;

export const createScratch = (docs: number): Scratch => ({
  score: new Float32Array(docs),
  marks: new Uint32Array(docs),
  docs: new Uint32Array(docs),
});

type Postings = {
  readonly docs: Uint32Array;
  readonly impacts: Uint8Array;
  readonly weight: number;
  /** A guess is never firm. */
  readonly loose?: true;
};

/** A list this many times longer than the candidates is searched instead of iterated. */
const SEEK_FACTOR = 24;
const CODES_MAX = 200;
/** Added to a score: ranks products with all words first, and those with the typed code before all others. */
export const TIER = { allWords: 1024, code: 8192 } as const;
/** Products found by a code rank above those found by words. */
const CODE_IMPACT = 255;

function postingsOf(segment: Segment, term: string): Postings | undefined {
  const index = findExact(termsOf(segment), term);
  if (index < 0) return undefined;
  const [from, to] = [segment.postingStart[index], segment.postingStart[index + 1]];
  return {
    docs: segment.postingDocs.subarray(from, to),
    impacts: segment.postingImpacts.subarray(from, to),
    weight: 1,
  };
}

function intersect(lists: readonly Postings[], weight: number): Postings {
  const [shortest, ...others] = lists.toSorted((one, other) => one.docs.length - other.docs.length);
  const docs: number[] = [];
  const impacts: number[] = [];
  const positions = others.map(() => 0);
  for (let at = 0; shortest !== undefined && at < shortest.docs.length; at += 1) {
    const doc = shortest.docs[at] ?? 0;
    let sum = shortest.impacts[at] ?? 0;
    let firm = sum & FIRM_BIT;
    const everywhere = others.every((list, index) => {
      const position = seek(list.docs, doc, positions[index] ?? 0);
      positions[index] = position;
      sum += list.impacts[position] ?? 0;
      firm &= list.impacts[position] ?? 0;
      return list.docs[position] === doc;
    });
    if (!everywhere) continue;
    docs.push(doc);
    impacts.push((Math.round(sum / lists.length) & ~FIRM_BIT) | firm);
  }
  return { docs: Uint32Array.from(docs), impacts: Uint8Array.from(impacts), weight };
}

/** Documents whose codes begin with (or are) the code, sorted. */
export function codeDocuments(segment: Segment, code: string, exact: boolean): Uint32Array {
  const strings = termCodes(segment);
  const index = exact ? findExact(strings, code) : -1;
  const [from, to] = exact ? [index, index + 1] : prefixRange(strings, code);
  if (from < 0 || to <= from) return new Uint32Array(0);
  const docs = new Set<number>();
  for (let at = from; at < Math.min(to, from + CODES_MAX); at += 1) {
    for (const doc of segment.codeDocs.subarray(segment.codeDocStart[at], segment.codeDocStart[at + 1]))
      docs.add(doc);
  }
  return Uint32Array.from(docs).sort();
}

function resolve(segment: Segment, { terms, weight, code }: Alternative): Postings | undefined {
  if (code !== undefined) {
    const docs = codeDocuments(segment, code, false);
    return { docs, impacts: new Uint8Array(docs.length).fill(CODE_IMPACT), weight };
  }
  const lists = terms.map((term) => postingsOf(segment, term));
  if (!lists.every((list) => list !== undefined)) return undefined;
  const [only] = lists;
  return lists.length === 1 && only !== undefined ? { ...only, weight } : intersect(lists, weight);
}

type ResolvedSlot = {
  readonly bit: number;
  readonly idf: number;
  readonly lists: Postings[];
  readonly length: number;
};

function resolveSlots(segment: Segment, slots: readonly Slot[], loosely: boolean): ResolvedSlot[] {
  return slots.map((slot, index) => {
    const lists: Postings[] = [];
    for (const alternative of slot.alternatives) {
      if (alternative.loose === true && !loosely) continue;
      const list = resolve(segment, alternative);
      if (list !== undefined && list.docs.length > 0)
        lists.push(alternative.loose === true ? { ...list, loose: true } : list);
    }
    return {
      bit: 1 << index,
      idf: slot.idf,
      lists,
      length: lists.reduce((sum, list) => sum + list.docs.length, 0),
    };
  });
}

/** Number of postings a plan iterates: the estimate of its cost. */
export function planLength(segment: Segment, plan: Plan): number {
  let sum = 0;
  for (const slot of plan.slots) {
    for (const { terms } of slot.alternatives) {
      let least = Infinity;
      for (const term of terms) {
        const index = findExact(termsOf(segment), term);
        const length =
          index < 0 ? 0 : (segment.postingStart[index + 1] ?? 0) - (segment.postingStart[index] ?? 0);
        least = Math.min(least, length);
      }
      if (least !== Infinity) sum += least;
    }
  }
  return sum;
}

/** Adds every document of a slot; documents already found add its score. */
function addAll(scratch: Scratch, slot: ResolvedSlot, count: number): number {
  const { score, marks, docs } = scratch;
  const { bit } = slot;
  let end = count;
  for (const list of slot.lists) {
    const scale = (slot.idf * list.weight) / 255;
    const markable = list.loose === true ? 0 : FIRM_BIT;
    for (let at = 0; at < list.docs.length; at += 1) {
      const doc = list.docs[at] ?? 0;
      const impact = list.impacts[at] ?? 0;
      const before = marks[doc] ?? 0;
      const mark = (impact & markable) === 0 ? bit : bit | (bit << FIRM_SHIFT);
      if ((before & MATCHED) === 0) {
        marks[doc] = mark;
        score[doc] = scale * impact;
        docs[end] = doc;
        end += 1;
        continue;
      }
      if ((before & bit) === 0) score[doc] = (score[doc] ?? 0) + scale * impact;
      marks[doc] = before | mark;
    }
  }
  return end;
}

/** Marks the candidates that are in a slot. */
function narrow(scratch: Scratch, slot: ResolvedSlot, count: number, need: number): void {
  const { score, marks, docs } = scratch;
  const { bit } = slot;
  const take = (doc: number, before: number, impact: number, scale: number): void => {
    if ((before & bit) === 0) score[doc] = (score[doc] ?? 0) + scale * impact;
    marks[doc] = before | bit | ((impact & FIRM_BIT) === 0 ? 0 : bit << FIRM_SHIFT);
  };
  for (const list of slot.lists) {
    const scale = (slot.idf * list.weight) / 255;
    if (list.docs.length > count * SEEK_FACTOR) {
      for (let at = 0; at < count; at += 1) {
        const doc = docs[at] ?? 0;
        const before = marks[doc] ?? 0;
        if ((before & need) !== need) continue;
        const position = seek(list.docs, doc, 0);
        if (list.docs[position] === doc) take(doc, before, list.impacts[position] ?? 0, scale);
      }
      continue;
    }
    for (let at = 0; at < list.docs.length; at += 1) {
      const doc = list.docs[at] ?? 0;
      const before = marks[doc] ?? 0;
      if ((before & need) === need) take(doc, before, list.impacts[at] ?? 0, scale);
    }
  }
}

/**
 * Matches documents that have every slot; returns their number. They are in scratch.docs, their scores in
 * scratch.score. `loosely`: guesses count as the word.
 */
export function matchAll(segment: Segment, plan: Plan, scratch: Scratch, loosely: boolean): number {
  const slots = resolveSlots(segment, plan.slots, loosely).toSorted(
    (one, other) => one.length - other.length,
  );
  const [first, ...others] = slots;
  if (first === undefined || first.length === 0) return 0;
  const count = addAll(scratch, first, 0);
  let need = first.bit;
  for (const slot of others) {
    narrow(scratch, slot, count, need);
    need |= slot.bit;
  }
  const { marks, docs } = scratch;
  const { flags } = segment;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    const mark = marks[doc] ?? 0;
    if ((mark & MATCHED) === need && ((flags[doc] ?? 0) & FINDABLE) === FINDABLE) {
      docs[kept] = doc;
      kept += 1;
    }
    marks[doc] = mark & ~MATCHED;
  }
  return kept;
}

/**
 * Matches documents with at least the given share of the query's meaning (by rarity of its slots); those in
 * `exact` are known to contain every word.
 */
export function matchSome(
  segment: Segment,
  plan: Plan,
  scratch: Scratch,
  leastShare: number,
  exact: ReadonlySet<number>,
): number {
  const slots = resolveSlots(segment, plan.slots, true);
  let count = 0;
  for (const slot of slots) count = addAll(scratch, slot, count);
  const shares = slotShares(plan);
  const { marks, docs, score } = scratch;
  const { flags } = segment;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    const mask = marks[doc] ?? 0;
    let share = 0;
    for (let index = 0; index < shares.length; index += 1)
      if ((mask & (1 << index)) !== 0) share += shares[index] ?? 0;
    marks[doc] = mask & ~MATCHED;
    if (share < leastShare || ((flags[doc] ?? 0) & FINDABLE) !== FINDABLE) continue;
    if (exact.has(doc)) score[doc] = (score[doc] ?? 0) + TIER.allWords;
    else score[doc] = (score[doc] ?? 0) * share;
    docs[kept] = doc;
    kept += 1;
  }
  return kept;
}

/** Share of the whole meaning of each slot; unknown words count nothing. */
export function slotShares({ slots }: Plan): number[] {
  const sum = slots.reduce((total, { known, idf }) => total + (known ? idf : 0), 0);
  return slots.map(({ known, idf }) => (known && sum > 0 ? idf / sum : 0));
}

/** Ranks the products with the typed code before all others; returns the new count. */
export function addCodeMatches(segment: Segment, code: string, scratch: Scratch, count: number): number {
  return addDocuments(segment, codeDocuments(segment, code, true), scratch, count);
}

/** Ranks documents before all others, found or not; returns the new count. */
export function addDocuments(
  segment: Segment,
  added: Iterable<number>,
  { docs, score }: Scratch,
  count: number,
): number {
  const wanted = new Set<number>();
  for (const doc of added) {
    if (((segment.flags[doc] ?? 0) & FINDABLE) === FINDABLE) wanted.add(doc);
  }
  if (wanted.size === 0) return count;
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    if (wanted.delete(doc)) score[doc] = TIER.code;
  }
  let end = count;
  for (const doc of wanted) {
    score[doc] = TIER.code;
    docs[end] = doc;
    end += 1;
  }
  return end;
}
