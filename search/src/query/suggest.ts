import { codeKey, fold } from '../analysis/fold.ts';
import { nameOf } from '../index/dictionary.ts';
import type { Segment } from '../index/segment.ts';
import type { CategoryCount, MatchedRange, SuggestRequest, SuggestResult } from '../search-engine.ts';
import { completions } from './completions.ts';
import { hasLiving } from './intent.ts';
import type { KnownWord } from './lexicon.ts';
import { nearCategory } from './near-category.ts';
import { inOwnLanguage } from './own-language.ts';
import { QUERY_CHARS_MAX } from './plan.ts';
import { presentCategory } from './present.ts';
import type { SearchCore } from './search-core.ts';
import { compareCandidates, type Candidate } from './select.ts';
import { brandsOf, categoriesOf, labelFit, matchedRanges, type TypedWord } from './suggest-labels.ts';
import { suggestProducts, type Typed } from './suggest-products.ts';

const LIMIT_MAX = 20;
/** Number of products used for completions. */
const SAMPLE = 40;
const EXPANSIONS = 12;

const limitOf = (wanted: number | undefined, usual: number): number =>
  Math.min(LIMIT_MAX, Math.max(0, Math.floor(wanted ?? usual)));

type Reading = {
  readonly typed: Typed;
  /** Folded words, the incomplete one last. */
  readonly words: readonly string[];
  readonly expansions: readonly KnownWord[];
};

/** Suggestions while the shopper types. Runs on the request thread: every step is bounded. */
export class Suggester {
  private readonly core: SearchCore;

  constructor(core: SearchCore) {
    this.core = core;
  }

  suggest(request: SuggestRequest): SuggestResult {
    const started = performance.now();
    let reading = this.read(fold(request.prefix.slice(0, QUERY_CHARS_MAX)));
    let products = this.products(reading);
    let correction: { from: string; to: string } | undefined;
    const lost = products.length === 0 && reading.expansions.length === 0;
    const meaning = lost
      ? inOwnLanguage(request.prefix, this.core.analyzer.tokens(request.prefix, 12), this.core)
      : undefined;
    const grown = lost && meaning === undefined ? this.grow(reading) : undefined;
    if (meaning !== undefined) {
      correction = { from: reading.words.join(' '), to: meaning };
      reading = this.read(`${fold(meaning)} `);
      products = this.products(reading);
    } else if (grown !== undefined) {
      reading = this.read(`${grown} `);
      products = this.products(reading);
    } else if (lost) {
      const respelled = this.respell(reading);
      if (respelled !== undefined) {
        correction = { from: reading.words.join(' '), to: respelled };
        reading = this.read(respelled);
        products = this.products(reading);
      }
    }
    const closedCorrection = reading.typed.closed?.correction;
    if (closedCorrection?.applied === true)
      correction ??= { from: closedCorrection.from, to: closedCorrection.to };
    // A correction that leads to nothing helps nobody.
    if (products.length === 0) correction = undefined;
    const shown = correction === undefined ? reading.words : this.read(correction.to).words;
    return {
      products: this.presentProducts(products, reading, limitOf(request.products, 6)),
      categories: this.categories(shown, limitOf(request.categories, 3), products.length === 0),
      brands: this.brands(shown, limitOf(request.brands, 3)),
      completions: this.completions(reading, grown, products, limitOf(request.completions, 6)),
      ...(correction === undefined ? {} : { correction }),
      tookMicros: Math.round((performance.now() - started) * 1000),
    };
  }

  private read(folded: string): Reading {
    const { analyzer, lexicon, synonyms } = this.core;
    const tokens = analyzer.tokens(folded, 12);
    const last = tokens.at(-1);
    const begun = last?.kind === 'word' && !/\s$/.test(folded) ? last.text : '';
    const growing = tokens.length > 1 && analyzer.isStop(begun) ? '' : begun;
    const openStem = growing === '' ? '' : analyzer.term(growing, true);
    const closedText = growing === '' ? folded : folded.slice(0, folded.lastIndexOf(growing));
    const closed = closedText.trim() === '' ? null : this.core.plan(closedText, true);
    const code = codeKey(folded);
    const words = tokens
      .filter(({ text }) => text === growing || !analyzer.isStop(text))
      .map(({ text }) => text);
    return {
      typed: {
        closed: closed === null || closed.slots.length === 0 ? null : closed,
        open: growing,
        openStem,
        openIsNoun: synonyms.roles.nouns.has(openStem),
        code: code.length >= 3 && /\d/.test(code) ? code : '',
      },
      words,
      expansions: growing === '' ? [] : lexicon.expand(growing, EXPANSIONS),
    };
  }

  private products({ typed }: Reading): Candidate[] {
    if (typed.closed === null && typed.open === '' && typed.code === '') return [];
    const found = this.core.segments.flatMap((segment) =>
      suggestProducts(segment, typed, this.core.scratch(segment), SAMPLE),
    );
    return this.core.segments.length > 1 ? found.toSorted(compareCandidates).slice(0, SAMPLE) : found;
  }

  /** Completes the last word by a synonym that no product contains ("condiz…"). */
  private grow({ typed, words }: Reading): string | undefined {
    if (typed.open.length < 3) return undefined;
    const found = this.core.synonyms.words.find(({ word }) => word.startsWith(typed.open));
    return found === undefined ? undefined : [...words.slice(0, -1), found.shown].join(' ');
  }

  /** Replaces the last word by the shop's spelling. */
  private respell({ typed, words }: Reading): string | undefined {
    const { lexicon, synonyms } = this.core;
    if (typed.open === '' || typed.openIsNoun || synonyms.roles.words.has(typed.openStem)) return undefined;
    const near = lexicon.similar(typed.open, 4, true).find(({ term }) => lexicon.isFirm(term));
    return near === undefined ? undefined : [...words.slice(0, -1), near.shown].join(' ');
  }

  private presentProducts(
    products: readonly Candidate[],
    reading: Reading,
    most: number,
  ): SuggestResult['products'] {
    return products.slice(0, most).map(({ segment, doc }) => {
      const name = nameOf(segment, doc);
      return { id: segment.id[doc] ?? 0, name, ranges: this.ranges(name, reading) };
    });
  }

  private ranges(text: string, { words, typed }: Reading): MatchedRange[] {
    const meant = new Set(
      typed.closed?.slots.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)),
    );
    meant.add(typed.openStem);
    return matchedRanges(text, words, (word) => meant.has(this.core.analyzer.term(word, true)));
  }

  private stemmed(words: readonly string[]): TypedWord[] {
    return words.map((word) => ({ word, stem: this.core.analyzer.term(word, true) }));
  }

  /** The category nearest to words that find nothing. */
  private nearest(words: readonly string[]): (CategoryCount & { ranges: MatchedRange[] })[] {
    const { segments, analyzer, synonyms } = this.core;
    const near = nearCategory(segments, this.core.plan(words.join(' '), true), analyzer, synonyms.roles);
    return near === undefined ? [] : [{ ...near, ranges: [] }];
  }

  /** `lost`: no product is found. */
  private categories(
    words: readonly string[],
    most: number,
    lost: boolean,
  ): (CategoryCount & { ranges: MatchedRange[] })[] {
    if (words.length === 0 || most === 0) return [];
    const typed = this.stemmed(words);
    const found = new Map<string, { segment: Segment; node: number; count: number; fit: number }>();
    for (const segment of this.core.segments) {
      for (const entry of categoriesOf(segment, this.core.analyzer)) {
        const fit = labelFit(entry, typed);
        if (fit === 0 || !hasLiving(segment, entry.index)) continue;
        const key = `${segment.categoryId[entry.index]}/${entry.label}`;
        const before = found.get(key);
        if (before === undefined) found.set(key, { segment, node: entry.index, count: entry.count, fit });
        else before.count += entry.count;
      }
    }
    if (found.size === 0 && lost) return this.nearest(words);
    return [...found.values()]
      .toSorted((one, other) => other.fit - one.fit || other.count - one.count)
      .slice(0, most)
      .map(({ segment, node, count }) => {
        const category = presentCategory(segment, node, count);
        return { ...category, ranges: matchedRanges(category.label, words, () => false) };
      });
  }

  private brands(words: readonly string[], most: number): SuggestResult['brands'] {
    if (words.length === 0 || most === 0) return [];
    const typed = this.stemmed(words);
    const found = new Map<string, { count: number; fit: number }>();
    for (const segment of this.core.segments) {
      for (const entry of brandsOf(segment, this.core.analyzer)) {
        const { label, count } = entry;
        const fit = count === 0 ? 0 : labelFit(entry, typed);
        if (fit === 0) continue;
        found.set(label, { count: (found.get(label)?.count ?? 0) + count, fit });
      }
    }
    return [...found]
      .toSorted(([, one], [, other]) => other.fit - one.fit || other.count - one.count)
      .slice(0, most)
      .map(([name, { count }]) => ({ name, count, ranges: matchedRanges(name, words, () => false) }));
  }

  private completions(
    reading: Reading,
    grown: string | undefined,
    products: readonly Candidate[],
    most: number,
  ): SuggestResult['completions'] {
    if (reading.words.length === 0 || most === 0) return [];
    const { analyzer } = this.core;
    const found = completions(reading.words, reading.expansions, products, analyzer, most);
    const texts = grown === undefined ? found : [grown, ...found].slice(0, most);
    return texts.map((text) => ({
      text,
      ranges: matchedRanges(text, reading.words, () => false),
    }));
  }
}
