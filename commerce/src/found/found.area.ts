import { join } from 'node:path';
import type { Area, ShopDependencies } from '../area.ts';
import type { CatalogueArea } from '../catalog/catalog.area.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { WebHandler } from '../platform/http/raw-call.ts';
import type { FeedDelivery } from '../catalog/export/merchant-attributes.ts';
import { feedHandler } from './feeds/feed-handler.ts';
import { createKeptFiles } from './kept-files.ts';
import { nothingHere, sendKept } from './send-kept.ts';
import { findSitemap, isEmptyBlock, type SitemapDependencies } from './sitemap/sitemaps.ts';

export interface FoundServices {
  readonly content: ContentStore;
  readonly changes: CatalogueArea['changes'];
  readonly delivery: () => Promise<FeedDelivery | null>;
}

const xml = 'application/xml; charset=utf-8';

/** What search engines and comparison sites read: sitemaps, feeds. Kept on disk and made again when something they tell has changed. */
export function createFoundArea(deps: ShopDependencies, { content, changes, delivery }: FoundServices): Area {
  const { database, config, clock, publicUrl } = deps;
  const files = createKeptFiles(join(config.dataDir, 'found'), clock);
  let generation = 0;
  const unsubscribe = changes.subscribe(() => (generation += 1));
  const sitemaps: SitemapDependencies = {
    database,
    content,
    clock,
    languages: config.languages,
    site: () => publicUrl().replace(/\/+$/, ''),
  };
  const sitemap: WebHandler = async (request) => {
    const { pathname } = new URL(request.url);
    const found = findSitemap(sitemaps, pathname);
    if (found === undefined || (await isEmptyBlock(sitemaps, pathname))) return nothingHere();
    return sendKept(request, await files.read(found.name, String(generation), found.text), xml);
  };
  return {
    endpoints: [],
    routes: [
      { name: 'found.sitemap', methods: ['GET'], path: '/sitemap.xml', handle: sitemap },
      { name: 'found.sitemap', methods: ['GET'], path: '/sitemaps/', handle: sitemap },
      {
        name: 'found.feed',
        methods: ['GET'],
        path: '/feeds/',
        handle: feedHandler({
          shop: deps,
          files,
          version: () => String(generation),
          site: sitemaps.site,
          delivery,
        }),
      },
    ],
    close: unsubscribe,
  };
}
