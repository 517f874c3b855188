import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '../../platform/log/create-log.ts';
import { applyChanges, applyRepriced } from './apply-changes.usecase.ts';
import type { ChangeTargets } from './apply-changes.usecase.ts';
import { countProducts, deleteOldChanges, selectDatabaseIdentity, selectHorizon, selectOldestChange } from './change-log.queries.ts';
import { createChangeLogReader } from './change-log-reader.ts';
import { streamDocuments } from './document-stream.ts';
import { createPriceClock } from './price-clock.job.ts';
import { DOCUMENT_VERSION } from './search-document.ts';

/** More waiting changes than this, and more than a quarter of the catalogue: building anew is quicker. */
const REBUILD_FROM = 5000;
const SAVE_EVERY_MS = 60_000;
const SAVE_FROM_CHANGES = 500;
const PRUNE_EVERY_MS = 3_600_000;
const KEEP_CHANGES_DAYS = 7;
/** Wakes may be lost with their connection: looking by ourselves is the safety net. */
const LOOK_EVERY_MS = 1000;
const FAILED_PAUSE_MS = 1000;

export interface IndexKeeperOptions extends ChangeTargets {
  readonly folder: string;
  readonly language: string;
  readonly log: Log;
}

export interface IndexKeeper {
  /** Resolves when the index answers, or was closed before. */
  readonly ready: Promise<void>;
  readonly isReady: boolean;
  /** The change log has news. Many calls at once are one reading. */
  wake(): void;
  /** Saves the snapshot when something changed and stops all timers. */
  close(): Promise<void>;
}

/** Loads or builds the search index, then keeps it level with the database until closed. */
export function createIndexKeeper(options: IndexKeeperOptions): IndexKeeper {
  const { database, engine, dictionary, log, now } = options;
  const reader = createChangeLogReader(database);
  const priceClock = createPriceClock({ database, now, log, due: (ids) => applyRepriced(options, ids), queue: enqueue });
  let path = '';
  let ready = false;
  let closing = false;
  let closed = false;
  let unsaved = 0;
  let savedAt = 0;
  let prunedAt = 0;
  let woken = false;
  let queue: Promise<void> = Promise.resolve();
  let looking: NodeJS.Timeout | undefined;

  /** One thing at a time: reading the log, rebuilding, repricing and saving never overlap. */
  function enqueue(work: () => Promise<void>): Promise<void> {
    const turn = queue.then(async () => {
      if (!closed) await work();
    });
    queue = turn.catch((error: unknown) => {
      if (closed) return;
      log.error({ err: error }, 'search index: a change could not be applied, trying again');
      setTimeout(wake, FAILED_PAUSE_MS).unref();
    });
    return queue;
  }

  async function rebuild(): Promise<void> {
    const started = performance.now();
    await reader.startNow();
    await dictionary.reload();
    await engine.build(streamDocuments(database, dictionary.current, now()));
    options.forgetEverything();
    await priceClock.plan();
    const { held } = engine.stats();
    log.info({ products: held, ms: Math.round(performance.now() - started) }, 'search index built');
    await options.refreshContent();
    options.emit({ productIds: [], categories: true, content: true, everything: true });
    unsaved = SAVE_FROM_CHANGES;
  }

  async function follow(): Promise<void> {
    const limit = Math.max(REBUILD_FROM, Math.floor(engine.stats().held / 4));
    const outcome = await reader.read(async (rows) => {
      unsaved += rows.length;
      await applyChanges(options, rows);
    }, limit);
    if (outcome === 'too-many') await rebuild();
    else if (unsaved > 0) await priceClock.plan();
  }

  async function save(): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await engine.saveSnapshot(path, reader.cursor);
    unsaved = 0;
    savedAt = now();
  }

  async function keepHouse(): Promise<void> {
    if (unsaved >= SAVE_FROM_CHANGES && now() - savedAt > SAVE_EVERY_MS) await save();
    if (now() - prunedAt > PRUNE_EVERY_MS) {
      prunedAt = now();
      await deleteOldChanges(database, KEEP_CHANGES_DAYS);
    }
  }

  function wake(): void {
    if (woken || !ready) return;
    woken = true;
    void enqueue(async () => {
      woken = false;
      await follow();
      await keepHouse();
    });
  }

  /** True when a snapshot was loaded and is level with the database. */
  async function resume(): Promise<boolean> {
    const loaded = await engine.loadSnapshot(path);
    if (!loaded.loaded) {
      log.info({ reason: loaded.reason }, 'no search snapshot to start from');
      return false;
    }
    const [horizon, oldest] = [await selectHorizon(database), await selectOldestChange(database)];
    if (loaded.sequence > horizon || (oldest !== null && oldest > loaded.sequence)) return false;
    const savedMs = (await stat(path)).mtimeMs;
    reader.startAt(loaded.sequence);
    await follow();
    if (engine.stats().held !== (await countProducts(database))) return false;
    await priceClock.catchUp(savedMs - 60_000);
    unsaved = 0;
    savedAt = now();
    return true;
  }

  async function start(): Promise<void> {
    const identity = await selectDatabaseIdentity(database);
    path = join(options.folder, `${options.language}-${DOCUMENT_VERSION}-${identity}.snapshot`);
    await dictionary.reload();
    if (await resume()) {
      await options.refreshContent();
      await priceClock.plan();
    } else {
      await rebuild();
    }
    ready = true;
    looking = setInterval(wake, LOOK_EVERY_MS);
    looking.unref();
  }

  /** The database may come up after us: start until it works. */
  async function startUntilReady(): Promise<void> {
    while (!closing) {
      try {
        await start();
        return;
      } catch (error) {
        if (closing) return;
        log.error({ err: error }, 'search index: cannot start yet, trying again');
        await new Promise((resolve) => setTimeout(resolve, FAILED_PAUSE_MS).unref());
      }
    }
  }

  const readiness = startUntilReady();
  queue = readiness;
  void readiness.then(wake);
  return {
    ready: readiness,
    get isReady() {
      return ready;
    },
    wake,
    async close() {
      closing = true;
      clearInterval(looking);
      priceClock.close();
      await enqueue(async () => {
        if (ready && unsaved > 0) await save();
      });
      closed = true;
      await queue;
    },
  };
}
