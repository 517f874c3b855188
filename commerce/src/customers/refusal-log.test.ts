import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { collectingLog } from '../platform/testing/collecting-log.ts';
import { goodPassword, register, ShopBrowser } from './testing/shop-browser.ts';

const { log, lines } = collectingLog();
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { log });
});
afterAll(() => shop.close());

const told = (event: string) => lines.filter((line) => line['event'] === event);

describe('A01 who is refused can be followed in the log', () => {
  test('logins, wrong passwords and refusals name account and network by pseudonyms only', async () => {
    const ada = new ShopBrowser(shop, '203.0.113.9');
    await register(ada, 'ada@example.it');
    await ada.value('sigin', { usr: 'ada@example.it', pwd: goodPassword });
    await ada.call('sigin', { usr: 'ada@example.it', pwd: 'sbagliata del tutto' });
    await new ShopBrowser(shop, '203.0.113.9').call('me');
    await vi.waitFor(() => expect(told('refused').length).toBeGreaterThanOrEqual(2));
    const [login] = told('login');
    const [wrong] = told('password_wrong');
    expect(login).toMatchObject({ account: expect.stringMatching(/^[\w-]{12}$/), level: 'info' });
    expect(wrong).toMatchObject({ account: login?.['account'], network: login?.['network'], level: 'warn' });
    expect(told('refused')).toContainEqual(
      expect.objectContaining({
        operation: 'customers.signIn',
        account: login?.['account'],
        network: login?.['network'],
      }),
    );
    const guest = told('refused').find((line) => line['refusal'] === 'login_required');
    expect(guest).toMatchObject({ network: login?.['network'], operation: 'customers.me' });
    expect(guest?.['account']).toBeUndefined();
    expect(JSON.stringify(lines)).not.toMatch(/ada@|203\.0\.113|sbagliata|Bearer/);
  });

  test('an answer about goods leaves no line of its own', async () => {
    const before = told('refused').length;
    expect((await shop.ask('/api/method/casamaestra.not.there')).status).toBe(404);
    expect(told('refused')).toHaveLength(before);
  });
});
