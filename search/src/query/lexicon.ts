import { termCodes, findExact, prefixRange, seek, termsOf, textAt, wordsOf } from '../index/dictionary.ts';
import { FINDABLE, type Segment } from '../index/segment.ts';
import { FIRM_BIT } from '../index/term-collector.ts';
import { letterMask, mayBeNear } from '../index/letter-mask.ts';
import { spellingDistance } from './spelling.ts';

export type KnownWord = {
  /** Folded. */
  readonly word: string;
  /** With accents. */
  readonly shown: string;
  readonly term: string;
  /** How often and how prominently it occurs. */
  readonly weight: number;
  /** Distance from the typed word, 0 for expansions. */
  readonly distance: number;
};

const SCAN_MAX = 40_000;

/** The words of all segments as one dictionary. */
export class Lexicon {
  readonly segments: readonly Segment[];
  readonly documents: number;

  constructor(segments: readonly Segment[]) {
    this.segments = segments;
    this.documents = segments.reduce((sum, segment) => sum + segment.docs, 0);
  }

  /** Documents with the term, deleted ones included. */
  frequency(term: string): number {
    let sum = 0;
    for (const segment of this.segments) {
      const index = findExact(termsOf(segment), term);
      if (index >= 0) sum += (segment.postingStart[index + 1] ?? 0) - (segment.postingStart[index] ?? 0);
    }
    return sum;
  }

  /** Whether the term is in at least one document that can be found. */
  isAlive(term: string): boolean {
    for (const segment of this.segments) {
      const index = findExact(termsOf(segment), term);
      if (index < 0) continue;
      const end = segment.postingStart[index + 1] ?? 0;
      for (let at = segment.postingStart[index] ?? 0; at < end; at += 1) {
        if (((segment.flags[segment.postingDocs[at] ?? 0] ?? 0) & FINDABLE) === FINDABLE) return true;
      }
    }
    return false;
  }

  /** Whether the term says what some product is or has, beyond running text. */
  isFirm(term: string): boolean {
    return this.segments.some((segment) => {
      const index = findExact(termsOf(segment), term);
      if (index < 0) return false;
      const impacts = segment.postingImpacts.subarray(
        segment.postingStart[index],
        segment.postingStart[index + 1],
      );
      return impacts.some((impact) => (impact & FIRM_BIT) !== 0);
    });
  }

  /** Whether some product contains all the terms. */
  holdsTogether(terms: readonly string[]): boolean {
    return this.segments.some((segment) => {
      const lists = terms.map((term) => {
        const index = findExact(termsOf(segment), term);
        const [from, to] =
          index < 0 ? [0, 0] : [segment.postingStart[index], segment.postingStart[index + 1]];
        return segment.postingDocs.subarray(from, to);
      });
      const [shortest, ...others] = lists.toSorted((one, other) => one.length - other.length);
      return shortest?.some((doc) => others.every((list) => list[seek(list, doc, 0)] === doc)) ?? false;
    });
  }

  /** Weight of the exact word, 0 when unknown. */
  weight(word: string): number {
    let sum = 0;
    for (const segment of this.segments) {
      const index = findExact(wordsOf(segment), word);
      if (index >= 0) sum += segment.wordWeight[index] ?? 0;
    }
    return sum;
  }

  hasCode(code: string): boolean {
    return this.segments.some((segment) => this.codeIsLive(segment, findExact(termCodes(segment), code)));
  }

  hasCodePrefix(code: string): boolean {
    return this.segments.some((segment) => {
      const [from, to] = prefixRange(termCodes(segment), code);
      return to > from;
    });
  }

  private codeIsLive(segment: Segment, index: number): boolean {
    if (index < 0) return false;
    const docs = segment.codeDocs.subarray(segment.codeDocStart[index], segment.codeDocStart[index + 1]);
    return docs.some((doc) => ((segment.flags[doc] ?? 0) & FINDABLE) === FINDABLE);
  }

  /** Heaviest words that begin with the prefix. */
  expand(prefix: string, most: number): KnownWord[] {
    const found = new Map<string, KnownWord>();
    for (const segment of this.segments) {
      const [from, to] = prefixRange(wordsOf(segment), prefix);
      const end = Math.min(to, from + SCAN_MAX);
      for (const index of heaviest(segment.wordWeight, from, end, most * 2)) keep(found, segment, index, 0);
    }
    return [...found.values()].toSorted((one, other) => other.weight - one.weight).slice(0, most);
  }

  /** Known words similar to the typed one, best first. `prefix`: compares with their beginnings. */
  similar(typed: string, most: number, prefix = false): KnownWord[] {
    if (typed.length < 3 || typed.length > 30) return [];
    const limits = typed.length < 4 ? [0.8] : typed.length < 8 ? [1] : [1, 2];
    for (const limit of limits) {
      const found = new Map<string, KnownWord>();
      for (const segment of this.segments) this.scan(segment, typed, limit, prefix, found);
      // Hardly anybody gets the first letter wrong and another one, too.
      const likely = [...found.values()].filter(
        ({ word, distance }) => distance <= 1 || word[0] === typed[0],
      );
      if (likely.length > 0) {
        return likely
          .toSorted((one, other) => likelihood(other, typed) - likelihood(one, typed))
          .slice(0, most);
      }
    }
    return [];
  }

  private scan(
    segment: Segment,
    typed: string,
    limit: number,
    prefix: boolean,
    found: Map<string, KnownWord>,
  ): void {
    const { wordLetters, wordStart, wordBytes } = segment;
    const mask = letterMask(typed);
    const changes = Math.ceil(limit);
    const [from, to] = prefix ? prefixRange(wordsOf(segment), typed.slice(0, 1)) : [0, wordLetters.length];
    for (let index = from; index < to; index += 1) {
      if (!mayBeNear(mask, wordLetters[index] ?? 0, changes, prefix)) continue;
      const start = wordStart[index] ?? 0;
      const distance = spellingDistance(
        typed,
        wordBytes,
        start,
        wordStart[index + 1] ?? start,
        limit,
        prefix,
      );
      if (distance !== Infinity) keep(found, segment, index, distance);
    }
  }
}

/**
 * A frequent word at a slightly larger distance is preferred to a rare one: most misspellings are of common
 * words.
 */
function likelihood(known: KnownWord, typed: string): number {
  const sameStart = known.word[0] === typed[0] ? 0 : 3;
  return Math.log2(1 + known.weight) - 4 * known.distance - sameStart;
}

function keep(found: Map<string, KnownWord>, segment: Segment, index: number, distance: number): void {
  const word = textAt(segment.wordStart, segment.wordBytes, index);
  const shown = textAt(segment.wordShownStart, segment.wordShownBytes, index);
  const before = found.get(word);
  found.set(word, {
    word,
    shown: before !== undefined && before.shown !== word ? before.shown : shown === '' ? word : shown,
    term: textAt(segment.termStart, segment.termBytes, segment.wordTerm[index] ?? 0),
    weight: (before?.weight ?? 0) + (segment.wordWeight[index] ?? 0),
    distance,
  });
}

/** Indexes of the largest weights of a range, unordered. */
function heaviest(weights: Uint32Array, from: number, to: number, most: number): number[] {
  if (to - from <= most) return Array.from({ length: to - from }, (_, at) => from + at);
  const best: number[] = [];
  let least = -1;
  for (let index = from; index < to; index += 1) {
    const weight = weights[index] ?? 0;
    if (best.length === most && weight <= least) continue;
    let at = best.length === most ? most - 1 : best.length;
    while (at > 0 && (weights[best[at - 1] ?? 0] ?? 0) < weight) {
      best[at] = best[at - 1] ?? 0;
      at -= 1;
    }
    best[at] = index;
    least = weights[best.at(-1) ?? 0] ?? 0;
  }
  return best;
}
