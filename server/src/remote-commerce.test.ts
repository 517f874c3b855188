import { listingOperation, productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { openWithdrawalOperation } from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import { silentLog } from '@casamaestra/commerce/platform/log/create-log.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { type HttpServer, openHttpServer } from './http/http-server.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { openRemoteCommerce } from './remote-commerce.ts';

let service: HttpServer;
afterEach(() => service.close(100));

interface Heard {
  readonly site?: unknown;
  readonly origin?: unknown;
  readonly address?: unknown;
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
}

async function serviceThatAnswers(status: number, body: unknown) {
  const heard: Heard[] = [];
  service = await openHttpServer(0, '127.0.0.1', ({ method, url, headers }, response) => {
    const { 'sec-fetch-site': site, 'x-forwarded-for': address, origin, authorization, cookie } = headers;
    heard.push({ method, url, authorization, cookie, site, origin, address });
    response.writeHead(status, { 'content-type': 'application/json', 'set-cookie': 'sid=1' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const commerceUrl = `http://127.0.0.1:${service.port}`;
  const config = readConfig({ COMMERCE_URL: commerceUrl, APPLICATION_KEY: 'key-1:secret' });
  return { heard, commerce: openRemoteCommerce({ ...config, commerceUrl }, silentLog()) };
}

const products = {
  product: { redirect_to: 'det/nuovo' },
  relatedProducts: [],
  latestProducts: [],
  featuredProducts: [],
  bestProducts: [],
  topRatedProducts: [],
  accessoryProducts: [],
  boughtTogetherProducts: [],
  categories: [],
};

describe('a service at COMMERCE_URL', () => {
  test('K02 calls carry the application key, and answers follow the contract', async () => {
    const { heard, commerce } = await serviceThatAnswers(200, { message: products });
    const outcome = await commerce.client.call(productOperation, { slug: 'det/vecchio' });
    expect(outcome).toEqual({ ok: true, value: products });
    expect(heard).toEqual([
      {
        method: 'GET',
        url: `${productOperation.path}?slug=det%2Fvecchio`,
        authorization: 'token key-1:secret',
        cookie: undefined,
        site: 'same-origin',
      },
    ]);
  });

  test('a refusal is a value with its sentence, and with code and facts where the service gives them', async () => {
    const message = 'Questo prodotto non c’è più.';
    const inner = JSON.stringify({ message });
    const body = { exc_type: 'DoesNotExistError', _server_messages: JSON.stringify([inner]) };
    const { commerce } = await serviceThatAnswers(404, body);
    const outcome = await commerce.client.call(productOperation, { slug: 'gone' });
    const name = 'not_found';
    const silent = { code: 'service_message', facts: { message }, name, message };
    expect(outcome).toEqual({ ok: false, refusal: silent });
    const known = { code: 'product_unknown', facts: { slug: 'gone' } };
    const telling = await serviceThatAnswers(404, { ...body, ...known });
    expect(await telling.commerce.client.call(productOperation, { slug: 'gone' })).toEqual({
      ok: false,
      refusal: { ...known, name, message },
    });
  });

  test('a call for a shopper carries their address; a refusal names its field', async () => {
    const inner = JSON.stringify({ message: 'Scrivi il nome.' });
    const body = { exc_type: 'ValidationError', _server_messages: JSON.stringify([inner]), field: 'name' };
    const { heard, commerce } = await serviceThatAnswers(417, body);
    const input = { order_token: 'x' };
    const outcome = await commerce.client.call(openWithdrawalOperation, input, { address: '198.51.100.7' });
    expect(outcome).toMatchObject({ refusal: { name: 'invalid_input', field: 'name' } });
    expect(heard).toMatchObject([{ address: '198.51.100.7' }]);
  });

  test.each<[number, unknown]>([
    [500, { exc_type: 'TypeError' }],
    [200, '<html>proxy error</html>'],
    [200, { message: { totalCount: 'many' } }],
  ])('what the contract does not know (%i) is a failure', async (status, body) => {
    const { commerce } = await serviceThatAnswers(status, body);
    await expect(commerce.client.call(listingOperation, {})).rejects.toThrow('catalog.listing');
  });

  test('the service gets the session and language of the visitor’s pages', async () => {
    const { heard, commerce } = await serviceThatAnswers(200, { message: 1 });
    const cookie = 'sid=visitor; language=en; __Host-casamaestra-session=abc; __Host-casamaestra-device=d';
    await commerce.handle(new Request(`http://shop${listingOperation.path}`, { headers: { cookie } }));
    expect(heard).toMatchObject([
      { cookie: '__Host-casamaestra-session=abc; __Host-casamaestra-device=d; language=en' },
    ]);
  });

  test('a browser’s call is passed on with the key, without the visitor’s other cookies', async () => {
    const { heard, commerce } = await serviceThatAnswers(200, { message: 1 });
    const headers = { cookie: 'sid=visitor', authorization: 'token guessed', jwt: 'Bearer x' };
    const answer = await commerce.handle(new Request(`http://shop${listingOperation.path}?x=1`, { headers }));
    expect(await answer.json()).toEqual({ message: 1 });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(heard).toEqual([
      {
        method: 'GET',
        url: `${listingOperation.path}?x=1`,
        authorization: 'token key-1:secret',
        cookie: undefined,
      },
    ]);
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 'same-origin'],
    [{ origin: 'http://shop' }, 'same-origin'],
    [{}, undefined],
  ])('A02 the service is told who asks and from where: %j', async (sent, site) => {
    const { heard, commerce } = await serviceThatAnswers(200, { message: 1 });
    const headers = { ...sent, 'x-client-address': '198.51.100.7', 'x-forwarded-for': '10.0.0.1' };
    await commerce.handle(
      new Request(`http://shop${openWithdrawalOperation.path}`, { method: 'POST', headers, body: '{}' }),
    );
    expect(heard).toMatchObject([{ site, address: '198.51.100.7', origin: undefined }]);
  });

  test('an unavailable service is distinguished from a defect', async () => {
    const { commerce } = await serviceThatAnswers(200, {});
    expect(await commerce.degraded()).toBeNull();
    await service.close(0);
    expect(await commerce.degraded()).not.toBeNull();
    await expect(commerce.client.call(listingOperation, {})).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
