import { personalPages } from '@casamaestra/contract/pages.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { weakEtag } from './http/etag.ts';
import { storefrontFolder } from './built-storefront.ts';
import type { Answer } from './send.ts';

const daily = 'public, max-age=86400';

function siteFile(contentType: string, body: string | Buffer): Answer {
  const headers = { 'content-type': contentType, 'cache-control': daily, etag: weakEtag(Buffer.from(body)) };
  return { status: 200, headers, body };
}

/** Pages of one visitor and calls are no search results; everything else may be read. */
const robots = ['User-agent: *', `Disallow: ${personalPages}`, 'Disallow: /api/', ''].join('\n');

/** The design's own icon, for shops that bring none. */
function icon(name: string): Buffer {
  const { resolve } = createRequire(join(storefrontFolder, 'package.json'));
  return readFileSync(resolve(`@casamaestra/ui/brand/${name}`));
}

/** Addresses that browsers and search engines ask every site for, without reading them in a page. */
export const siteFiles: ReadonlyMap<string, Answer> = new Map([
  ['/robots.txt', siteFile('text/plain; charset=utf-8', robots)],
  ['/favicon.ico', siteFile('image/svg+xml; charset=utf-8', icon('favicon.svg'))],
  ['/apple-touch-icon.png', siteFile('image/png', icon('touch-icon.png'))],
]);
