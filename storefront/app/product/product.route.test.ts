import type { CallContext } from '@casamaestra/contract/platform/operation.ts';
import { RouterContextProvider } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { pages as english } from '@casamaestra/texts/en/pages.ts';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { registerMessages } from '../i18n/messages.ts';
import { dependenciesContext } from '../platform/request-context.ts';
import { demoShop, noBrand } from '../platform/testing/demo-shop.ts';
import { loader } from './product.route.tsx';

beforeAll(() => {
  registerMessages('it', italian);
  registerMessages('en', english);
});

/** Opens a product page whose service knows one former slug. */
async function opened(path: string, cookie = '', asked: (CallContext | undefined)[] = []): Promise<unknown> {
  const url = new URL(path, 'http://localhost');
  const context = new RouterContextProvider();
  const product = { redirect_to: 'det/trapano-nuovo' };
  context.set(dependenciesContext, {
    commerce: {
      call: (_operation: never, _input: never, caller?: CallContext) => {
        asked.push(caller);
        return Promise.resolve({ ok: true, value: { product } });
      },
    } as never,
    config: { languages: ['it', 'en'], publicUrl: url.origin, shop: demoShop, brand: noBrand },
    contentGeneration: () => '1',
    log: { info: () => {}, error: () => {} },
  });
  const args = {
    request: new Request(url, { headers: { cookie } }),
    url,
    context,
    params: {},
    pattern: '/det/*',
  };
  return loader(args as never).catch((thrown: unknown) => thrown);
}

describe('P03 redirect_to', () => {
  it('redirects permanently from a former slug to the current one, keeping the variant', async () => {
    const answer = (await opened('/det/trapano-vecchio?sku=T1')) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/det/trapano-nuovo?sku=T1']);
  });
});

describe('what a page asks of the service', () => {
  it('is asked in the language of the page', async () => {
    const asked: (CallContext | undefined)[] = [];
    await opened('/det/trapano-vecchio', 'language=en', asked);
    await opened('/det/trapano-vecchio', '', asked);
    expect(asked.map((context) => context?.language)).toEqual(['en', 'it']);
  });
});
