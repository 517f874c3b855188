import { setImmediate as nextTurn } from 'node:timers/promises';
import { analyzerFor } from './analysis/analyzer.ts';
import { compileSynonyms } from './analysis/synonyms.ts';
import { findById } from './index/dictionary.ts';
import { Positions } from './index/positions.ts';
import { replayOnMerged } from './index/merge-journal.ts';
import { SegmentBuilder } from './index/segment-builder.ts';
import { layOutSegment } from './index/segment-layout.ts';
import { mergeSegments, SegmentStore } from './index/segment-store.ts';
import { FINDABLE, FLAG, type Segment } from './index/segment.ts';
import { QUERY_CHARS_MAX } from './query/plan.ts';
import { SearchCore } from './query/search-core.ts';
import { Suggester } from './query/suggest.ts';
import { tuned, type Tuning } from './query/tuning.ts';
import type {
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
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { startMerge, type BackgroundMerge } from './worker/background-merge.ts';
import { SearchPool } from './worker/search-pool.ts';

/** Documents per part while building; the parts are merged in a thread. */
const BUILD_CHUNK = 10_000;
const BUILD_SLICE_MS = 8;
/** Indexes up to this size are merged synchronously: faster than starting a thread. */
const INLINE_MERGE_DOCS = 2_000;
/** Number of documents in deltas that start a merge: at least this many, and this share of the base. */
const KEY_TOKENS_MAX = 24;
const MERGE_MIN = 200;
const MERGE_SHARE = 0.1;

class Engine implements LocalIndex {
  generation = 0;
  private readonly options: Required<Omit<SearchOptions, 'synonyms'>>;
  private readonly store: SegmentStore;
  private readonly core: SearchCore;
  private readonly suggester: Suggester;
  private readonly pool: SearchPool;
  private tuning: Tuning = { favoured: new Map(), pinned: new Map() };
  private merging: { readonly merge: BackgroundMerge; readonly finished: Promise<void> } | undefined;
  /** Ids changed since a merge began, to be applied to its result. */
  private touchedMeanwhile: Set<number> | undefined;
  /** Changes received while building, to be applied to the new content. */
  private changesMeanwhile:
    | { readonly changes: readonly SearchChange[]; readonly position: number }[]
    | undefined;
  private readonly positions = new Positions();
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
    core.setSynonyms(compileSynonyms(synonyms, this.core.analyzer));
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
    if (this.options.workers > 0 && this.core.lexicon.documents >= this.options.workerMinDocuments) {
      if (this.core.cost(query) > this.options.workerMinCost)
        return this.pool.search(query).catch(() => this.core.search(query));
    }
    return this.core.search(query);
  }

  suggest(request: SuggestRequest): SuggestResult {
    return this.suggester.suggest(request);
  }

  apply(changes: Iterable<SearchChange>, position: number): void {
    const list = this.positions.take(changes, position);
    this.changesMeanwhile?.push({ changes: list, position });
    const { touched } = this.store.apply(list);
    if (touched.size === 0) return;
    for (const id of touched) this.touchedMeanwhile?.add(id);
    this.show();
    if (this.mergeIsDue()) this.compact().catch(this.options.onBackgroundError);
  }

  async build(
    documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>,
    position: number,
  ): Promise<void> {
    this.changesMeanwhile = [];
    try {
      await this.merging?.finished;
      const parts = await this.buildParts(documents);
      const merged = await this.mergeParts(parts);
      this.store.segments = [merged];
      this.show();
      const later = this.changesMeanwhile;
      this.changesMeanwhile = undefined;
      this.positions.startAt(position);
      for (const { changes, position: at } of later) this.apply(changes, at);
    } finally {
      this.changesMeanwhile = undefined;
    }
  }

  held(): number {
    return this.stats().held;
  }

  stats(): SearchStats {
    const { segments } = this.store;
    let documents = 0;
    let held = 0;
    for (const { flags } of segments) {
      for (const flag of flags) {
        if ((flag & FINDABLE) === FINDABLE) documents += 1;
        if ((flag & FLAG.live) !== 0) held += 1;
      }
    }
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
    this.core.setSynonyms(compileSynonyms(rules, this.core.analyzer));
    this.pool.setSynonyms(rules);
    this.generation += 1;
  }

  async saveSnapshot(path: string, sequence: number): Promise<void> {
    await writeSnapshot(path, this.options.language, sequence, this.store.segments);
  }

  async loadSnapshot(path: string): Promise<SnapshotLoad> {
    const snapshot = await readSnapshot(path, this.options.language);
    if (typeof snapshot === 'string') return { loaded: false, reason: snapshot };
    await this.merging?.finished;
    this.store.segments = snapshot.segments;
    this.positions.startAt(snapshot.sequence);
    this.show();
    return { loaded: true, sequence: snapshot.sequence, documents: this.stats().documents };
  }

  compact(): Promise<void> {
    if (this.closed || this.store.segments.length < 2) return Promise.resolve();
    if (this.merging !== undefined) return this.merging.finished;
    const sources = this.store.segments;
    if (this.core.lexicon.documents <= INLINE_MERGE_DOCS) {
      this.store.segments = [mergeSegments(sources, this.core.analyzer)];
      this.show();
      return Promise.resolve();
    }
    this.touchedMeanwhile = new Set();
    this.store.frozen = sources.length;
    const merge = startMerge(this.options.language, sources);
    const finished = this.finishMerge(merge, sources);
    this.merging = { merge, finished };
    return finished;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.merging?.merge.stop();
    await this.merging?.finished;
    await this.pool.close();
  }

  /** Makes the store's segments visible to searches. */
  private show(): void {
    this.core.setSegments(this.store.segments);
    this.pool.setSegments(this.store.segments);
    this.generation += 1;
  }

  private mergeIsDue(): boolean {
    const { waiting, segments } = this.store;
    return (
      this.merging === undefined && waiting >= Math.max(MERGE_MIN, (segments[0]?.docs ?? 0) * MERGE_SHARE)
    );
  }

  /** Replaces the sources by the merged segment; deltas added meanwhile stay after it. */
  private async finishMerge(merge: BackgroundMerge, sources: readonly Segment[]): Promise<void> {
    try {
      const merged = await merge.done;
      if (!sources.every((source) => this.store.segments.includes(source))) return;
      replayOnMerged(merged, sources, this.touchedMeanwhile ?? new Set());
      const later = this.store.segments.filter((segment) => !sources.includes(segment));
      this.store.segments = [merged, ...later];
      this.show();
    } catch (error) {
      if (!this.closed) throw error;
    } finally {
      this.merging = undefined;
      this.store.frozen = 1;
      this.touchedMeanwhile = undefined;
    }
  }

  private async buildParts(
    documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>,
  ): Promise<Segment[]> {
    const parts: Segment[] = [];
    const seen = new Set<number>();
    let chunk = new Map<number, number>();
    let builder = new SegmentBuilder(this.core.analyzer);
    let sliceEnd = performance.now() + BUILD_SLICE_MS;
    const layOut = (): void => {
      parts.push(layOutSegment(builder));
      builder = new SegmentBuilder(this.core.analyzer);
      chunk = new Map();
    };
    for await (const document of documents) {
      const before = chunk.get(document.id);
      if (before !== undefined) builder.plain.flags.items[before] = 0;
      else if (seen.has(document.id)) this.forget(parts, document.id);
      seen.add(document.id);
      chunk.set(document.id, builder.docs);
      builder.add(document);
      if (builder.docs >= BUILD_CHUNK) layOut();
      if (performance.now() > sliceEnd) {
        await nextTurn();
        sliceEnd = performance.now() + BUILD_SLICE_MS;
      }
    }
    if (builder.docs > 0 || parts.length === 0) layOut();
    return parts;
  }

  /** Removes earlier documents with this id: the later one counts. */
  private forget(parts: readonly Segment[], id: number): void {
    for (const part of parts) {
      const doc = findById(part, id);
      if (doc >= 0) part.flags[doc] = (part.flags[doc] ?? 0) & ~FLAG.live;
    }
  }

  private async mergeParts(parts: readonly Segment[]): Promise<Segment> {
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return only;
    const merge = startMerge(this.options.language, parts);
    try {
      return await merge.done;
    } finally {
      await merge.stop();
    }
  }
}

/** An empty index; fill it with `build` or `loadSnapshot`. */
export function createSearchEngine(options: SearchOptions): LocalIndex {
  return new Engine(options);
}
