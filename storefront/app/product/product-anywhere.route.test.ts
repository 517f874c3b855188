import { RouterContextProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { pages as en } from '@casamaestra/texts/en/pages.ts';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { registerMessages } from '../i18n/messages.ts';
import { dependenciesContext } from '../platform/request-context.ts';
import { demoShop, noBrand } from '../platform/testing/demo-shop.ts';
import { loader } from './product-anywhere.route.tsx';

beforeAll(() => {
  registerMessages('it', italian);
  registerMessages('en', en);
});

/** Opens an address below the root in a shop that knows one former slug; which slugs were asked for. */
async function opened(path: string, language = 'it') {
  const url = new URL(path, 'http://localhost');
  const context = new RouterContextProvider();
  const asked: string[] = [];
  const noted: object[] = [];
  const call = (
    { path: of }: { path: string },
    { slug = '' }: { slug?: string },
    { language: spoken }: { language: string },
  ) => {
    if (of.includes('product')) asked.push(slug);
    return Promise.resolve(
      ['product/trapano', 'det/trapano', 'trapano'].includes(slug)
        ? { ok: true, value: { product: { redirect_to: 'det/trapano-nuovo' } } }
        : of.includes('web_page')
          ? {
              ok: true,
              value: {
                data: { main_section_html: '<p>Pagina italiana</p>' },
                ...(spoken !== 'it' && { lang: 'it' }),
              },
            }
          : { ok: false, refusal: { name: 'not_found' } },
    );
  };
  context.set(dependenciesContext, {
    commerce: { call } as never,
    config: { languages: ['it', 'en'], publicUrl: url.origin, shop: demoShop, brand: noBrand },
    contentGeneration: () => '1',
    log: { info: (fields, what) => void noted.push({ ...fields, what }), error: () => {} },
  });
  const request = new Request(url, { headers: { cookie: `language=${language}` } });
  const args = { request, url, context, params: {}, pattern: '*' };
  const answer = await loader(args as never).catch((thrown: unknown) => thrown);
  return {
    answer: answer as Response & { init?: ResponseInit; data?: Record<string, unknown> },
    asked,
    noted,
  };
}

describe('addresses below the root', () => {
  it('lead to a product that has, or once had, one of them', async () => {
    const { answer } = await opened('/product/trapano?sku=T1');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/det/trapano-nuovo?sku=T1']);
  });

  it('answer the page for unknown addresses else', async () => {
    const { answer, asked } = await opened('/mai/visto');
    expect(answer.init?.status).toBe(404);
    expect(asked).toEqual(['mai/visto']);
  });

  it('answer it in the language of the page: the content’s own words are Italian', async () => {
    expect((await opened('/mai/visto')).answer.data).toMatchObject({ html: '<p>Pagina italiana</p>' });
    const { answer } = await opened('/mai/visto', 'en');
    expect(answer.data).toMatchObject({ html: '', title: 'This page could not be found' });
  });

  it.each(['/pages/inventata', '/checkout/x', '/.env', '/wp%20login', '/b//c'])(
    'that no product can have are not asked for: %s',
    async (path) => {
      const { answer, asked } = await opened(path);
      expect(answer.init?.status).toBe(404);
      expect(asked).toEqual([]);
    },
  );
});

describe('R34 a product by another address', () => {
  it.each([
    ['/product/qualunque/trapano?sku=T1', '/det/trapano-nuovo?sku=T1'],
    ['/product/QUALUNQUE/Trapano/', '/det/trapano-nuovo'],
    ['/product', '/shop'],
  ])('%s leads to %s', async (path, address) => {
    const { answer } = await opened(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, address]);
  });

  it.each(['/product/qualunque/mai-visto', '/product/grid/mai-visto', '/product/mai-visto'])(
    '%s of an unknown product is the page for unknown addresses',
    async (path) => expect((await opened(path)).answer.init?.status).toBe(404),
  );
});

describe('P04 addresses of the Frappe API’s former shops', () => {
  it.each(['b2c', 'b2b', 'eshop'])(
    '/%s/… is asked for as it stands, leads to the product for good, and is noted',
    async (prefix) => {
      const { answer, asked, noted } = await opened(`/${prefix}/trapano?sku=T1`);
      expect(asked).toEqual([`${prefix}/trapano`, 'det/trapano']);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/det/trapano-nuovo?sku=T1']);
      expect(noted).toEqual([
        { what: 'former address redirected', path: `/${prefix}/trapano`, to: '/det/trapano-nuovo' },
      ]);
    },
  );

  it('that nothing is known of answer the page for unknown addresses; a long one is noted in short', async () => {
    const { answer, noted } = await opened(`/b2b/mai%0A%7B%22level%22%3A%22error%22${'x'.repeat(500)}`);
    expect(answer.init?.status).toBe(404);
    expect(noted).toHaveLength(1);
    expect(JSON.stringify(noted[0]).length).toBeLessThan(300);
  });
});
