import { join } from 'node:path';
import type { Area, ShopDependencies } from '../area.ts';
import type { CatalogueArea } from '../catalog/catalog.area.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { WebHandler } from '../platform/http/raw-call.ts';
import { createKeptFiles } from './kept-files.ts';
import { sendKept } from './send-kept.ts';
import { findSitemap, isEmptyBlock, type SitemapDependencies } from './sitemap/sitemaps.ts';

export interface FoundServices {
  readonly content: ContentStore;
  readonly changes: CatalogueArea['changes'];
}

const xml = 'application/xml; charset=utf-8';

const nothingHere = () =>
  new Response('not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** What search engines read: sitemaps. Kept on disk and made again when something they tell has changed. */
export function createFoundArea(deps: ShopDependencies, { content, changes }: FoundServices): Area {
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
    ],
    close: unsubscribe,
  };
}
