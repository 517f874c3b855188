import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import type { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { callService, readService, ServiceUnreachable } from './service-call.ts';

const asked: string[] = [];
let answer: { readonly status: number; readonly body: string };
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(answer.status).end(answer.body);
});

beforeEach(async () => {
  asked.length = 0;
  await once(server.listen(0), 'listening');
  // A browser asks the origin of its page.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => fetch(origin + path, request));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const quote = () => callService<typeof quoteOperation>('casamaestra.cart.quote', { lines: [] });
const shop = () =>
  readService<typeof listingOperation>('mymb_ecommerce.mymb_b2c.solr_search.shop', { skus: 'A;B' });

describe('Calls from the browser', () => {
  it('take the name that belongs to the call, and no other', () => {
    type Name = Parameters<typeof callService<typeof quoteOperation>>[0];
    expectTypeOf<Name>().toEqualTypeOf<'casamaestra.cart.quote'>();
  });

  it('are posted, reading is not, by the same name', async () => {
    answer = { status: 200, body: '{"message":{"products":[]}}' };
    expect(await quote()).toEqual({ ok: true, value: { products: [] } });
    expect(await shop()).toEqual({ products: [] });
    expect(asked).toEqual([
      'POST /api/method/casamaestra.cart.quote',
      'GET /api/method/mymb_ecommerce.mymb_b2c.solr_search.shop?skus=A%3BB',
    ]);
  });

  it.each([
    [403, 'PermissionError', 'not_permitted'],
    [413, 'ValidationError', 'invalid_input'],
  ])('that the server refuses with %s say why, not that nobody answered', async (status, type, name) => {
    answer = { status, body: JSON.stringify({ exc_type: type, _error_message: 'Troppo grande.' }) };
    expect(await quote()).toEqual({ ok: false, refusal: { name, message: 'Troppo grande.' } });
    await expect(shop()).rejects.toThrow('Troppo grande.');
  });

  it.each(['', '<p>Bad gateway</p>', '{}'])(
    'that nobody answers as agreed tell the status: %s',
    async (body) => {
      answer = { status: 502, body };
      await expect(quote()).rejects.toMatchObject({ status: 502 });
      await expect(shop()).rejects.toBeInstanceOf(ServiceUnreachable);
    },
  );
});
