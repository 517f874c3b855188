import { robotsRules } from '@casamaestra/commerce/found/testing/robots-rules.ts';
import { sitemapEntries } from '@casamaestra/commerce/found/testing/sitemap-entries.ts';
import { loadTestContent, testPage } from '@casamaestra/commerce/content/testing/load-test-content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShopOverHttp, type ShopOverHttp } from '../testing/shop-over-http.ts';

const site = 'https://negozio.example';
/** A file just made rests for a while before it is made again. */
const patient = { timeout: 20_000 };
const post = { author: 'Ada', date: '2026-01-02', category: 'Muri' };
let shop: ShopOverHttp;

beforeAll(async () => {
  shop = await openShopOverHttp({ PUBLIC_URL: site, LANGUAGES: 'it,en' });
  await loadTestContent(
    {
      'pages/privacy.it.md': testPage({ title: 'Privacy' }, 'P'),
      'pages/404.it.md': testPage({ title: '404' }, '?'),
      'pages/resi.it.md': testPage({ title: 'Resi' }, 'R'),
      'pages/resi.en.md': testPage({ title: 'Returns' }, 'R'),
      // The pages of questions and of the shop stand in for these.
      'pages/faq.it.md': testPage({ title: 'Domande' }, 'D'),
      'pages/chi-siamo.it.md': testPage({ title: 'Chi siamo' }, 'C'),
      'faq.it.yaml': { groups: [{ title: 'Resi', questions: [{ question: 'Come?', answer: 'Così.' }] }] },
      'about.it.yaml': { title: 'Noi', intro: 'Chi siamo.' },
      'about.en.yaml': { title: 'We', intro: 'Who we are.' },
      'posts/muro.it.md': testPage({ ...post, title: 'Il muro', intro: 'Da dove.' }, 'Si comincia.'),
      'posts/muro.en.md': testPage({ ...post, title: 'The wall', intro: 'Where from.' }, 'One begins.'),
      'posts/tetto.it.md': testPage({ ...post, title: 'Il tetto', intro: 'Poi.' }, 'Si finisce.'),
      'posts/tetto.en.md': testPage({ ...post, title: 'The roof', intro: 'Then.' }, ''),
    },
    shop.commerce,
  );
});
afterAll(() => shop.close());

async function sitemap(path: string) {
  const { status, text } = await shop.ask(path);
  return status === 200 ? sitemapEntries(text) : [];
}

const addresses = async (path: string) => (await sitemap(path)).flatMap(({ loc = [] }) => loc);

test('the index leads to sitemaps with every product, category and page, in each language', async () => {
  const files = await addresses('/sitemap.xml');
  expect(files.map((file) => file.replace(`${site}/sitemaps/`, ''))).toEqual(
    expect.arrayContaining(['pages.xml', 'categories.xml', 'products-0.xml', 'pictures-0.xml']),
  );
  const found = await Promise.all(files.map((file) => addresses(file.slice(site.length))));
  const all = found.flat();
  const rows = await shop.commerce.database.selectFrom('product').select('slug').execute();
  for (const { slug } of rows) {
    expect(all).toContain(`${site}/${slug}`);
    expect(all).toContain(`${site}/${slug}?lang=en`);
  }
  expect(all).toContain(`${site}/shop?category=Utensili,Trapani`);
  const { status } = await shop.ask('/sitemaps/products-7.xml');
  expect(status).toBe(404);
});

test('every language of a page names all of them, and a date is that of the change', async () => {
  const [product] = await sitemap('/sitemaps/products-0.xml');
  const row = await shop.commerce.database
    .selectFrom('product')
    .select(['slug', 'updated_at'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect(product).toEqual({
    loc: [`${site}/${row.slug}`],
    lastmod: [row.updated_at.toISOString()],
    languages: [`it ${site}/${row.slug}`, `en ${site}/${row.slug}?lang=en`, `x-default ${site}/${row.slug}`],
  });
});

test('pages are listed once they are published, and the page for unknown addresses never', async () => {
  const pages = async () =>
    (await addresses('/sitemaps/pages.xml')).filter((page) => !page.includes('lang='));
  await expect
    .poll(pages, patient)
    .toEqual([
      `${site}/`,
      `${site}/pages/contact-us`,
      `${site}/pages/faq`,
      `${site}/pages/about-us`,
      `${site}/web-page/privacy`,
      `${site}/web-page/resi`,
    ]);
});

test('pages and posts are listed in the languages they are written in, and crawlers may read all of them', async () => {
  const inEnglish = async (name: string) =>
    (await addresses(`/sitemaps/${name}.xml`)).filter((page) => page.endsWith('lang=en'));
  await expect
    .poll(() => inEnglish('posts'), patient)
    .toEqual([`${site}/pages/blog?lang=en`, `${site}/blog/muro?lang=en`]);
  expect(await addresses('/sitemaps/posts.xml')).toContain(`${site}/pages/blog?categoria=${post.category}`);
  expect(await inEnglish('pages')).toEqual([
    `${site}/?lang=en`,
    `${site}/pages/contact-us?lang=en`,
    `${site}/pages/about-us?lang=en`,
    `${site}/web-page/resi?lang=en`,
  ]);
  const mayRead = robotsRules((await shop.ask('/robots.txt')).text);
  const files = await addresses('/sitemap.xml');
  const listed = (await Promise.all(files.map((file) => addresses(file.slice(site.length))))).flat();
  const forbidden = listed.filter((address) => !mayRead(address.slice(site.length)));
  expect(forbidden).toEqual([]);
  for (const path of [
    '/pages/cart',
    '/pages/account?lang=en',
    '/pages/blog?q=muro',
    '/pages/blog?tag=a&q=muro',
    '/det/tavolo?recensione=ordine',
    '/tavolo?sku=A&domande_ordine=utili',
  ])
    expect([path, mayRead(path)]).toEqual([path, false]);
});

test('an unchanged sitemap is not sent again, and one asked for often is made once', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => shop.ask('/sitemaps/categories.xml')));
  const [{ headers }] = answers as [(typeof answers)[number]];
  expect(new Set(answers.map(({ headers: { etag } }) => etag)).size).toBe(1);
  const again = await shop.ask('/sitemaps/categories.xml', {
    headers: { 'if-none-match': headers.etag, 'accept-encoding': 'gzip' },
  });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('a product that is gone is gone from the sitemap, and its category with it', async () => {
  const { database } = shop.commerce;
  const gone = await database
    .updateTable('product')
    .set({ published: false, updated_at: new Date() })
    .where('code', '=', 'MA')
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  await database.insertInto('change_log').values({ kind: 'removed', subject_id: gone.id }).execute();
  await expect
    .poll(() => addresses('/sitemaps/products-0.xml'), patient)
    .not.toContain(`${site}/${gone.slug}`);
  await expect
    .poll(() => addresses('/sitemaps/categories.xml'), patient)
    .not.toContain(`${site}/shop?category=Utensili,Martelli`);
});

test('only reading is allowed, and robots.txt names the sitemap', async () => {
  expect((await shop.ask('/sitemap.xml', { method: 'POST' })).status).toBe(405);
  const { text } = await shop.ask('/robots.txt');
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('an address that names a language is shown and kept in it; one not offered is ignored', async () => {
  const cookie = async (path: string) => (await shop.ask(path)).headers['set-cookie']?.join();
  expect(await cookie('/shop?category=Utensili&lang=en')).toMatch(/^__Host-language=en;/);
  expect(await cookie('/shop?category=Utensili&lang=en')).toMatch(/^__Host-language=en;/);
  expect(await cookie('/shop?category=Utensili&lang=sk')).toBeUndefined();
  const chosen = await shop.ask('/preferences?language=it', {
    headers: { referer: `${site}/shop?category=Utensili&lang=en` },
  });
  expect(chosen.headers.location).toBe('/shop?category=Utensili');
});
