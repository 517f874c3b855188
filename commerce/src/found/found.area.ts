import { join } from 'node:path';
import type { Area, ShopDependencies } from '../area.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { WebHandler } from '../platform/http/raw-call.ts';
import type { FeedDelivery } from '../catalog/export/merchant-attributes.ts';
import { feedHandler } from './feeds/feed-handler.ts';
import { sharedFiles } from '../media/media-store.ts';
import { createKeptFiles } from './kept-files.ts';
import { selectCatalogueVersion } from './shared-files.queries.ts';
import { sharedMaker } from './shared-files.ts';
import { nothingHere, sendKept } from './send-kept.ts';
import { findSitemap, isEmptyBlock, type SitemapDependencies } from './sitemap/sitemaps.ts';

export interface FoundServices {
  readonly content: ContentStore;
  readonly delivery: () => Promise<FeedDelivery | null>;
}

const xml = 'application/xml; charset=utf-8';

/** What search engines and comparison sites read: sitemaps, feeds. Kept on disk and made again when something they tell has changed. */
export function createFoundArea(deps: ShopDependencies, { content, delivery }: FoundServices): Area {
  const { database, config, clock, publicUrl } = deps;
  const folder = join(config.dataDir, 'found');
  const store = config.filesUrl === undefined ? undefined : sharedFiles(config.dataDir, config.filesUrl);
  const files = createKeptFiles(folder, clock, { maker: sharedMaker({ database, folder, store }) });
  let known: string | undefined;
  /** While the database is away, what was last known: files that are kept are read all the same. */
  const version = async () => {
    try {
      known = await selectCatalogueVersion(database);
    } catch (error) {
      if (known === undefined) throw error;
    }
    return known;
  };
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
    return sendKept(request, await files.read(found.name, await version(), found.text), xml);
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
          version,
          site: sitemaps.site,
          delivery,
        }),
      },
    ],
  };
}
