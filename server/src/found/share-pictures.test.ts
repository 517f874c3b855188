import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTestContent, testPage } from '@casamaestra/commerce/content/testing/load-test-content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShopOverHttp, type ShopOverHttp } from '../testing/shop-over-http.ts';

const version = '0123456789';

const folder = mkdtempSync(join(tmpdir(), 'share-pictures-'));
let shop: ShopOverHttp;
beforeAll(async () => {
  shop = await openShopOverHttp({ DATA_DIR: folder });
  await loadTestContent(
    {
      'pages/privacy.it.md': testPage({ title: 'Privacy & dati' }, 'P'),
      'posts/muro.it.md': testPage(
        { title: 'Il muro '.repeat(20), intro: 'I', author: 'Ada', date: '2026-01-02', category: 'Muri' },
        'Si comincia.',
      ),
    },
    shop.commerce,
  );
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const picture = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${shop.port}${path}`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** Width and height in the frame header of a JPEG (ITU T.81, B.2.2). */
function pixelsOf(bytes: Buffer): [number, number] {
  let at = 2;
  while (bytes[at] === 0xff && ![0xc0, 0xc2].includes(bytes[at + 1] ?? 0))
    at += 2 + bytes.readUInt16BE(at + 2);
  return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
}

test('products, posts, pages and categories have a picture of 1200 × 630 that is drawn once and kept', async () => {
  const { slug } = await shop.commerce.database
    .selectFrom('product')
    .select('slug')
    .where('code', '=', 'PI')
    .executeTakeFirstOrThrow();
  const { url } = await shop.commerce.database
    .selectFrom('category')
    .select('url')
    .where('depth', '=', 2)
    .limit(1)
    .executeTakeFirstOrThrow();
  const category = `shop/${encodeURIComponent(url)}`;
  const paths = [slug, 'blog/muro', 'web-page/privacy', category].map(
    (page) => `/share/${page}.${version}.jpg`,
  );
  await expect.poll(async () => (await picture(paths[1] ?? '')).answer.status).toBe(200);
  for (const path of paths) {
    const { answer, bytes } = await picture(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg']);
    expect(pixelsOf(bytes)).toEqual([1200, 630]);
    // Words are drawn: the paper alone is smaller.
    expect(bytes.length).toBeGreaterThan(9_000);
    const again = await picture(path.replace(version, 'abcdefabcd'));
    expect(again.bytes.equals(bytes)).toBe(true);
  }
  expect((await readdir(join(folder, 'share'))).length).toBe(4);
});

test.each([
  'det/niente',
  'blog/niente',
  'web-page/niente',
  'altro/x',
  'shop/Niente',
  'det/a/b',
  'det/%E0%A4%A',
])('nothing is drawn for what is not there: %s', async (page) => {
  const { status } = await shop.ask(`/share/${page}.${version}.jpg`);
  expect(status).toBe(404);
  expect((await shop.ask(`/share/${page}.jpg`)).status).toBe(404);
});
