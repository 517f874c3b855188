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

/** The default icon, for shops without one. */
function icon(name: string): Buffer {
  const { resolve } = createRequire(join(storefrontFolder, 'package.json'));
  return readFileSync(resolve(`@casamaestra/ui/brand/${name}`));
}

const kinds = [
  ['icon', 'any'],
  ['app-icon', 'maskable'],
] as const;

/** The default icons of a shop kept as an app; maskable ones may be cut to any shape. Made by `demo/src/build-icons.ts`. */
export const appIcons = kinds.flatMap(([name, purpose]) =>
  [192, 512].map((size) => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

/** Well-known URLs that browsers and search engines request from every site. */
export const siteFiles: ReadonlyMap<string, Answer> = new Map([
  ['/favicon.ico', siteFile('image/svg+xml; charset=utf-8', icon('favicon.svg'))],
  ...appIcons.map(({ src }) => [src, siteFile('image/png', icon(src.slice(1)))] as const),
  ['/apple-touch-icon.png', siteFile('image/png', icon('touch-icon.png'))],
]);
