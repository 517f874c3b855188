import type { Analyzer } from '../analysis/analyzer.ts';
import { codeKey, fold } from '../analysis/fold.ts';
import { NO_SYNONYMS, type SynonymTable } from '../analysis/synonyms.ts';
import { findById, nameOf } from '../index/dictionary.ts';
import { TAG_FACETS } from '../index/facet-collector.ts';
import type { Segment } from '../index/segment.ts';
import type { CategoryCount, EmptyReason, MatchKind, PriceRange, SearchQuery, SearchResult } from '../search-engine.ts';
import { collect, createCounts, fillRanges, type Counts, type Ranges } from './collect.ts';
import { CountsCache, type CountedParts } from './counts-cache.ts';
import { categoryNodes, choicesOf, compileFilter, type Choices } from './filters.ts';
import { categoryBoosts, categoryIntents, hasLiving, type Intent } from './intent.ts';
import { Lexicon } from './lexicon.ts';
import {
  addCodeMatches,
  codeDocuments,
  createScratch,
  matchAll,
  matchSome,
  planLength,
  TIER,
  type Scratch,
} from './match.ts';
import { Planner, type Plan } from './plan.ts';
import { presentCategories, presentCategory, presentFacets } from './present.ts';
import { fillRelevance, RANK, rerank, RERANK_COUNT } from './rank.ts';
import { compareCandidates, selectTop, type Candidate } from './select.ts';
import { textsOf } from './segment-texts.ts';
import { sortKey } from './sort-keys.ts';

const LIMIT_DEFAULT = 24;
const LIMIT_MAX = 1000;
/** With fewer products that hold every word, products that hold most of the meaning are added. */
export const TOP_UP_BELOW = 10;
/** Share of the meaning (by rarity of words) such products must hold. */
const LEAST_SHARE = 0.25;

const NO_COUNTS: CountedParts = { facets: [], categories: [], price: null };
const EMPTY_COUNTS: Counts = { values: new Uint32Array(0), categories: new Uint32Array(0), prices: new Float64Array(0) };

/** What one segment contributes to a result. */
type Part = {
  readonly segment: Segment;
  readonly scratch: Scratch;
  readonly nodes: readonly number[];
  readonly counts: Counts;
  /** Documents kept, at the front of scratch.docs. */
  readonly hits: number;
  readonly spared: readonly number[];
  readonly boosts: Float32Array | null;
};

type Text = { readonly plan: Plan; readonly relaxed: boolean; readonly counts: readonly number[] };

/** Answers queries over a set of segments. One per thread; nothing in it waits. */
export class SearchCore {
  readonly analyzer: Analyzer;
  segments: readonly Segment[] = [];
  lexicon = new Lexicon([]);
  private readonly counts = new CountsCache();
  private synonyms: SynonymTable = NO_SYNONYMS;
  private readonly scratches = new WeakMap<Segment, Scratch>();
  private keys = new Float64Array(1024);
  /** The plan of the latest text: its cost is asked for just before it is run. */
  private last: { text: string; correct: boolean; lexicon: Lexicon; synonyms: SynonymTable; plan: Plan } | undefined;

  constructor(analyzer: Analyzer) {
    this.analyzer = analyzer;
  }

  setSegments(segments: readonly Segment[]): void {
    this.segments = segments;
    this.lexicon = new Lexicon(segments);
  }

  setSynonyms(synonyms: SynonymTable): void {
    this.synonyms = synonyms;
  }

  plan(text: string, correct: boolean): Plan {
    const { analyzer, lexicon, synonyms, last } = this;
    if (last?.text === text && last.correct === correct && last.lexicon === lexicon && last.synonyms === synonyms) {
      return last.plan;
    }
    const plan = new Planner({ analyzer, lexicon, synonyms, correct }).plan(text);
    this.last = { text, correct, lexicon, synonyms, plan };
    return plan;
  }

  /** Rough number of documents and postings a query walks. */
  cost(query: SearchQuery): number {
    const text = query.text?.trim() ?? '';
    if (query.ids !== undefined || query.skus !== undefined) return 0;
    if (text !== '') {
      const plan = this.plan(text, query.correct !== false);
      return this.segments.reduce((sum, segment) => sum + planLength(segment, plan), 0);
    }
    let sum = 0;
    for (const segment of this.segments) {
      for (const { from, to } of rangesOf(segment, this.nodesOf(query, segment))) sum += to - from;
    }
    return sum;
  }

  /** `generation` names the state of the index: remembered counts are used for the same one only. */
  search(query: SearchQuery, generation: number): SearchResult {
    const started = performance.now();
    const blank = (query.text ?? '').trim() === '';
    const choices = choicesOf(query);
    const plan = blank ? null : this.plan(query.text ?? '', query.correct !== false);
    const impossible = this.impossible(query, choices, plan);
    if (impossible !== undefined) return this.empty(impossible, plan, started);
    const text = plan === null ? null : this.match(plan);
    const key = query.counts === false ? '' : CountsCache.keyOf(query);
    const remembered = query.counts === false ? NO_COUNTS : this.counts.get(key, generation);
    const parts = this.segments.map((segment, index) =>
      this.part(segment, query, choices, text, index, remembered === undefined),
    );
    const counted = remembered ?? {
      facets: presentFacets(query, choices, parts),
      categories: presentCategories(parts),
      price: priceRange(parts, query.histogramBuckets ?? 0),
    };
    const result = this.present(query, text, parts, counted, started);
    if (remembered === undefined) this.counts.put(key, result.total, counted);
    return result;
  }

  private impossible(query: SearchQuery, choices: Choices, plan: Plan | null): EmptyReason | undefined {
    if (query.ids?.length === 0 || query.skus?.length === 0) return 'empty-restriction';
    if (plan?.emptyReason !== undefined) return plan.emptyReason;
    if (this.segments.length === 0) return undefined;
    const { categoryPath } = query;
    if (categoryPath !== undefined && categoryPath.length > 0) {
      if (!this.segments.some((segment) => this.nodesOf(query, segment).length > 0)) return 'unknown-category';
    }
    for (const [code, values] of choices) {
      const known = this.segments.some((segment) => {
        const { facetOfBit, valueBits } = compileFilter({}, new Map([[code, values]]), segment, textsOf(segment));
        const { from, to } = facetOfBit[1] ?? { from: 0, to: 0 };
        return valueBits !== null && valueBits.subarray(from, to).some((bits) => bits !== 0);
      });
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

  /** Candidates of every segment into its scratch: all words, or most of the meaning when too few have all. */
  private match(plan: Plan): Text {
    const withCode = (segment: Segment, count: number): number =>
      plan.exactCode === undefined ? count : addCodeMatches(segment, plan.exactCode, this.scratch(segment), count);
    const counts = this.segments.map((segment) =>
      withCode(segment, matchAll(segment, plan, this.scratch(segment))),
    );
    const found = counts.reduce((sum, count) => sum + count, 0);
    const single = plan.slots.length < 2;
    if (single || found >= TOP_UP_BELOW || plan.exactCode !== undefined) return { plan, relaxed: false, counts };
    const some = this.segments.map((segment) => matchSome(segment, plan, this.scratch(segment), LEAST_SHARE));
    const more = some.reduce((sum, count) => sum + count, 0);
    return { plan, relaxed: more > found, counts: some };
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
    const ranges = rangesOf(segment, nodes);
    let candidates = text?.counts[index] ?? 0;
    if (text === null) candidates = this.fill(segment, query, ranges, scratch);
    else if (query.ids !== undefined || query.skus !== undefined) candidates = restrict(segment, query, scratch, candidates);
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
    return { segment, scratch, nodes, counts: counts ?? EMPTY_COUNTS, hits, spared, boosts: categoryBoosts(segment, intents, RANK.intent) };
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
    const offset = Math.max(0, Math.floor(query.offset ?? 0));
    const limit = Math.min(LIMIT_MAX, Math.max(0, Math.floor(query.limit ?? LIMIT_DEFAULT)));
    const exactTotal = text?.relaxed === true ? parts.reduce((sum, part) => sum + exactHits(part), 0) : total;
    const ids = limit === 0 ? [] : this.page(query, text, parts, offset, limit);
    const matchKind = kindOf(text, total, exactTotal);
    const intent = text === null ? undefined : this.intent(text.plan);
    return {
      ids,
      total,
      exactTotal,
      ...counted,
      ...(text?.plan.correction === undefined ? {} : { correction: text.plan.correction }),
      relaxed: text?.relaxed ?? false,
      ...(intent === undefined ? {} : { categoryIntent: intent }),
      matchKind,
      ...(total === 0 ? { emptyReason: emptyReason(text, parts) } : {}),
      tookMicros: Math.round((performance.now() - started) * 1000),
    };
  }

  private page(query: SearchQuery, text: Text | null, parts: readonly Part[], offset: number, limit: number): number[] {
    const sort = query.sort ?? (text === null ? 'best-seller' : 'relevance');
    const byRelevance = sort === 'relevance' && text !== null;
    const most = byRelevance ? Math.max(RERANK_COUNT, offset + limit) : offset + limit;
    let candidates: Candidate[] = [];
    for (const { segment, scratch, hits, boosts } of parts) {
      if (this.keys.length < hits) this.keys = new Float64Array(Math.max(hits, this.keys.length * 2));
      if (byRelevance) fillRelevance(segment, scratch.docs, hits, scratch.score, boosts, this.keys);
      else {
        const key = sortKey(sort === 'relevance' ? 'best-seller' : sort, segment, query.randomSeed ?? 0);
        for (let at = 0; at < hits; at += 1) this.keys[at] = key(scratch.docs[at] ?? 0);
      }
      for (const position of selectTop(segment, scratch.docs, this.keys, hits, most)) {
        const doc = scratch.docs[position] ?? 0;
        const name = sort === 'name' && parts.length > 1 ? { name: fold(nameOf(segment, doc)) } : {};
        candidates.push({ segment, doc, key: this.keys[position] ?? 0, ...name });
      }
    }
    if (parts.length > 1) candidates = candidates.toSorted(compareCandidates);
    if (byRelevance && text !== null) candidates = rerank(candidates, text.plan);
    return candidates.slice(offset, offset + limit).map(({ segment, doc }) => segment.id[doc] ?? 0);
  }

  /** The category the words mean, when its label is covered by them. */
  private intent(plan: Plan): CategoryCount | undefined {
    let best: { segment: Segment; intent: Intent } | undefined;
    for (const segment of this.segments) {
      const intent = categoryIntents(segment, plan, this.analyzer).find(({ node }) => hasLiving(segment, node));
      if (intent !== undefined && intent.coverage === 1 && intent.strength > (best?.intent.strength ?? 0)) {
        best = { segment, intent };
      }
    }
    return best === undefined ? undefined : presentCategory(best.segment, best.intent.node, 0);
  }

  private empty(reason: EmptyReason, plan: Plan | null, started: number): SearchResult {
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
      tookMicros: Math.round((performance.now() - started) * 1000),
    };
  }
}

function rangesOf(segment: Segment, nodes: readonly number[]): { from: number; to: number }[] {
  return nodes.map((node) => ({
    from: segment.categoryDocs[node] ?? 0,
    to: segment.categoryDocs[segment.categoryEnd[node] ?? 0] ?? 0,
  }));
}

/** Whether a facet is asked for that is not counted as a rule. */
function wantsTags({ facets = 'auto' }: SearchQuery, choices: Choices): boolean {
  return [...choices.keys(), ...(facets === 'auto' ? [] : facets)].some((code) => TAG_FACETS.has(code));
}

/** Documents of the wanted ids and SKUs, sorted, or null without such a wish. */
function restriction(segment: Segment, { ids, skus }: SearchQuery): Uint32Array | null {
  if (ids === undefined && skus === undefined) return null;
  let wanted: Set<number> | undefined;
  if (ids !== undefined) wanted = new Set(ids.map((id) => findById(segment, id)).filter((doc) => doc >= 0));
  if (skus !== undefined) {
    const bySku = new Set(skus.flatMap((sku) => [...codeDocuments(segment, codeKey(sku), true)]));
    wanted = wanted === undefined ? bySku : new Set([...wanted].filter((doc) => bySku.has(doc)));
  }
  return Uint32Array.from(wanted ?? []).sort();
}

function restrict(segment: Segment, query: SearchQuery, { docs }: Scratch, count: number): number {
  const wanted = new Set(restriction(segment, query));
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    if (!wanted.has(doc)) continue;
    docs[kept] = doc;
    kept += 1;
  }
  return kept;
}

function exactHits({ scratch, hits }: Part): number {
  let exact = 0;
  for (let at = 0; at < hits; at += 1) if ((scratch.score[scratch.docs[at] ?? 0] ?? 0) >= TIER.allWords) exact += 1;
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

function priceRange(parts: readonly Part[], buckets: number): PriceRange | null {
  const minCents = Math.min(...parts.map(({ counts }) => counts.prices[0] ?? Infinity));
  const maxCents = Math.max(...parts.map(({ counts }) => counts.prices[1] ?? -Infinity));
  if (!Number.isFinite(minCents)) return null;
  if (buckets <= 0) return { minCents, maxCents };
  const width = Math.max(1, Math.ceil((maxCents - minCents + 1) / Math.min(buckets, 100)));
  const counts = new Array<number>(Math.ceil((maxCents - minCents + 1) / width)).fill(0);
  const note = (price: number): void => {
    const bucket = Math.floor((price - minCents) / width);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  };
  for (const { segment, scratch, hits, spared } of parts) {
    for (let at = 0; at < hits; at += 1) note(segment.minPrice[scratch.docs[at] ?? 0] ?? 0);
    for (const doc of spared) note(segment.minPrice[doc] ?? 0);
  }
  const histogram = counts.map((count, bucket) => ({
    fromCents: minCents + bucket * width,
    toCents: Math.min(maxCents, minCents + (bucket + 1) * width - 1),
    count,
  }));
  return { minCents, maxCents, histogram };
}
