import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import type { CommercePart } from '../commerce-part.ts';
import { allPagesTag, type PagePurger } from './page-purger.ts';
import { PurgeQueue } from './purge-queue.ts';

interface PurgeDependencies {
  readonly config: Pick<Config, 'purgeAgainSeconds'>;
  readonly log: Log;
  readonly commerce: Pick<CommercePart, 'ready'>;
}

/**
 * The queue of a node. It begins by dropping all pages: what the node had still to purge when it ended is not known,
 * and a new version may write its pages differently.
 */
export function openPurges(purger: PagePurger, { config, log, commerce }: PurgeDependencies): PurgeQueue {
  const queue = new PurgeQueue({ purger, againMs: config.purgeAgainSeconds * 1000, log });
  // A service that never gets ready ends the start.
  commerce.ready.then(
    () => queue.add([allPagesTag]),
    () => queue.close(),
  );
  return queue;
}
