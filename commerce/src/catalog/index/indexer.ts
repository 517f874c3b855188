import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type {
  BegunSnapshot,
  LocalIndex,
  SearchLanguage,
  SearchQuery,
  SnapshotLoad,
} from '@casamaestra/search/search-engine.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { Log } from '../../platform/log/create-log.ts';
import { applyChanges, applyRepriced } from './apply-changes.usecase.ts';
import type { ChangeTargets } from './apply-changes.usecase.ts';
import {
  countProducts,
  selectDatabaseIdentity,
  selectHorizon,
  selectOldestChange,
} from './change-log.queries.ts';
import { createChangeLogReader } from './change-log-reader.ts';
import { streamDocuments } from './document-stream.ts';
import { followChangesJob } from './follow-changes.job.ts';
import { createRemovedHider } from './hide-removed.usecase.ts';
import type { LogSource } from './log-source.ts';
import { createPriceScheduler } from './price-scheduler.job.ts';
import type { PriceScheduler } from './price-scheduler.job.ts';
import { pruneChangesJob } from './prune-changes.job.ts';
import { saveSnapshotJob } from './save-snapshot.job.ts';
import { DOCUMENT_VERSION } from './search-document.ts';
import { createManyApplier } from './thread/apply-many.usecase.ts';
import { createDocumentThread, type DocumentThread } from './thread/document-thread.ts';
import type { ManyApplier } from './thread/many-applier.ts';
import { createWorkQueue } from './work-queue.ts';

/** Without a thread of its own a rebuild is faster with more waiting changes than this, and more than a quarter of the catalogue. */
const REBUILD_FROM = 5000;
/** Catalogues up to this size are built sooner than a thread starts. */
const BUILT_HERE = 3000;
const SAVE_FROM_CHANGES = 500;
/** Largest expected difference between the clocks of file system and database. */
const CLOCK_MARGIN_MS = 60_000;

export interface IndexerOptions extends Omit<ChangeTargets, 'position' | 'database'> {
  /** Where log, index and cards are read: all of them from one server. */
  readonly source: LogSource;
  /** Where is written: planned prices that came into force, and the log's old rows. */
  readonly primary: Database;
  readonly engine: LocalIndex;
  readonly folder: string;
  /** A snapshot on its way; taken when it is the one of this database. */
  readonly begun?: BegunSnapshot | undefined;
  /** What the first visitor of the catalogue will ask. */
  readonly firstAsked?: (() => SearchQuery) | undefined;
  /** Opens what is kept of a database beside its index. */
  readonly openKept: (of: string) => Promise<void>;
  readonly language: SearchLanguage;
  readonly log: Log;
}

/**
 * Loads or builds the search index, then keeps it up to date with the database through its jobs and `wake`.
 */
export class Indexer {
  /** Resolves when the index is ready, or was closed before. */
  readonly ready: Promise<void>;
  readonly #options: IndexerOptions & Pick<ChangeTargets, 'database'>;
  readonly #reader: ReturnType<typeof createChangeLogReader>;
  readonly #priceClock: PriceScheduler;
  readonly #queue: ReturnType<typeof createWorkQueue>;
  readonly #thread: DocumentThread | undefined;
  readonly #many: ManyApplier | undefined;
  readonly #hideRemoved: ReturnType<typeof createRemovedHider>;
  readonly #started = Promise.withResolvers<void>();
  #path = '';
  #isReady = false;
  #woken: Promise<void> | undefined;
  #unsaved = 0;
  #currentAt = 0;
  #rebuilds = 0;
  #isBuilding = false;
  #isClosing = false;
  #saving: Promise<void> | undefined;

  readonly #position = (): number => this.#reader.position;

  constructor(options: IndexerOptions) {
    const { source, primary, now, log } = options;
    this.#options = { ...options, database: source.database };
    this.#reader = createChangeLogReader(source);
    this.#queue = createWorkQueue((error) => {
      if (this.#isClosing) return;
      const failed = this.#isReady ? 'a change could not be applied' : 'cannot start yet';
      log.error({ err: error }, `search index: ${failed}, trying again`);
    });
    this.#priceClock = createPriceScheduler({
      database: primary,
      now,
      log,
      queue: this.#queue.add,
      due: (ids) => this.#reprice(ids),
    });
    this.#thread = source.connection && createDocumentThread({ ...options, connection: source.connection });
    this.#many = this.#thread && this.#manyBy(this.#thread);
    this.#hideRemoved = createRemovedHider({ ...this.#options, position: this.#position });
    this.ready = this.#started.promise;
  }

  #manyBy(thread: DocumentThread): ManyApplier {
    return createManyApplier({
      ...this.#options,
      position: this.#position,
      thread,
      planned: this.#priceClock.noticeAt,
      plannedAfter: () => this.#priceClock.done,
    });
  }

  /** The jobs of the index; the first run loads or builds it. */
  get jobs(): readonly Job[] {
    const { ready } = this;
    return [
      followChangesJob(() => this.#look(), this.#options.source.primary !== undefined),
      saveSnapshotJob({ ready, save: () => this.#saveWhenWorthIt() }),
      pruneChangesJob(this.#options.primary, ready),
      this.#priceClock.job,
    ];
  }

  /** When the index last held every change of the log, in milliseconds of Unix time; 0: not yet. */
  get currentAt(): number {
    return this.#currentAt;
  }

  get rebuilds(): number {
    return this.#rebuilds;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** To be called when the change log may have new rows. Concurrent calls cause a single read. */
  readonly wake = (): void => {
    if (this.#isReady) void this.#look();
  };

  /** Saves the snapshot when something changed. Its jobs must have ended. */
  async close(): Promise<void> {
    this.#isClosing = true;
    // What it was reading is read again at the next start.
    await this.#thread?.close();
    await this.#queue.close(async () => {
      await this.#saving;
      if (this.#isReady && this.#unsaved > 0) await this.#save();
    });
    this.#started.resolve();
  }

  /** Resolves when the changes in the log at this moment are indexed, or their failure was reported. */
  #look(): Promise<void> {
    this.#woken ??= this.#queue.add(async () => {
      this.#woken = undefined;
      if (!this.#isReady) await this.#start();
      const asOf = this.#options.now();
      await this.#follow();
      this.#currentAt = asOf;
    });
    return this.#woken;
  }

  async #start(): Promise<void> {
    const { database, attributes, engine, folder, begun, firstAsked, language, openKept, refreshContent } =
      this.#options;
    const identity = await selectDatabaseIdentity(database);
    const { timeline } = await selectHorizon(database);
    this.#path = join(folder, `${language}-${DOCUMENT_VERSION}-${identity}-${timeline}.snapshot`);
    await Promise.all([attributes.reload(), openKept(`${identity}-${timeline}`)]);
    // Synonyms and pins change what is found: before the first question.
    await refreshContent();
    const loaded = await engine.loadSnapshot(this.#path, begun, firstAsked?.());
    if (await this.#resume(loaded)) {
      await this.#priceClock.plan();
    } else {
      await this.#rebuild();
    }
    this.#isReady = true;
    this.#started.resolve();
  }

  /** True when a snapshot was loaded and is brought up to date. */
  async #resume(loaded: SnapshotLoad): Promise<boolean> {
    const { database, engine, log } = this.#options;
    if (!loaded.loaded) {
      log.info({ reason: loaded.reason }, 'no search snapshot to start from');
      return false;
    }
    const { xmin, timeline } = await selectHorizon(database);
    const oldest = await selectOldestChange(database);
    if (loaded.sequence > xmin || (oldest !== null && oldest > loaded.sequence)) return false;
    this.#reader.startAt(loaded.sequence, timeline);
    await this.#follow();
    if (engine.held() !== (await countProducts(database))) return false;
    await this.#priceClock.catchUp((await stat(this.#path)).mtimeMs - CLOCK_MARGIN_MS);
    this.#unsaved = 0;
    return true;
  }

  async #rebuild(): Promise<void> {
    const { source, invalidateAll, refreshContent, emit, log, engine } = this.#options;
    const started = performance.now();
    let asked;
    do {
      asked = source.generation;
      await this.#build();
      // Documents of two servers are of two moments.
    } while (source.generation !== asked);
    invalidateAll();
    await refreshContent();
    await this.#priceClock.plan();
    const held = engine.held();
    this.#rebuilds += 1;
    log.info({ products: held, ms: Math.round(performance.now() - started) }, 'search index built');
    emit({ productIds: [], categories: true, content: true, everything: true });
    this.#unsaved = SAVE_FROM_CHANGES;
  }

  async #build(): Promise<void> {
    const { database, engine, attributes, now } = this.#options;
    this.#isBuilding = true;
    try {
      await this.#saving;
      await this.#reader.startNow();
      await attributes.reload();
      if (this.#many !== undefined && (await countProducts(database)) > BUILT_HERE)
        await this.#many.replaceAll();
      else await engine.build(streamDocuments(database, attributes.current, now()), this.#position());
    } finally {
      this.#isBuilding = false;
    }
  }

  /** Another server answers: what was read is forgotten, its later changes are delivered again. */
  async #move(): Promise<void> {
    const { attributes, invalidateAll, refreshContent, emit, log } = this.#options;
    log.info({ cursor: this.#reader.cursor }, 'the catalogue is read from another database server');
    await attributes.reload();
    invalidateAll();
    await refreshContent();
    emit({ productIds: [], categories: true, content: true, everything: true });
  }

  /** Planned prices begin or end; tried again when the server changed meanwhile. */
  async #reprice(ids: readonly number[]): Promise<void> {
    const { source } = this.#options;
    if (this.#isReady) await this.#follow();
    const asked = source.generation;
    await applyRepriced({ ...this.#options, position: this.#position, many: this.#many }, ids);
    if (source.generation !== asked) throw new Error('the database server changed while prices were applied');
  }

  async #follow(): Promise<void> {
    const { engine } = this.#options;
    const limit =
      this.#many === undefined ? Math.max(REBUILD_FROM, Math.floor(engine.held() / 4)) : undefined;
    const targets = {
      ...this.#options,
      notice: this.#priceClock.notice,
      position: this.#position,
      many: this.#many,
    };
    let taken = 0;
    const outcome = await this.#reader.read(async (rows) => {
      taken += rows.length;
      await this.#hideRemoved(rows.length, rows.at(-1)?.xid ?? 0);
      await applyChanges(targets, rows);
    }, limit);
    this.#unsaved += taken;
    if (outcome === 'too-many') {
      await this.#hideRemoved(limit ?? 0, this.#reader.cursor);
      await this.#rebuild();
    } else if (outcome === 'taken-over') {
      this.#options.log.warn('another database server took over: the search index is built again');
      // Prices are read from it at once; order and filters follow with the index.
      await this.#move();
      await this.#rebuild();
    } else if (outcome === 'moved') {
      await this.#move();
      await this.#follow();
    }
  }

  /** What is written into the index meanwhile comes after the cursor, and is read again from there. */
  async #save(): Promise<void> {
    const { cursor } = this.#reader;
    const unsaved = this.#unsaved;
    await mkdir(dirname(this.#path), { recursive: true });
    await this.#options.engine.saveSnapshot(this.#path, cursor);
    this.#unsaved = Math.max(0, this.#unsaved - unsaved);
  }

  async #saveWhenWorthIt(): Promise<void> {
    if (this.#unsaved < SAVE_FROM_CHANGES || this.#isBuilding || this.#saving !== undefined) return;
    this.#saving = this.#save().finally(() => (this.#saving = undefined));
    await this.#saving;
  }
}
