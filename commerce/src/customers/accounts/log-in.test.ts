import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { ShopBrowser, goodPassword, register } from '../testing/shop-browser.ts';

const DAY = 24 * 3_600_000;
let now = Date.UTC(2026, 10, 21, 9);
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock: { now: () => now } });
});
afterAll(() => shop.close());

const login = (email: string, pwd = goodPassword) => ({ usr: email, pwd });
const hashOf = async (email: string) => {
  const row = await shop.database
    .selectFrom('customer')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.password_hash;
};
const setCustomer = (email: string, values: { disabled?: boolean; password_hash?: string }) =>
  shop.database.updateTable('customer').set(values).where('email', '=', email).execute();

describe('A01 login over the years', () => {
  test('a weaker hash is renewed at the next login', async () => {
    const ada = new ShopBrowser(shop);
    await register(ada, 'ada@example.it');
    const weak = await hash(goodPassword.normalize('NFC'), { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await setCustomer('ada@example.it', { password_hash: weak });
    expect((await ada.call('sigin', login('ada@example.it', 'sbagliata'))).status).toBe(401);
    expect(await hashOf('ada@example.it')).toBe(weak);
    await ada.value('sigin', login('ada@example.it'));
    const renewed = await hashOf('ada@example.it');
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await ada.value('sigin', login('ada@example.it'));
    expect(await hashOf('ada@example.it')).toBe(renewed);
  });

  test('a closed account gets the answer of an unknown one, and its sessions end', async () => {
    const eva = new ShopBrowser(shop);
    await register(eva, 'eva@example.it');
    await setCustomer('eva@example.it', { disabled: true });
    expect((await eva.call('me')).status).toBe(401);
    expect((await eva.call('refresh')).status).toBe(401);
    const closed = await eva.call('sigin', login('eva@example.it'));
    const unknown = await eva.call('sigin', login('nessuno@example.it'));
    expect([closed.status, closed.text]).toEqual([unknown.status, unknown.text]);
    expect(
      (
        await eva.call('create_customer_and_user', {
          email: 'eva@example.it',
          first_name: 'E',
          last_name: 'V',
          password: goodPassword,
        })
      ).status,
    ).toBe(417);
    await eva.value('reset_password', { user: 'eva@example.it' });
    const mails = await shop.database
      .selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', 'eva@example.it')
      .execute();
    expect(mails).toEqual([{ kind: 'welcome' }]);
  });

  test('a stored text that is not a hash matches no password', async () => {
    const odd = new ShopBrowser(shop);
    await register(odd, 'odd@example.it');
    await setCustomer('odd@example.it', { password_hash: goodPassword });
    expect((await odd.call('sigin', login('odd@example.it'))).status).toBe(401);
  });

  test('sessions and keys that ended long ago are deleted, the others kept', async () => {
    const [old, fresh] = [new ShopBrowser(shop, '203.0.113.1'), new ShopBrowser(shop, '203.0.113.2')];
    await register(old, 'vecchia@example.it');
    await old.value('reset_password', { user: 'vecchia@example.it' });
    now += 40 * DAY;
    await register(fresh, 'fresca@example.it');
    await shop.commerce.jobs.drain();
    const sessions = await shop.database.selectFrom('customer_session').select('id').execute();
    expect(sessions).toHaveLength(1);
    expect(await shop.database.selectFrom('customer_key').selectAll().execute()).toEqual([]);
    expect((await fresh.call('me')).status).toBe(200);
  });
});
