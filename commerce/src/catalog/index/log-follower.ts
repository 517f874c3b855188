import type { Database } from '../../platform/database/connection.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { AttributeSchemaStore } from '../attribute-schema/attribute-schema-store.ts';
import { createChangeLogReader } from './change-log-reader.ts';
import type { ChangeListener } from './catalogue-change.ts';
import { followChangesJob } from './follow-changes.job.ts';
import type { Indexer } from './indexer.ts';
import { pruneChangesJob } from './prune-changes.job.ts';
import { createWorkQueue } from './work-queue.ts';

/** What keeps a node up to date with the database: with a search index, or without one. */
export type Follower = Pick<
  Indexer,
  'jobs' | 'ready' | 'isReady' | 'wake' | 'close' | 'currentAt' | 'rebuilds'
>;

export interface LogFollowerOptions {
  readonly database: Database;
  readonly attributes: AttributeSchemaStore;
  readonly log: Log;
  readonly now: () => number;
  readonly refreshContent: () => Promise<void>;
  readonly emit: ChangeListener;
}

/** With more waiting than this the changes are not read one by one: everything may be another. */
const EVERYTHING_FROM = 5000;

/**
 * Follows the change log for content and categories only, on a worker that answers no visitor: its mails need the
 * sentences of today, but neither the search index nor the cards of products. Planned prices come into force on the
 * nodes with an index.
 */
export function createLogFollower(options: LogFollowerOptions): Follower {
  const { database, attributes, log, now, refreshContent, emit } = options;
  const reader = createChangeLogReader({ database, generation: 0 });
  const started = Promise.withResolvers<void>();
  const queue = createWorkQueue((err) =>
    log.error({ err }, 'the change log could not be read, trying again'),
  );
  let isReady = false;
  let currentAt = 0;
  let woken: Promise<void> | undefined;

  async function readAll(): Promise<void> {
    await reader.startNow();
    await attributes.reload();
    await refreshContent();
    emit({ productIds: [], categories: true, content: true, everything: true });
  }

  async function follow(): Promise<void> {
    const outcome = await reader.read(async (rows) => {
      const categories = rows.some(({ kind }) => kind === 'category');
      const content = rows.some(({ kind }) => kind === 'content');
      if (categories) await attributes.reload();
      if (content) await refreshContent();
      if (categories || content) emit({ productIds: [], categories, content, everything: false });
    }, EVERYTHING_FROM);
    if (outcome !== 'read') await readAll();
  }

  function look(): Promise<void> {
    woken ??= queue.add(async () => {
      woken = undefined;
      const asOf = now();
      await (isReady ? follow() : readAll());
      isReady = true;
      currentAt = asOf;
      started.resolve();
    });
    return woken;
  }

  const jobs: readonly Job[] = [followChangesJob(look, false), pruneChangesJob(database, started.promise)];
  return {
    jobs,
    ready: started.promise,
    get isReady() {
      return isReady;
    },
    get currentAt() {
      return currentAt;
    },
    rebuilds: 0,
    wake: () => {
      if (isReady) void look();
    },
    async close() {
      await queue.close(async () => undefined);
      started.resolve();
    },
  };
}
