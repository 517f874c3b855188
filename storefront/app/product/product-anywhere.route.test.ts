import { RouterContextProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { it as italian } from '../i18n/it.ts';
import { registerMessages } from '../i18n/messages.ts';
import { partsContext } from '../platform/request-context.ts';
import { demoShop, noBrand } from '../platform/testing/demo-shop.ts';
import { loader } from './product-anywhere.route.tsx';

beforeAll(() => registerMessages('it', italian));

/** Opens an address below the root in a shop that knows one former slug; which slugs were asked for. */
async function opened(path: string) {
  const url = new URL(path, 'http://localhost');
  const context = new RouterContextProvider();
  const asked: string[] = [];
  const call = ({ path: of }: { path: string }, { slug = '' }: { slug?: string }) => {
    if (of.includes('product')) asked.push(slug);
    return Promise.resolve(
      slug === 'product/trapano'
        ? { ok: true, value: { product: { redirect_to: 'det/trapano-nuovo' } } }
        : { ok: false, refusal: { name: 'not_found' } },
    );
  };
  context.set(partsContext, {
    commerce: { call } as never,
    config: { languages: ['it'], publicUrl: url.origin, shop: demoShop, brand: noBrand },
    contentGeneration: () => '1',
  });
  const args = { request: new Request(url), url, context, params: {}, pattern: '*' };
  const answer = await loader(args as never).catch((thrown: unknown) => thrown);
  return { answer: answer as Response & { init?: ResponseInit }, asked };
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

  it.each(['/pages/inventata', '/checkout/x', '/.env', '/wp%20login', '/b//c'])(
    'that no product can have are not asked for: %s',
    async (path) => {
      const { answer, asked } = await opened(path);
      expect(answer.init?.status).toBe(404);
      expect(asked).toEqual([]);
    },
  );
});
