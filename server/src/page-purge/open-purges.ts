import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import { traced, type Tracing } from '@casamaestra/commerce/platform/tracing/tracing.ts';
import type { CommercePart } from '../commerce-part.ts';
import type { HtmlCache } from '../html-cache/html-cache.ts';
import { allPagesTag, type PagePurger } from './page-purger.ts';
import { PurgeQueue } from './purge-queue.ts';

interface PurgeDependencies {
  readonly config: Pick<Config, 'purgeAgainSeconds'>;
  readonly log: Log;
  readonly tracing?: Tracing | undefined;
  readonly commerce: Pick<CommercePart, 'ready'>;
  /** Tells which pages became old while they were rendered; undefined: none is kept. */
  readonly cache: HtmlCache | undefined;
}

/** Purges wait for no request: each is a trace of its own. */
const tracedPurger = (purger: PagePurger, tracing: Tracing): PagePurger => ({
  ...purger,
  header: (tags) => purger.header(tags),
  purge: (tags) =>
    traced(tracing, tracing.start('purge', 'internal', { 'purge.tags': tags.length }), () =>
      purger.purge(tags),
    ),
});

/**
 * The queue of a node. It begins by dropping all pages: what the node had still to purge when it ended is not known,
 * and a new version may write its pages differently.
 */
export function openPurges(
  purger: PagePurger,
  { config, log, commerce, tracing, cache }: PurgeDependencies,
): PurgeQueue {
  const queue = new PurgeQueue({
    purger: tracing ? tracedPurger(purger, tracing) : purger,
    againMs: config.purgeAgainSeconds * 1000,
    notesPages: cache !== undefined,
    log,
  });
  // A service that never gets ready ends the start.
  commerce.ready.then(
    () => queue.add([allPagesTag]),
    () => queue.close(),
  );
  return queue;
}
