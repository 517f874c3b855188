import { type HttpServer, openHttpServer } from '../http/http-server.ts';
import { silentLog } from '@casamaestra/commerce/platform/log/create-log.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRemoteCommerce } from '../remote-commerce.ts';
import { askRaw } from '../testing/ask-raw.ts';
import { type FakeShop, openFakeShop } from '../testing/fake-shop.ts';

interface Heard {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
}

let service: HttpServer;
let shop: FakeShop;
let heard: Heard[];

beforeAll(async () => {
  service = await openHttpServer(0, '127.0.0.1', ({ method, url, headers }, response) => {
    const { authorization, cookie } = headers;
    heard.push({ method, url, authorization, cookie });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"message":1}');
  });
  const commerceUrl = `http://127.0.0.1:${service.port}`;
  const environment = { COMMERCE_URL: commerceUrl, APPLICATION_KEY: 'key-1:secret' };
  shop = await openFakeShop({
    environment,
    // What changes is asked for by itself, not for a stranger.
    commerce: {
      ...openRemoteCommerce({ ...readConfig(environment), commerceUrl }, silentLog()),
      onChange: () => undefined,
    },
  });
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  await shop.close();
  await service.close(100);
});

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const key = { authorization: 'token key-1:secret', 'content-type': 'application/json' };

describe('what strangers can make the shop ask a service elsewhere', () => {
  const disguised = [
    '/media/..',
    '/documents/%2e%2e',
    '/media/%2E.',
    '/api/open/..',
    '/media/..%2f..',
    '/media/..\\..',
  ];
  const targets = ['/api/method/frappe.client.get_list', '/api/resource/User', '/app/user'];

  test.each(disguised.flatMap((prefix) => targets.map((target) => prefix + target)))(
    '%s is refused with 400 by every verb',
    async (path) => {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        for (const headers of [ownPage, { 'sec-fetch-site': 'cross-site' }, key])
          expect([method, (await askRaw(shop.port, path, { method, headers })).status]).toEqual([
            method,
            400,
          ]);
      expect(heard).toEqual([]);
    },
  );

  test.each([
    ['POST', '/api/method/frappe.client.get_list'],
    ['GET', '/api/method/frappe.auth.get_logged_user'],
    ['GET', '/api/resource/User'],
    ['DELETE', '/api/resource/Item/1'],
    ['GET', '/api/resource/Promo%20Slider/1'],
    ['GET', '/api/open/frappe'],
    ['POST', '/api/open/axerve'],
    ['PUT', '/api/shop'],
    ['DELETE', '/api/shop'],
    ['GET', '/api'],
    ['GET', '/api/v1/resource/User'],
    ['POST', '/api/method/omnicommerce.controllers.payment.submit_sales_order'],
    ['POST', '/api/method/evil.payment.submit_sales_order'],
    ['GET', '/media/a.webp'],
    ['GET', '/media/../media/a.webp'],
    ['POST', '/media/0123456789abcdef0123-320.webp'],
    ['DELETE', '/documents/a.pdf'],
    ['GET', '/documents/a.pdf.html'],
  ])('%s %s stays here, even from the shop’s own pages or with the key', async (method, path) => {
    for (const headers of [ownPage, key]) {
      const { status } = await askRaw(shop.port, path, { method, headers });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(heard).toEqual([]);
  });

  test('every call of the contract passes with its verb and the key, but what the staff alone may call', async () => {
    const asked = operations.flatMap(({ verb, path, aliases }) =>
      [path, ...aliases].map((each) => ({ method: verb, url: encodeURI(each) })),
    );
    for (const { method, url } of asked)
      await askRaw(shop.port, url, {
        method,
        headers: ownPage,
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
    const staff = /submit_sales_order$/;
    expect(heard).toEqual(
      asked
        .filter(({ url }) => !staff.test(url))
        .map((each) => ({ ...each, authorization: 'token key-1:secret', cookie: undefined })),
    );
  });

  test.each([
    ['GET', '/media/0123456789abcdef0123-320.webp'],
    ['HEAD', '/documents/manuale.pdf'],
    ['GET', '/api/open/axerve?a=X'],
    ['POST', '/api/open/stripe'],
    ['GET', '/api/open/orders/SO-1.abc/pro-forma.pdf'],
    ['POST', '/api/open/mail-preferences/YQ.abc'],
  ])('%s %s passes without the key', async (method, path) => {
    await askRaw(shop.port, path, { method, headers: { cookie: 'sid=1' } });
    expect(heard).toEqual([{ method, url: path, authorization: undefined, cookie: undefined }]);
  });
});
