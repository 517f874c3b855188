import { setImmediate as nextTurn } from 'node:timers/promises';
import { analyzerFor } from './analysis/analyzer.ts';
import { Positions } from './index/positions.ts';
import { MergeJournal } from './index/merge-journal.ts';
import { mergeSegments } from './index/merge-segments.ts';
import { countDocuments, locate, SegmentStore } from './index/segment-store.ts';
import { viewSegment, type Segment, type SegmentImage } from './index/segment.ts';
import { QUERY_CHARS_MAX } from './query/plan.ts';
import { SearchCore } from './query/search-core.ts';
import { Suggester } from './query/suggest.ts';
import { tuned, type Tuning } from './query/tuning.ts';
import type {
  BegunSnapshot,
  Favoured,
  LocalIndex,
  Pinned,
  SearchChange,
  SearchDocument,
  SearchOptions,
  SearchQuery,
  SearchResult,
  SearchStats,
  SnapshotLoad,
  SuggestRequest,
  SuggestResult,
  Trial,
} from './search-engine.ts';
import { createSegmentWriter } from './segment-writer.ts';
import { beginReadingSnapshot, writeSnapshot } from './snapshot.ts';
import { mergeInThread, startMerge, type BackgroundMerge } from './worker/background-merge.ts';
import { SearchPool } from './worker/search-pool.ts';

const BUILD_SLICE_MS = 8;
/** Indexes up to this size are merged synchronously: faster than starting a thread. */
const INLINE_MERGE_DOCS = 2_000;
const KEY_TOKENS_MAX = 24;

class Engine implements LocalIndex {
  generation = 0;
  private readonly options: Required<Omit<SearchOptions, 'synonyms'>>;
  private readonly store: SegmentStore;
  private readonly core: SearchCore;
  private readonly suggester: Suggester;
  private readonly pool: SearchPool;
  private tuning: Tuning = { favoured: new Map(), pinned: new Map() };
  private merging: { readonly merge: BackgroundMerge; readonly finished: Promise<void> } | undefined;
  /** What changes while a merge runs. */
  private journal: MergeJournal | undefined;
  /** What was written while building, to be repeated on the new content. */
  private meanwhile: (() => void)[] | undefined;
  private readonly positions = new Positions();
  /** Documents of a generation: counting them reads the flags of all. */
  private counted = { generation: -1, documents: 0, held: 0 };
  /** Expensive questions under way: who asks the same of the same documents waits for the same answer. */
  private asked = { generation: -1, answers: new Map<string, Promise<SearchResult>>() };
  private closed = false;

  constructor({ synonyms, ...options }: SearchOptions) {
    this.options = {
      workers: 1,
      workerMinDocuments: 50_000,
      workerMinCost: 60_000,
      onBackgroundError: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
      ...options,
    };
    const analyzer = analyzerFor(options.language);
    this.store = new SegmentStore(analyzer);
    this.core = new SearchCore(analyzer);
    this.suggester = new Suggester(this.core);
    this.pool = new SearchPool(options.language, this.options.workers);
    this.setSynonyms(synonyms ?? []);
  }

  setFavoured(favoured: Favoured): void {
    this.tuning = { ...this.tuning, favoured };
    this.generation += 1;
  }

  setPinned(pinned: Pinned): void {
    this.tuning = { ...this.tuning, pinned };
    this.generation += 1;
  }

  tryOut({ synonyms, pinned }: Trial): (query: SearchQuery) => SearchResult {
    const core = new SearchCore(this.core.analyzer);
    core.setSegments(this.store.segments);
    core.setSynonyms(synonyms);
    const tuning = { ...this.tuning, pinned };
    return (asked) => core.search(tuned(asked, tuning, (text) => this.queryKey(text)));
  }

  queryKey(text: string): string {
    const { analyzer } = this.core;
    const terms = analyzer
      .tokens(text.slice(0, QUERY_CHARS_MAX), KEY_TOKENS_MAX)
      .filter((token) => token.kind !== 'word' || !analyzer.isStop(token.text))
      .map((token) => analyzer.term(token.text, token.kind === 'word'));
    return [...new Set(terms)].toSorted().join(' ');
  }

  search(asked: SearchQuery): SearchResult | Promise<SearchResult> {
    const query = tuned(asked, this.tuning, (text) => this.queryKey(text));
    if (this.isLarge() && this.core.cost(query) > this.options.workerMinCost) return this.askThread(query);
    return this.core.search(query);
  }

  suggest(request: SuggestRequest): SuggestResult {
    return this.suggester.suggest(request);
  }

  apply(changes: Iterable<SearchChange>, position: number): void {
    const list = this.positions.take(changes, position);
    this.meanwhile?.push(() => this.apply(list, position));
    const { touched, seen } = this.store.apply(list);
    if (touched.size > 0) this.wrote(touched, seen);
  }

  adopt(images: readonly SegmentImage[], position: number): void {
    this.meanwhile?.push(() => this.adopt(images, position));
    const touched = new Set<number>();
    for (const segment of images.map(viewSegment)) {
      const ids = new Set(this.positions.accepted(segment.id, (id) => id, position));
      this.store.adopt(segment, ids);
      for (const id of ids) touched.add(id);
    }
    if (touched.size > 0) this.wrote(touched);
  }

  holds(id: number): boolean {
    return locate(this.store.segments, id) !== undefined;
  }

  async build(
    documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>,
    position: number,
  ): Promise<void> {
    this.meanwhile = [];
    try {
      await this.merging?.finished;
      this.replaceAll([await mergeInThread(await this.buildParts(documents))], position);
    } finally {
      this.meanwhile = undefined;
    }
  }

  async replace(images: readonly SegmentImage[], position: number): Promise<void> {
    await this.merging?.merge.stop();
    await this.merging?.finished;
    this.replaceAll(images.map(viewSegment), position);
    this.mergeWhenDue();
  }

  held(): number {
    return this.stats().held;
  }

  stats(): SearchStats {
    const { segments } = this.store;
    if (this.counted.generation !== this.generation)
      this.counted = { generation: this.generation, ...countDocuments(segments) };
    const { documents, held } = this.counted;
    const sum = (count: (segment: Segment) => number): number =>
      segments.reduce((total, segment) => total + count(segment), 0);
    return {
      documents,
      held,
      segments: segments.length,
      terms: sum(({ lengths }) => lengths.termStart - 1),
      postings: sum(({ lengths }) => lengths.postingDocs),
      bytes: sum(({ buffer }) => buffer.byteLength),
      generation: this.generation,
      workers: this.pool.running,
    };
  }

  setSynonyms(rules: readonly string[]): void {
    this.core.setSynonyms(rules);
    this.pool.setSynonyms(rules);
    this.generation += 1;
  }

  async saveSnapshot(path: string, sequence: number): Promise<void> {
    await writeSnapshot(path, this.options.language, sequence, this.store.segments);
  }

  async loadSnapshot(path: string, begun?: BegunSnapshot, first?: SearchQuery): Promise<SnapshotLoad> {
    const early = begun?.take();
    const reading =
      begun !== undefined && begun.path === path && early !== undefined
        ? { documents: begun.documents, outcome: early }
        : this.readNow(path);
    if (this.isLarge(reading.documents)) this.pool.open();
    const snapshot = await reading.outcome;
    if (typeof snapshot === 'string') return { loaded: false, reason: snapshot };
    await this.merging?.finished;
    this.replaceAll(snapshot.segments, snapshot.sequence);
    if (this.isLarge()) this.warm(first ?? { limit: 1 });
    return { loaded: true, sequence: snapshot.sequence, documents: this.stats().documents };
  }

  compact(): Promise<void> {
    if (this.closed || this.store.segments.length < 2) return Promise.resolve();
    return this.merging?.finished ?? this.merge(this.store.segments);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.merging?.merge.stop();
    await this.merging?.finished;
    await this.pool.close();
  }

  /** Each thread answers the question once: its memory is then there, its code has run, and who asks it next waits less. */
  private warm(first: SearchQuery): void {
    this.askThread(tuned(first, this.tuning, (text) => this.queryKey(text))).catch(() => undefined);
    this.pool.warmOthers(first);
  }

  private askThread(query: SearchQuery): Promise<SearchResult> {
    if (this.asked.generation !== this.generation)
      this.asked = { generation: this.generation, answers: new Map() };
    const { answers } = this.asked;
    const key = JSON.stringify(query);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = this.pool
      .search(query)
      .catch(() => this.core.search(query))
      .finally(() => answers.delete(key));
    answers.set(key, answer);
    return answer;
  }

  private readNow(path: string) {
    const begun = beginReadingSnapshot(path, this.options.language);
    return { documents: begun.documents, outcome: begun.take() ?? '' };
  }

  /** Whether expensive queries have threads of their own. */
  private isLarge(documents = this.core.lexicon.documents): boolean {
    return this.options.workers > 0 && documents >= this.options.workerMinDocuments;
  }

  /** Makes the store's segments visible to searches. */
  private show(): void {
    this.core.setSegments(this.store.segments);
    this.pool.setSegments(this.store.segments);
    this.generation += 1;
  }

  private replaceAll(segments: readonly Segment[], position: number): void {
    const later = this.meanwhile ?? [];
    this.meanwhile = undefined;
    this.store.segments = segments;
    this.store.removed = 0;
    this.show();
    this.positions.startAt(position);
    for (const repeat of later) repeat();
  }

  private wrote(touched: ReadonlySet<number>, seen = true): void {
    this.journal?.add(touched);
    if (!seen) return;
    this.show();
    this.mergeWhenDue();
  }

  private mergeWhenDue(): void {
    if (this.closed || this.merging !== undefined) return;
    const due = this.store.due();
    if (due.length > 1) this.merge(due).catch(this.options.onBackgroundError);
  }

  /** Merges segments that follow each other. */
  private merge(sources: readonly Segment[]): Promise<void> {
    const { segments } = this.store;
    const from = segments.indexOf(sources[0] as Segment);
    if (from === 0) this.store.removed = 0;
    if (this.core.lexicon.documents <= INLINE_MERGE_DOCS) {
      this.store.segments = segments.toSpliced(from, sources.length, mergeSegments(sources));
      this.show();
      return Promise.resolve();
    }
    const journal = new MergeJournal(sources);
    this.journal = journal;
    this.store.frozen = from + sources.length;
    const merge = startMerge(sources);
    const finished = this.finishMerge(merge, journal);
    this.merging = { merge, finished };
    return finished;
  }

  /** Replaces the sources by the merged segment; deltas added meanwhile stay after it. */
  private async finishMerge(merge: BackgroundMerge, journal: MergeJournal): Promise<void> {
    const { sources } = journal;
    try {
      const merged = await merge.done;
      await journal.repeatMost(merged);
      const { segments } = this.store;
      if (!sources.every((source) => segments.includes(source))) return;
      journal.repeatRest(merged);
      this.store.segments = segments.toSpliced(
        segments.indexOf(sources[0] as Segment),
        sources.length,
        merged,
      );
      this.show();
    } catch (error) {
      if (this.closed || merge.isStopped) return;
      throw error;
    } finally {
      this.merging = undefined;
      this.store.frozen = 1;
      this.journal = undefined;
    }
    this.mergeWhenDue();
  }

  private async buildParts(
    documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>,
  ): Promise<Segment[]> {
    const writer = createSegmentWriter(this.options.language);
    let sliceEnd = performance.now() + BUILD_SLICE_MS;
    for await (const document of documents) {
      writer.add(document);
      if (performance.now() > sliceEnd) {
        await nextTurn();
        sliceEnd = performance.now() + BUILD_SLICE_MS;
      }
    }
    return writer.take().map(viewSegment);
  }
}

/** An empty index; fill it with `build` or `loadSnapshot`. */
export function createSearchEngine(options: SearchOptions): LocalIndex {
  return new Engine(options);
}
