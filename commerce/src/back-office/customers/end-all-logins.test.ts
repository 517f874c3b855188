import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { register, ShopBrowser } from '../../customers/testing/shop-browser.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([]);
});
afterAll(() => shop.close());

const reason = 'Fuga di dati del 29 novembre';
const input = { reason };

test('every customer is signed out, after a proof, and the log keeps who did it and why', async () => {
  const browsers = [new ShopBrowser(shop, '203.0.113.20'), new ShopBrowser(shop, '203.0.113.21')];
  for (const [at, browser] of browsers.entries()) await register(browser, `cliente.${at}@example.it`);
  const known = async () => Promise.all(browsers.map(async (one) => (await one.call('me')).status));
  const owner = await signedInStaff(shop, ['owner'], { name: 'Olga Neri' });
  await shop.pool.query("update staff_session set confirmed_at = now() - interval '6 minutes'");
  expect(await owner.refusal('customers.end_all_logins', input)).toBe('staff_confirmation_needed');
  expect(await known()).toEqual([200, 200]);
  await shop.pool.query('update staff_session set confirmed_at = now()');
  expect((await owner.call('customers.end_all_logins', { reason: ' ' })).status).toBe(417);
  expect(await owner.value('customers.end_all_logins', input)).toEqual({ ended: 2 });
  expect(await known()).toEqual([401, 401]);
  const { rows } = await owner.value<{ rows: Activity[] }>('activity.list', { record: 'customers' });
  expect(rows).toMatchObject([{ kind: 'customers.end_logins', who: 'Olga Neri', reason }]);
  // Staff stay signed in.
  expect(await owner.value('customers.end_all_logins', input)).toEqual({ ended: 0 });
});

test('support, who ends the logins of one customer, does not end those of all', async () => {
  const support = await signedInStaff(shop, ['support']);
  expect(await support.refusal('customers.end_all_logins', input)).toBe('staff_not_permitted');
});
