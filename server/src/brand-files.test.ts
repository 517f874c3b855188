import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { expect, test } from 'vitest';
import { readBrandFiles } from './brand-files.ts';
import { siteFiles } from './site-files.ts';

test('the manifest of the app names pictures that are there, also such that may be cut to any shape', () => {
  const manifest = readBrandFiles(readConfig({})).files.get('/manifest.webmanifest');
  const { icons } = JSON.parse(String(manifest?.body)) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  const pictures = icons.map(({ src, type, sizes, purpose }) => [
    sizes,
    purpose,
    siteFiles.get(src)?.headers['content-type'] === type.replace('svg+xml', 'svg+xml; charset=utf-8'),
  ]);
  expect(pictures).toEqual([
    ['any', undefined, true],
    ['192x192', 'any', true],
    ['512x512', 'any', true],
    ['192x192', 'maskable', true],
    ['512x512', 'maskable', true],
  ]);
});
