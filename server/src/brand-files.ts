import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import type { Brand, BrandPicture } from '@casamaestra/storefront/app/platform/brand.ts';
import type { Answer } from './send.ts';
import { appIcons } from './site-files.ts';

/** Logo and other pictures named in the shop file, read once. */
export interface BrandFiles {
  readonly brand: Brand;
  /** Answers by path. */
  readonly files: ReadonlyMap<string, Answer>;
}

const largest = 300_000;
const typeOf = (name: string) => (name.endsWith('.svg') ? 'image/svg+xml; charset=utf-8' : 'image/png');

function read(folder: string, name: string): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(folder, name));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartProblem({ code: 'brand_file_unreadable', facts: { name, why: code ?? message } });
  }
  if (bytes.length > largest)
    throw new StartProblem({ code: 'brand_file_too_large', facts: { name, most: largest / 1000 } });
  return bytes;
}

/** Width and height: of a PNG its pixels, of an SVG its viewBox. */
function sizeOf(name: string, bytes: Buffer): readonly [number, number] {
  if (name.endsWith('.png')) {
    if (bytes.toString('latin1', 1, 4) !== 'PNG' || bytes.length < 24)
      throw new StartProblem({ code: 'brand_file_not_png', facts: { name } });
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  }
  const [, box = ''] = /<svg\b[^>]*\bviewBox="([^"]+)"/.exec(bytes.toString('utf8', 0, 4_000)) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0))
    throw new StartProblem({ code: 'brand_file_without_size', facts: { name } });
  return [width, height];
}

/**
 * Reads the pictures named in the shop file.
 * @throws StartProblem naming a file that is missing, too large or has no size
 */
export function readBrandFiles({ shop, shopFile }: Pick<Config, 'shop' | 'shopFile'>): BrandFiles {
  const folder = dirname(shopFile);
  const files = new Map<string, Answer>();
  const file = (name: string, bytes: Buffer, path: string): string => {
    const etag = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const headers = {
      'content-type': typeOf(name),
      'cache-control': 'public, max-age=86400',
      // An SVG opened as a page must not run scripts.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      etag: `W/"${etag}"`,
    };
    files.set(path, { status: 200, headers, body: bytes });
    return `${path}?v=${etag}`;
  };
  const picture = (name: string | undefined): BrandPicture | undefined => {
    if (name === undefined) return undefined;
    const bytes = read(folder, name);
    const [width, height] = sizeOf(name, bytes);
    return { src: file(name, bytes, `/brand/${name}`), width, height };
  };
  const logo = picture(shop.logo);
  const logoOnDark = picture(shop.logo_on_dark) ?? logo;
  const social = picture(shop.social);
  picture(shop.guarantee_notice);
  if (shop.icon !== undefined) {
    const bytes = read(folder, shop.icon);
    file(shop.icon, bytes, '/favicon.ico');
    if (shop.icon.endsWith('.png')) file(shop.icon, bytes, '/apple-touch-icon.png');
  }
  files.set('/manifest.webmanifest', webManifest(shop));
  return { brand: { logo, logoOnDark, social }, files };
}

/** What a phone needs to keep the shop as an app among its own. */
function webManifest({ name, colours, icon }: Config['shop']): Answer {
  const body = JSON.stringify({
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: colours?.primary ?? '#a23a20',
    icons: icon?.endsWith('.png')
      ? [{ src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }]
      : [
          { src: '/favicon.ico', sizes: 'any', type: 'image/svg+xml' },
          ...(icon === undefined ? appIcons : []),
        ],
  });
  const headers = {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  };
  return { status: 200, headers, body };
}
