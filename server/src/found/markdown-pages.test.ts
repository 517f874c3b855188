import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShopOverHttp, type ShopOverHttp } from '../testing/shop-over-http.ts';

let shop: ShopOverHttp;
beforeAll(async () => {
  shop = await openShopOverHttp({ PUBLIC_URL: 'https://negozio.example' });
});
afterAll(() => shop.close());

test('a product is Markdown at its address with .md, with the prices of its variants', async () => {
  const { slug } = await shop.commerce.database
    .selectFrom('product')
    .select('slug')
    .where('code', '=', 'PI')
    .executeTakeFirstOrThrow();
  const { status, headers, text } = await shop.ask(`/${slug}.md`);
  expect([status, headers['content-type'], headers['x-robots-tag']]).toEqual([
    200,
    'text/markdown; charset=utf-8',
    'noindex',
  ]);
  expect(text).toMatch(/^# Pittura lavabile\n/);
  expect(text.replaceAll('\u00a0', ' ')).toContain('- 14 l: 59,00 €, disponibile, SKU PI-14');
  expect(text).toContain(`https://negozio.example/${slug}`);
  const again = await shop.ask(`/${slug}.md`, { headers: { 'if-none-match': headers.etag } });
  expect(again.status).toBe(304);
});

test('llms.txt says what the shop is and how its pages are read', async () => {
  const { status, text } = await shop.ask('/llms.txt');
  expect(status).toBe(200);
  expect(text).toMatch(/^# Casamaestra\n\n> \S/);
  expect(text).toContain('https://negozio.example/sitemap.xml');
  expect(text).toContain('.md');
});

test('a category is Markdown with its goods, prices and categories; llms.txt leads there', async () => {
  const { text: start } = await shop.ask('/llms.txt');
  const department = /\(https:\/\/negozio\.example(\/shop\.md\?category=[^)]+)\)/.exec(start)?.[1] ?? '';
  const { status, headers, text } = await shop.ask(department);
  expect([status, headers['content-type'], headers['x-robots-tag']]).toEqual([
    200,
    'text/markdown; charset=utf-8',
    'noindex',
  ]);
  expect(text).toContain('# Pitture\n\nPitture – un prodotto, pagina 1 di 1\n');
  expect(text.replaceAll('\u00a0', ' ')).toContain(': da 24,50 €, disponibile\n');
  const product = /\(https:\/\/negozio\.example(\/det\/[^)]+\.md)\): /.exec(text)?.[1] ?? '';
  expect((await shop.ask(product)).status).toBe(200);
});

test('every category inside a category leads to its own list', async () => {
  const { text } = await shop.ask('/shop.md?category=Utensili');
  const inside = [...text.matchAll(/\(https:\/\/negozio\.example(\/shop\.md[^)]+)\) \(1\)/g)].map(
    ([, path]) => path,
  );
  expect(inside).toHaveLength(2);
  for (const path of inside) expect((await shop.ask(path ?? '')).text).toMatch(/^# \w+\n\nUtensili › /);
});

test.each([
  '',
  '?category=',
  '?category=Niente-di-simile',
  '?category=Pitture&page=0',
  '?category=Pitture&page=uno',
  '?category=Pitture&page=9999',
  `?category=Pitture${',Pitture'.repeat(60)}`,
])('/shop.md%s is left to the pages, which know no such address', async (query) => {
  expect((await shop.ask(`/shop.md${query}`)).headers['content-type']).not.toContain('markdown');
});
