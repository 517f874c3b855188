import { ShopBrowser, goodPassword, register } from '@casamaestra/commerce/customers/testing/shop-browser.ts';
import type { Placed } from '@casamaestra/commerce/checkout/testing/checkout-shop.ts';
import { collectingLog } from '@casamaestra/commerce/platform/testing/collecting-log.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { openShopOverHttp } from '../testing/shop-over-http.ts';
import type { HttpAnswer, ShopOverHttp } from '../testing/shop-over-http.ts';
import { operationNamed } from './every-call.ts';
import { productionEnvironment } from '@casamaestra/commerce/platform/testing/production-environment.ts';

let shop: ShopOverHttp;
afterEach(() => shop.close());

const signIn = operationNamed('customers.signIn').path;
const refresh = operationNamed('customers.refresh').path;

describe('A02 the session cookie', () => {
  test('has exactly these attributes, and is renewed only from the shop’s pages', async () => {
    shop = await openShopOverHttp();
    await register(new ShopBrowser(shop.commerce), 'ada@esempio.it');
    const own = { 'sec-fetch-site': 'same-origin' };
    const login = (remember: boolean) =>
      shop.ask(signIn, {
        method: 'POST',
        body: { usr: 'ada@esempio.it', pwd: goodPassword, remember },
        headers: own,
      });
    const attributes = '; Path=/; Secure; HttpOnly; SameSite=Strict';
    const token = '__Host-casamaestra-session=[0-9a-f-]{36}\\.[\\w-]{43}';
    const sessionOf = ({ headers }: HttpAnswer) =>
      headers['set-cookie']?.filter((cookie) => cookie.includes('-session=')) ?? [];
    const [short] = sessionOf(await login(false));
    expect(short).toMatch(new RegExp(`^${token}${attributes}$`));
    const [long = ''] = sessionOf(await login(true));
    expect(long).toMatch(new RegExp(`^${token}${attributes}; Max-Age=${30 * 86_400}$`));
    const cookie = long.split(';')[0] ?? '';
    for (const headers of [
      {},
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const answer = await shop.ask(refresh, { method: 'POST', headers: { cookie, ...headers } });
      expect([headers, answer.status]).toEqual([headers, 403]);
    }
    const renewed = await shop.ask(refresh, { method: 'POST', headers: { cookie, ...own } });
    expect(renewed.status).toBe(200);
    expect(sessionOf(renewed)).toHaveLength(1);
  });
});

describe('K02 whose address it is', () => {
  const path = `${operationNamed('payments.gestpayCheck').path}?a=GESPAYSANDBOX&b=1`;
  const statuses = async (headersOf: (n: number) => Record<string, string>) => {
    const answers = [];
    for (let n = 0; n < 65; n += 1) answers.push((await shop.ask(path, { headers: headersOf(n) })).status);
    return new Set(answers);
  };
  /** A stopped clock: all requests are within one minute. */
  const now = Date.now();
  const stopped = { now: () => now };

  test('limits count by connection, whatever the headers', async () => {
    shop = await openShopOverHttp({}, undefined, stopped);
    const forged = (n: number) => ({ 'x-client-address': `10.0.0.${n}`, 'x-forwarded-for': `10.0.0.${n}` });
    expect(await statuses(forged)).toEqual(new Set([200, 417]));
    const refused = await shop.ask(path);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(refused.text)).not.toHaveProperty('retryAfter');
  });

  test('behind a trusted proxy they count what the proxy wrote last', async () => {
    shop = await openShopOverHttp({ TRUST_PROXY: 'on' }, undefined, stopped);
    expect(await statuses((n) => ({ 'x-forwarded-for': `1.1.1.1, 203.0.113.${n}` }))).toEqual(new Set([200]));
    expect(await statuses((n) => ({ 'x-forwarded-for': `203.0.113.${n}, 192.0.2.1` }))).toEqual(
      new Set([200, 417]),
    );
  });
});

describe('R38 logging of requests', () => {
  test('an operator sees stock reserved by unpaid orders, and unsent mails', async () => {
    const headers = { authorization: 'Bearer token-12345' };
    shop = await openShopOverHttp({ METRICS_TOKEN: 'token-12345' });
    const figures = async () => (await shop.ask('/metrics', { headers })).text;
    expect(await figures()).toContain('\norders_unpaid 0\n');
    await shop.commerce.place(await shop.commerce.order({ 'MA-1': 6 }));
    const after = await figures();
    for (const line of [
      'orders_unpaid 1',
      'orders_unproved 1',
      'orders_unpaid_articles_ratio 0.25',
      'mails_waiting 1',
      'mails_given_up 0',
    ])
      expect(after).toContain(`\n${line}\n`);
    expect(after).toMatch(/\norders_unpaid_euros \d+\.\d+\n/);
    expect(after).toMatch(/\nmails_waiting_oldest_seconds \d/);
  });

  test('no personal data is in the log', async () => {
    const { log, lines } = collectingLog();
    shop = await openShopOverHttp({}, log);
    const order = await shop.commerce.order({ 'TR-1': 1 });
    const path = operationNamed('checkout.placeOrder').path;
    expect((await shop.ask(path, { method: 'POST', body: order })).status).toBe(200);
    await shop.ask(path, { method: 'POST', body: { ...order, email: 'anna.rossi@' } });
    await shop.ask('/shop?search=Anna%20Rossi');
    await shop.commerce.commerce.jobs.drain();
    const written = JSON.stringify(lines);
    expect(written).toContain('"requestId"');
    for (const personal of ['anna.rossi', 'Rossi', '333 1234567', '3331234567', 'Via Emilia', '40121'])
      expect(written).not.toContain(personal);
  });

  test('neither tokens of links nor queries are in the log', async () => {
    const { log, lines } = collectingLog();
    shop = await openShopOverHttp({}, log);
    const order = await shop.commerce.order({ 'TR-1': 1 });
    const path = operationNamed('checkout.placeOrder').path;
    const placed = await shop.ask(path, { method: 'POST', body: order });
    const { order_token: token } = (JSON.parse(placed.text) as { message: Placed }).message;
    expect((await shop.ask(`/api/open/orders/${token}/pro-forma.pdf`)).status).toBe(200);
    await shop.ask(`/api/open/mail-preferences/YW5uYUBlc2VtcGlvLml0.segreto`);
    await shop.ask(`/pages/track-order?order=${token}`);
    await shop.ask('/pages/payment-success?payment_intent_client_secret=segreto');
    const text = JSON.stringify(lines);
    expect(lines.map(({ path: logged }) => logged)).toContain('/api/open/orders/…/pro-forma.pdf');
    expect(text).not.toContain(token.split('.')[1]);
    expect(text).not.toMatch(/segreto|YW5uYUBlc2VtcGlvLml0|anna\.rossi/);
  });

  test('a pro-forma is made so often and no more', async () => {
    shop = await openShopOverHttp();
    const placed = await shop.commerce.place(await shop.commerce.order({ 'TR-1': 1 }));
    const { order_token: token } = (placed.body as { message: Placed }).message;
    const answers = [];
    for (let n = 0; n < 61; n += 1)
      answers.push((await shop.ask(`/api/open/orders/${token}/pro-forma.pdf`)).status);
    expect(new Set(answers)).toEqual(new Set([200, 417]));
  });

  test('in production there is no mailbox, no description of the calls, no page for builders', async () => {
    shop = await openShopOverHttp(productionEnvironment);
    expect((await shop.ask('/posta')).headers.location).toBeUndefined();
    for (const path of ['/api/open/mail/', '/api/docs', '/api/openapi.json', '/ui', '/ui/', '/ui.data'])
      expect([path, (await shop.ask(path)).status]).toEqual([path, 404]);
  });
});
