import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { register, ShopBrowser } from '../../customers/testing/shop-browser.ts';
import { createOrderTokens } from '../../identity/order-token.ts';
import { createShopSecrets, replaceShopSecret } from './shop-secrets.ts';

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;
let now = Date.UTC(2026, 10, 22, 9);
const clock = { now: () => now };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock });
});
afterAll(() => shop.close());

const replace = (name: string, days: number) =>
  replaceShopSecret(shop.database, { name, now: new Date(now), until: new Date(now + days * DAY) });

describe('A02 a key of the shop is replaced while it runs', () => {
  test('what the old one signed lives out its time; what comes later is signed by the new one', async () => {
    const ada = new ShopBrowser(shop);
    await register(ada, 'ada@example.it');
    await replace('customer-token', 30);
    now += 130 * SECOND;
    expect((await ada.call('me')).status).toBe(200);
    await ada.value('refresh');
    await replace('customer-token', 30);
    now += 61 * SECOND;
    expect((await ada.call('me')).status).toBe(200);
  });

  test('a key that leaked ends within a minute, and so do the tokens made with it', async () => {
    const eva = new ShopBrowser(shop, '198.51.100.2');
    await register(eva, 'eva@example.it');
    expect((await eva.call('me')).status).toBe(200);
    await replace('customer-token', 0);
    now += 61 * SECOND;
    expect((await eva.call('me')).status).toBe(401);
    await eva.value('refresh');
    expect((await eva.call('me')).status).toBe(200);
  });

  test('links of orders made by a process that has not read the new key yet open for all', async () => {
    const [early, late] = [createShopSecrets(shop.database, clock), createShopSecrets(shop.database, clock)];
    const tokensOf = (keys: typeof early) => createOrderTokens(keys, async () => 0);
    const [first, second] = [tokensOf(early), tokensOf(late)];
    const old = await first.sign('CM-1');
    await replace('order-token', 400);
    const between = [await first.sign('CM-2'), await second.sign('CM-3')];
    now += 130 * SECOND;
    const fresh = await second.sign('CM-4');
    for (const reader of [first, second])
      for (const token of [old, ...between, fresh])
        expect(await reader.read(token)).toBe(token.split('.')[0]);
    expect(await first.sign('CM-1')).not.toBe(old);
    now += 400 * DAY;
    expect([await first.read(old), await first.read(fresh)]).toEqual([null, 'CM-4']);
  });

  test('a key nobody has used cannot be replaced', async () => {
    expect(await replace('never-used', 1)).toBe(false);
  });
});
