import type { Gauges } from '@casamaestra/commerce/platform/http/gauges.ts';
import type { PurgeQueue } from './purge-queue.ts';

/** Metrics of purging the cache in front of the shop. */
export const purgeGauges = (queue: PurgeQueue): Gauges => ({
  help: {
    page_purge_tags_waiting: 'Tags still to be purged, or to be purged a second time',
    page_purges_total: 'Purges the cache in front of the shop accepted',
    page_purge_failures_total: 'Purges it refused or did not answer',
  },
  async read() {
    const { waiting, done, failed } = queue.counts();
    return {
      page_purge_tags_waiting: waiting,
      page_purges_total: done,
      page_purge_failures_total: failed,
    };
  },
});
