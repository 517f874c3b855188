import type { Clock } from '../../platform/clock.ts';
import type { Gauges } from '../../platform/http/gauges.ts';
import type { Follower } from './log-follower.ts';

/** Metrics of this node's search index. */
export const indexGauges = (indexer: Follower, held: () => number, clock: Clock): Gauges => ({
  help: {
    search_index_ready: '1 when searches are answered, 0 while the index is loaded or built at the start',
    search_index_products: 'Products in the index',
    search_index_lag_seconds: 'How long ago the index had taken in every change',
    search_index_rebuilds_total: 'Builds of the whole index since the start',
  },
  read: async () => ({
    search_index_ready: indexer.isReady ? 1 : 0,
    search_index_products: held(),
    search_index_lag_seconds:
      indexer.currentAt === 0 ? 0 : Math.max(0, (clock.now() - indexer.currentAt) / 1000),
    search_index_rebuilds_total: indexer.rebuilds,
  }),
});
