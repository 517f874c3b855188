import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { ShopBrowser, goodPassword, register } from '../testing/shop-browser.ts';

const DAY = 86_400_000;
let now = Date.UTC(2026, 10, 21, 9);
let shop: TestShop;
let ada: ShopBrowser;
beforeAll(async () => {
  shop = await startTestShop([], { clock: { now: () => now } });
  ada = new ShopBrowser(shop);
  await register(ada, 'ada@example.it');
});
afterAll(() => shop.close());

const auth = '/api/method/mymb_ecommerce.utils.auth.';
const own = '/api/method/casamaestra.customers.';

/** A client of the Frappe API: it uses paths and the Jwt header, but no cookies. */
async function signIn(): Promise<AuthRecord & { readonly cookie: string | null }> {
  const answer = await shop.post(`${auth}sigin`, { usr: 'ada@example.it', pwd: goodPassword });
  const { message } = answer.body as { message: AuthRecord };
  return { ...message, cookie: answer.headers.get('set-cookie') };
}
const call = (path: string, jwt: string, body: object = {}) =>
  shop.post(path, body, { jwt: `Bearer ${jwt}` });

describe('A02 a client that cannot renew its token', () => {
  test('gets one of 30 days and no cookie; a page of the shop gets one of 15 minutes', async () => {
    const { jwt, expires_at: end, cookie } = await signIn();
    expect(end).toBe(new Date(now + 30 * DAY).toISOString());
    expect(cookie).toBeNull();
    const page = await new ShopBrowser(shop).value('sigin', { usr: 'ada@example.it', pwd: goodPassword });
    expect(page.expires_at).toBe(new Date(now + 15 * 60_000).toISOString());
    const signedIn = now;
    now = signedIn + 30 * DAY - 1000;
    expect((await call(`${auth}get_user_info`, jwt)).status).toBe(200);
    now = signedIn + 30 * DAY + 1000;
    expect((await call(`${auth}get_user_info`, jwt)).status).toBe(401);
    now = signedIn;
  });

  test('registration gives the same', async () => {
    const person = { email: 'ugo@example.it', first_name: 'Ugo', last_name: 'Neri', password: goodPassword };
    const answer = await shop.post(`${auth}create_customer_and_user`, person);
    expect((answer.body as { message: AuthRecord }).message.expires_at).toBe(
      new Date(now + 30 * DAY).toISOString(),
    );
  });

  test('its owner sees it among the devices and ends it', async () => {
    const { jwt } = await signIn();
    await ada.value('sigin', { usr: 'ada@example.it', pwd: goodPassword });
    const sessions = await ada.value<{ id: string; current: boolean }[]>('sessions');
    expect(sessions.length).toBeGreaterThan(1);
    await ada.value('revoke_session', { others: true });
    expect((await call(`${auth}me`, jwt)).status).toBe(401);
  });

  test('ends with its own log out and with another password', async () => {
    const first = await signIn();
    expect((await call(`${own}logout`, first.jwt)).status).toBe(200);
    expect((await call(`${auth}me`, first.jwt)).status).toBe(401);
    const second = await signIn();
    const passwords = { old_password: goodPassword, new_password: 'la volpe mangia uva' };
    await ada.value('update_user_password', passwords);
    expect((await call(`${auth}me`, second.jwt)).status).toBe(401);
    const back = { old_password: 'la volpe mangia uva', new_password: goodPassword };
    await ada.value('update_user_password', back);
  });

  test('is good for shopping, and for the account only with the password', async () => {
    const { jwt } = await signIn();
    for (const path of [`${own}addresses`, `${own}profile`, `${auth}get_user_info`])
      expect([path, (await call(path, jwt)).status]).toEqual([path, 200]);
    for (const name of ['sessions', 'revoke_session', 'export_data'])
      expect([name, (await call(`${own}${name}`, jwt, { others: true })).status]).toEqual([name, 403]);
    expect(await call(`${own}export_data`, jwt, { password: 'sbagliata' })).toMatchObject({
      status: 417,
      body: { field: 'password' },
    });
    expect((await call(`${own}export_data`, jwt, { password: goodPassword })).status).toBe(200);
    for (const [name, field] of [
      ['change_email', 'new_email'],
      ['delete_account', 'password'],
    ] as const)
      expect((await call(`${own}${name}`, jwt, { [field]: 'x@example.it', password: 'no' })).status).toBe(
        417,
      );
  });
});
