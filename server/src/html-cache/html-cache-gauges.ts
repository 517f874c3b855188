import type { Gauges } from '@casamaestra/commerce/platform/http/gauges.ts';
import type { HtmlCache } from './html-cache.ts';

/** Metrics of the page cache: how full it is, and how often it answers. */
export const htmlCacheGauges = (cache: HtmlCache): Gauges => ({
  help: {
    html_cache_pages: 'Pages kept',
    html_cache_bytes: 'Memory of kept pages',
    html_cache_addresses: 'Addresses that lead to kept pages',
    html_cache_hits_total: 'Answers from the page cache',
    html_cache_misses_total: 'Pages rendered',
    html_cache_dropped_total: 'Pages dropped after a change',
  },
  async read() {
    const { pages, bytes, aliases, hits, misses, dropped } = cache.counts();
    return {
      html_cache_pages: pages,
      html_cache_bytes: bytes,
      html_cache_addresses: aliases,
      html_cache_hits_total: hits,
      html_cache_misses_total: misses,
      html_cache_dropped_total: dropped,
    };
  },
});
