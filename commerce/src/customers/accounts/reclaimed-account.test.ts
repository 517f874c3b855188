import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { ShopBrowser, goodPassword, register } from '../testing/shop-browser.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

let places = 0;
const browser = () => new ShopBrowser(shop, `203.0.113.${(places += 1)}`);
async function mailedKey(recipient: string, parameter: string): Promise<string> {
  const { payload } = await shop.database
    .selectFrom('mail_outbox')
    .select('payload')
    .where('recipient', '=', recipient)
    .where('kind', 'in', ['email_change', 'password_reset'])
    .executeTakeFirstOrThrow();
  return new URL((payload as { link: string }).link).searchParams.get(parameter) ?? '';
}
const newPassword = 'la volpe mangia uva';

/** An account whose password was stolen, and for which the thief has requested another e-mail address. */
async function stolenAccount(name: string) {
  const owner = browser();
  const email = `${name}@esempio.it`;
  await register(owner, email);
  const thief = browser();
  await thief.value('sigin', { usr: email, pwd: goodPassword });
  const other = `ladro-${name}@esempio.it`;
  await thief.value('change_email', { new_email: other, password: goodPassword });
  return { owner, email, key: await mailedKey(other, 'confirm_email') };
}

describe('A01 an account taken back', () => {
  test('a password reset cancels a change of address requested by somebody else', async () => {
    const { email, key } = await stolenAccount('ada');
    await browser().value('reset_password', { user: email });
    const reset = { key: await mailedKey(email, 'key'), new_password: newPassword };
    await browser().value('update_user_password_with_key', reset);
    expect((await browser().call('confirm_email', { key })).status).toBe(417);
    expect((await browser().call('sigin', { usr: email, pwd: newPassword })).status).toBe(200);
  });

  test('so does a password changed while logged in', async () => {
    const { owner, email, key } = await stolenAccount('eva');
    const passwords = { old_password: goodPassword, new_password: newPassword };
    await owner.value('update_user_password', { user_email: email, ...passwords });
    expect((await browser().call('confirm_email', { key })).status).toBe(417);
  });

  test('a link for a password in the old mailbox ends with the new address', async () => {
    const dora = browser();
    await register(dora, 'dora@esempio.it');
    await browser().value('reset_password', { user: 'dora@esempio.it' });
    const key = await mailedKey('dora@esempio.it', 'key');
    await dora.value('change_email', { new_email: 'nuova.dora@esempio.it', password: goodPassword });
    const confirm = await mailedKey('nuova.dora@esempio.it', 'confirm_email');
    await browser().value('confirm_email', { key: confirm });
    const late = await browser().call('update_user_password_with_key', { key, new_password: newPassword });
    expect(late).toMatchObject({ status: 401, body: { field: 'key' } });
  });
});
