import { testAuthor } from '@casamaestra/commerce/change-sets/testing/test-author.ts';
import {
  addRedirects,
  loadContentRedirects,
} from '@casamaestra/commerce/redirects/change-redirects.usecase.ts';
import { loadTestContent, testPage } from '@casamaestra/commerce/content/testing/load-test-content.ts';
import { readRedirects, removeRedirect } from '@casamaestra/commerce/redirects/change-redirects.usecase.ts';
import type { RedirectInput } from '@casamaestra/commerce/redirects/check-redirects.ts';
import { commitTogether } from '@casamaestra/commerce/platform/database/in-transaction.ts';
import { redirectLines } from '@casamaestra/commerce/redirects/redirect-lines.ts';
import { redirectSentence } from '@casamaestra/texts/staff/redirect-texts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShopOverHttp, type ShopOverHttp } from '../testing/shop-over-http.ts';

const hosts = ['negozio.example'];
let shop: ShopOverHttp;
beforeAll(async () => {
  shop = await openShopOverHttp(
    {},
    undefined,
    undefined,
    async () => new Response('missing', { status: 404 }),
  );
});
afterAll(() => shop.close());

const database = () => shop.commerce.database;
const by = () => ({ author: testAuthor, at: new Date() });
const codes = async (...redirects: Parameters<typeof addRedirects>[1]) =>
  (await addRedirects(database(), redirects, hosts, by())).map(({ code }) => code);
async function answer(path: string) {
  const { status, headers } = await shop.ask(path);
  return headers.location === undefined ? [status] : [status, headers.location];
}

describe('An address without a page', () => {
  test('leads where it is said to, with and without its query, however it is spelled', async () => {
    expect(
      await codes(
        { from: '/Vecchio.php?id=7&a=1', to: '/det/tr' },
        { from: 'https://vecchio.example/catalogo/', to: '/shop', status: 302 },
      ),
    ).toEqual([]);
    expect(await answer('/vecchio.php?a=1&id=7&utm_source=mail')).toEqual([301, '/det/tr']);
    expect(await answer('/vecchio.php?id=8')).toEqual([404]);
    expect(await answer('/catalogo?anything=1')).toEqual([302, '/shop']);
    expect(await answer('/catalogo.data')).toEqual([404]);
  });

  test('leads to the last address at once, when that one leads on itself', async () => {
    expect(await codes({ from: '/a', to: '/b' })).toEqual([]);
    expect(await codes({ from: '/b', to: '/c?x=1#y', status: 302 }, { from: '/z', to: '/a' })).toEqual([]);
    expect(await answer('/a')).toEqual([302, '/c?x=1#y']);
    expect(await answer('/z')).toEqual([302, '/c?x=1#y']);
    expect(await codes({ from: '/c?x=1' })).toEqual([]);
    expect(await answer('/a')).toEqual([410]);
  });

  test('answers 410 when its product was published once, and 404 when nobody knows it', async () => {
    await database().updateTable('product').set({ published: false }).where('code', '=', 'MA').execute();
    expect(await answer('/det/ma')).toEqual([410]);
    expect(await answer('/det/mai-visto')).toEqual([404]);
  });

  test('answers 410 when its page or post was deleted', async () => {
    const post = { title: 'P', intro: 'p', author: 'Ada', date: '2026-01-01', category: 'Idee' };
    await loadTestContent(
      { 'pages/x.it.md': testPage({ title: 'X' }, 'x'), 'posts/p.it.md': testPage(post, 'p') },
      shop.commerce,
    );
    await loadTestContent({ 'notice.yaml': { notices: [] } }, shop.commerce);
    expect(await answer('/web-page/x')).toEqual([410]);
    expect(await answer('/blog/p')).toEqual([410]);
    expect(await answer('/blog/mai')).toEqual([404]);
  });
});

describe('A redirect is refused', () => {
  test.each([
    [{ from: 'senza-barra', to: '/shop' }, 'redirect_from_no_path'],
    [{ from: '/shop', to: '/' }, 'redirect_from_is_page'],
    [{ from: '/api/method/x', to: '/' }, 'redirect_from_is_page'],
    [{ from: '/det/tr', to: '/' }, 'redirect_from_is_page'],
    [{ from: '/q', to: '//altrove.example' }, 'redirect_to_no_path'],
    [{ from: '/q', to: 'javascript:alert(1)' }, 'redirect_to_no_path'],
    [{ from: '/q', to: '/\\altrove.example' }, 'redirect_to_no_path'],
    [{ from: '/q', to: '/x\r\nset-cookie: a=b' }, 'redirect_to_no_path'],
    [{ from: '/q', to: 'https://altrove.example/' }, 'redirect_to_foreign'],
    [{ from: '/q', to: '/shop', status: 307 }, 'redirect_status_unknown'],
    [{ from: '/q', status: 301 }, 'redirect_without_target'],
    [{ from: '/q', to: '/shop', status: 410 }, 'redirect_gone_with_target'],
    [{ from: '/q', to: '/Q/?utm_source=x' }, 'redirect_circle'],
  ])('%j: %s', async (redirect, code) => {
    expect(await codes(redirect)).toEqual([code]);
    expect(await answer('/q')).toEqual([404]);
  });

  test('with a sentence that names the circle, and nothing of the rest is written', async () => {
    const circle = [
      { from: '/uno', to: '/due' },
      { from: '/due', to: 'https://negozio.example/tre' },
      { from: '/tre', to: '/uno' },
    ];
    const findings = await addRedirects(
      database(),
      [...circle, { from: '/buono', to: '/shop' }],
      hosts,
      by(),
    );
    expect(findings.map((finding) => redirectSentence(finding, 'it'))).toEqual([
      'Giro senza fine: /uno → /due → /tre → /uno.',
    ]);
    expect(await answer('/buono')).toEqual([404]);
  });
});

test('the content folder replaces its own redirects and leaves those of people', async () => {
  await addRedirects(database(), [{ from: '/mio', to: '/shop' }], hosts, by());
  const load = (redirects: readonly RedirectInput[]) =>
    commitTogether(database(), (transaction) => loadContentRedirects(transaction, redirects, hosts));
  await load([{ from: '/suo', to: '/mio' }, { from: '/altro' }]);
  expect(await answer('/suo')).toEqual([301, '/shop']);
  await load([{ from: '/altro' }]);
  expect([await answer('/mio'), await answer('/suo'), await answer('/altro')]).toEqual([
    [301, '/shop'],
    [404],
    [410],
  ]);
  expect(await removeRedirect(database(), '/mio', by())).toBe(true);
  expect(await removeRedirect(database(), '/mio', by())).toBe(false);
  const left = (await readRedirects(database())).map(({ from_address: from }) => from);
  expect(left).not.toContain('/mio');
});

test('a file has a redirect a line, and what is none is found by its line', () => {
  const text = 'da;a\n# commento\n/a /b\n/c\t/d\t302\n/e 410\n/solo\n';
  expect(redirectLines(text)).toEqual({
    redirects: [
      { line: 3, from: '/a', to: '/b' },
      { line: 4, from: '/c', to: '/d', status: 302 },
      { line: 5, from: '/e', status: 410 },
    ],
    findings: [{ code: 'redirect_line_unreadable', facts: { line: 6, text: '/solo' } }],
  });
});
