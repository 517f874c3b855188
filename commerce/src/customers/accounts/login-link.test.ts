import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { ShopBrowser, goodPassword, register } from '../testing/shop-browser.ts';

const MINUTE = 60_000;
let now = Date.UTC(2026, 10, 22, 9);
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock: { now: () => now } });
});
afterAll(() => shop.close());

let places = 0;
const browser = () => new ShopBrowser(shop, `198.18.1.${(places += 1)}`);
async function links(email: string): Promise<string[]> {
  const rows = await shop.database
    .selectFrom('mail_outbox')
    .select('payload')
    .where('recipient', '=', email)
    .where('kind', '=', 'login_link')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => (payload as { link: string }).link);
}
const lastKey = async (email: string) => (await links(email)).at(-1)?.split('#')[1] ?? '';
const ask = (email: string) => browser().call('request_login_link', { email });

describe('A01 login by a mailed link', () => {
  test('the link logs in once, and its key is in the fragment that no server sees', async () => {
    await register(browser(), 'ada@example.it');
    const known = await ask('Ada@Example.it');
    expect(known.status).toBe(200);
    expect((await links('ada@example.it'))[0]).toMatch(/^http:\/\/[^#?]+\/pages\/login-link#[\w-]{43}$/);
    const key = await lastKey('ada@example.it');
    const tries = [browser(), browser(), browser(), browser()];
    const answers = await Promise.all(tries.map((one) => one.call('log_in_by_link', { key })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417, 417, 417]);
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect(winner).toMatchObject({ message: { email: 'ada@example.it', first_name: 'Ada' } });
    const inside = tries[answers.findIndex(({ status }) => status === 200)];
    expect(await inside?.value<object>('refresh')).toMatchObject({ email: 'ada@example.it' });
  });

  test('known and unknown addresses get the same answer', async () => {
    await register(browser(), 'bea@example.it');
    const [known, unknown] = [await ask('bea@example.it'), await ask('mai.vista@example.it')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await links('mai.vista@example.it')).toEqual([]);
    expect((await ask('bea')).body).toMatchObject({ field: 'email' });
  });

  test('it is valid for a quarter of an hour, and for nothing else', async () => {
    const email = 'carla@example.it';
    await register(browser(), email);
    await ask(email);
    const key = await lastKey(email);
    const new_password = 'la panca sotto la capra';
    expect(
      (await browser().call('update_user_password_with_key', { key, new_password })).status,
    ).toBeGreaterThan(399);
    expect((await browser().call('confirm_email', { key })).status).toBe(417);
    now += 15 * MINUTE;
    expect((await browser().call('log_in_by_link', { key })).body).toMatchObject({ field: 'key' });
  });

  test('a changed password revokes it', async () => {
    const email = 'dina@example.it';
    const dina = browser();
    await register(dina, email);
    await ask(email);
    const key = await lastKey(email);
    await dina.value('update_user_password', {
      old_password: goodPassword,
      new_password: 'tre civette sul comò',
    });
    expect((await browser().call('log_in_by_link', { key })).status).toBe(417);
  });

  test('an address gets a few links, and one more an hour after the last', async () => {
    const email = 'elsa@example.it';
    await register(browser(), email);
    for (let count = 0; count < 6; count += 1) expect((await ask(email)).status).toBe(200);
    expect(await links(email)).toHaveLength(3);
    expect((await browser().call('log_in_by_link', { key: await lastKey(email) })).status).toBe(200);
    // Used: the owner can request another.
    await ask(email);
    expect(await links(email)).toHaveLength(4);
  });

  test('a closed account gets no link and accepts none', async () => {
    const email = 'fina@example.it';
    await register(browser(), email);
    await ask(email);
    await shop.database.updateTable('customer').set({ disabled: true }).where('email', '=', email).execute();
    expect((await browser().call('log_in_by_link', { key: await lastKey(email) })).status).toBe(417);
    await ask(email);
    expect(await links(email)).toHaveLength(1);
  });
});
