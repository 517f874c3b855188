import type { Analyzer } from '../analysis/analyzer.ts';
import { compileSynonyms, type SynonymTable } from '../analysis/synonyms.ts';
import type { Segment } from '../index/segment.ts';
import type { EmptyReason, MatchKind, SearchQuery, SearchResult, SynonymRule } from '../search-engine.ts';
import { collect, createCounts, fillRanges, type Ranges } from './collect.ts';
import { categoryNodes, choicesOf, compileFilter, holdsChoice, type Choices } from './filters.ts';
import { categoryBoosts, categoryIntents } from './intent.ts';
import { ALL_WORDS_DEMANDS, keepFirm, SOME_WORDS_DEMANDS } from './firm-matches.ts';
import { keepAttributes, keepHeaded } from './headed.ts';
import { Lexicon } from './lexicon.ts';
import {
  addCodeMatches,
  addDocuments,
  createScratch,
  matchAll,
  matchSome,
  planLength,
  TIER,
  type Scratch,
} from './match.ts';
import type { Plan } from './plan.ts';
import { Planner } from './planner.ts';
import { nearCategory } from './near-category.ts';
import { meantCategory, presentCategories, presentFacets } from './present.ts';
import { priceFacet } from './price-range.ts';
import { categoryRanges, restrict, restriction, wantsTags } from './restrict.ts';
import { EMPTY_COUNTS, NO_COUNTS, type CountedParts, type Part, type Text } from './part.ts';
import { pageOf, pinnedIn } from './page.ts';
import { RANK } from './rank.ts';
import { textsOf } from './segment-texts.ts';

const LIMIT_DEFAULT = 24;
const LIMIT_MAX = 1000;
/** Estimated cost of a product that precedes the page: it must be sorted too. */
const DEEP_PAGE_COST = 8;
/** With fewer products that contain every word, products with most of the meaning are added. */
const TOP_UP_BELOW = 10;
/** Minimum share of the meaning (by rarity of words) that these must have. */
const LEAST_SHARE = 0.25;

/** Answers queries over a set of segments, synchronously. One instance per thread. */
export class SearchCore {
  readonly analyzer: Analyzer;
  segments: readonly Segment[] = [];
  lexicon = new Lexicon([]);
  private rules: readonly SynonymRule[] = [];
  private compiled: SynonymTable | undefined;
  private readonly scratches = new WeakMap<Segment, Scratch>();
  /** The plan of the latest text: its cost is requested just before it is run. */
  private last:
    | { text: string; correct: boolean; lexicon: Lexicon; synonyms: SynonymTable; plan: Plan }
    | undefined;

  constructor(analyzer: Analyzer) {
    this.analyzer = analyzer;
  }

  setSegments(segments: readonly Segment[]): void {
    this.segments = segments;
    this.lexicon = new Lexicon(segments);
  }

  /** Compiled for the first query with words: a start has other things to do, and listings need none. */
  setSynonyms(rules: readonly SynonymRule[]): void {
    this.rules = rules;
    this.compiled = undefined;
  }

  get synonyms(): SynonymTable {
    return (this.compiled ??= compileSynonyms(this.rules, this.analyzer));
  }

  plan(text: string, correct: boolean): Plan {
    const { analyzer, lexicon, synonyms, last } = this;
    if (
      last?.text === text &&
      last.correct === correct &&
      last.lexicon === lexicon &&
      last.synonyms === synonyms
    ) {
      return last.plan;
    }
    const plan = new Planner({ analyzer, lexicon, synonyms, correct }).plan(text);
    this.last = { text, correct, lexicon, synonyms, plan };
    return plan;
  }

  /** Approximate number of documents and postings a query iterates. */
  cost(query: SearchQuery): number {
    const text = query.text?.trim() ?? '';
    if (query.ids !== undefined || query.skus !== undefined) return 0;
    let sum = (query.offset ?? 0) * DEEP_PAGE_COST;
    if (text !== '') {
      const plan = this.plan(text, query.correct !== false);
      return this.segments.reduce((walked, segment) => walked + planLength(segment, plan), sum);
    }
    for (const segment of this.segments) {
      for (const { from, to } of categoryRanges(segment, this.nodesOf(query, segment))) sum += to - from;
    }
    return sum;
  }

  search(query: SearchQuery): SearchResult {
    const started = performance.now();
    const blank = (query.text ?? '').trim() === '';
    const choices = choicesOf(query);
    const plan = blank ? null : this.plan(query.text ?? '', query.correct !== false);
    const impossible = this.impossible(query, choices, plan);
    if (impossible !== undefined) return this.empty(impossible, query, plan, started);
    const text = plan === null ? null : this.withPinned(this.match(plan), query.pinned);
    const wanted = query.counts !== false;
    const parts = this.segments.map((segment, index) =>
      this.part(segment, query, choices, text, index, wanted),
    );
    const counted = wanted
      ? {
          facets: presentFacets(query, choices, parts),
          categories: presentCategories(parts),
          price: priceFacet(parts, query.histogramBuckets ?? 0),
        }
      : NO_COUNTS;
    return this.present(query, text, parts, counted, started);
  }

  private impossible(query: SearchQuery, choices: Choices, plan: Plan | null): EmptyReason | undefined {
    if (query.ids?.length === 0 || query.skus?.length === 0) return 'empty-restriction';
    if (plan?.emptyReason !== undefined) return plan.emptyReason;
    if (this.segments.length === 0) return undefined;
    const { categoryPath } = query;
    if (categoryPath !== undefined && categoryPath.length > 0) {
      if (!this.segments.some((segment) => this.nodesOf(query, segment).length > 0))
        return 'unknown-category';
    }
    for (const [code, values] of choices) {
      const known = this.segments.some((segment) => holdsChoice(segment, code, values, textsOf(segment)));
      if (!known) return 'unknown-filter';
    }
    return undefined;
  }

  private nodesOf({ categoryPath = [] }: SearchQuery, segment: Segment): number[] {
    return categoryPath.length === 0 ? [0] : categoryNodes(categoryPath, segment, textsOf(segment));
  }

  /** Working memory over a segment. */
  scratch(segment: Segment): Scratch {
    let scratch = this.scratches.get(segment);
    if (scratch === undefined) {
      scratch = createScratch(segment.docs);
      this.scratches.set(segment, scratch);
    }
    return scratch;
  }

  /** Collects candidates of every segment: with all words, or most of the meaning when too few have all. */
  private match(plan: Plan): Text {
    const { exactCode } = plan;
    const scratches = this.segments.map((segment) => this.scratch(segment));
    const matched = this.segments.map((segment) => matchAll(segment, plan, this.scratch(segment), false));
    const headed = (counts: readonly number[], lacking: boolean): readonly number[] =>
      keepHeaded(plan, this.segments, scratches, counts, this.analyzer, lacking);
    const whole = keepAttributes(plan, scratches, headed(matched, false));
    const counts = keepFirm(plan, ALL_WORDS_DEMANDS, scratches, whole);
    const found = sumOf(counts);
    if (exactCode !== undefined) {
      const withCode = this.segments.map((segment, index) =>
        addCodeMatches(segment, exactCode, this.scratch(segment), counts[index] ?? 0),
      );
      return { plan, relaxed: false, counts: withCode };
    }
    if (found >= TOP_UP_BELOW || (found > 0 && plan.slots.length === 1))
      return { plan, relaxed: false, counts };
    const exact = this.segments.map(
      (segment, index) => new Set(this.scratch(segment).docs.subarray(0, counts[index])),
    );
    const matching = (share: number): number[] =>
      this.segments.map((segment, index) =>
        matchSome(segment, plan, this.scratch(segment), share, exact[index] ?? new Set()),
      );
    let some = headed(matching(LEAST_SHARE), true);
    if (some.every((count) => count === 0)) some = headed(matching(0), true);
    const kept = keepFirm(plan, SOME_WORDS_DEMANDS, scratches, some);
    const all = scratches.reduce((sum, scratch, at) => sum + exactHits({ scratch, hits: kept[at] ?? 0 }), 0);
    return { plan, relaxed: all < sumOf(kept), counts: kept };
  }

  /** Adds what is pinned for the query to what its words find. */
  private withPinned(text: Text, pinned: readonly number[] | undefined): Text {
    if (pinned === undefined) return text;
    const counts = this.segments.map((segment, index) =>
      addDocuments(segment, pinnedIn(segment, pinned), this.scratch(segment), text.counts[index] ?? 0),
    );
    return { ...text, counts };
  }

  private part(
    segment: Segment,
    query: SearchQuery,
    choices: Choices,
    text: Text | null,
    index: number,
    counting: boolean,
  ): Part {
    const scratch = this.scratch(segment);
    const nodes = this.nodesOf(query, segment);
    const ranges = categoryRanges(segment, nodes);
    let candidates = text?.counts[index] ?? 0;
    if (text === null) candidates = this.fill(segment, query, ranges, scratch);
    else if (query.ids !== undefined || query.skus !== undefined)
      candidates = restrict(segment, query, scratch, candidates);
    const filter = compileFilter(query, choices, segment, textsOf(segment));
    const spared: number[] = [];
    const counts = counting ? createCounts(segment) : null;
    const everywhere = nodes.length === 1 && nodes[0] === 0;
    const hits = collect(
      segment,
      filter,
      everywhere ? null : ranges,
      scratch.docs,
      candidates,
      counts,
      wantsTags(query, choices),
      (query.histogramBuckets ?? 0) > 0 ? spared : null,
    );
    const intents = text === null ? [] : categoryIntents(segment, text.plan, this.analyzer);
    return {
      segment,
      scratch,
      nodes,
      counts: counts ?? EMPTY_COUNTS,
      hits,
      spared,
      boosts: categoryBoosts(segment, intents, RANK.intent),
    };
  }

  private fill(segment: Segment, query: SearchQuery, ranges: Ranges, scratch: Scratch): number {
    const wanted = restriction(segment, query);
    if (wanted === null) return fillRanges(scratch.docs, ranges);
    scratch.docs.set(wanted);
    return wanted.length;
  }

  private present(
    query: SearchQuery,
    text: Text | null,
    parts: readonly Part[],
    counted: CountedParts,
    started: number,
  ): SearchResult {
    const total = parts.reduce((sum, { hits }) => sum + hits, 0);
    const offset = Math.max(0, Math.floor(query.offset ?? 0) || 0);
    const limit = Math.min(LIMIT_MAX, Math.max(0, Math.floor(query.limit ?? LIMIT_DEFAULT)));
    const exactTotal = text?.relaxed === true ? parts.reduce((sum, part) => sum + exactHits(part), 0) : total;
    const ids = limit === 0 || offset >= total ? [] : pageOf(query, text, parts, offset, limit);
    const matchKind = kindOf(text, total, exactTotal);
    const intent = text === null ? undefined : meantCategory(this.segments, text.plan, this.analyzer);
    return {
      ids,
      total,
      exactTotal,
      ...counted,
      ...(text?.plan.correction === undefined ? {} : { correction: text.plan.correction }),
      relaxed: text?.relaxed ?? false,
      ...(intent === undefined ? {} : { categoryIntent: intent }),
      matchKind,
      ...(total === 0 ? { emptyReason: emptyReason(text, parts), ...this.near(query, text?.plan) } : {}),
      tookMicros: Math.round((performance.now() - started) * 1000),
    };
  }

  /** Where to look instead, for whoever is shown the empty page. */
  private near(query: SearchQuery, plan?: Plan | null): Pick<SearchResult, 'nearCategory'> {
    if (!plan || query.ids !== undefined || query.skus !== undefined || query.counts === false) return {};
    const near = nearCategory(this.segments, plan, this.analyzer, this.synonyms.roles);
    return near === undefined ? {} : { nearCategory: near };
  }

  private empty(reason: EmptyReason, query: SearchQuery, plan: Plan | null, started: number): SearchResult {
    return {
      ids: [],
      total: 0,
      exactTotal: 0,
      facets: [],
      categories: [],
      price: null,
      ...(plan?.correction === undefined ? {} : { correction: plan.correction }),
      relaxed: false,
      matchKind: 'none',
      emptyReason: reason,
      ...this.near(query, plan),
      tookMicros: Math.round((performance.now() - started) * 1000),
    };
  }
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function exactHits({ scratch, hits }: Pick<Part, 'scratch' | 'hits'>): number {
  let exact = 0;
  for (let at = 0; at < hits; at += 1)
    if ((scratch.score[scratch.docs[at] ?? 0] ?? 0) >= TIER.allWords) exact += 1;
  return exact;
}

function kindOf(text: Text | null, total: number, exactTotal: number): MatchKind {
  if (text === null) return 'browse';
  if (total === 0) return 'none';
  if (text.plan.exactCode !== undefined) return 'exact-code';
  if (text.plan.correction?.applied === true) return 'nearest';
  return exactTotal > 0 && !text.relaxed ? 'all-words' : 'some-words';
}

function emptyReason(text: Text | null, parts: readonly Part[]): EmptyReason {
  const matched = text === null || text.counts.some((count) => count > 0);
  return matched || parts.length === 0 ? 'filters-too-narrow' : 'unknown-words';
}
