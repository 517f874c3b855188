import { unattendedHeader } from '@casamaestra/contract/staff/staff-operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const MINUTE_MS = 60_000;
let now = Date.now();
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock: { now: () => now } });
});
afterAll(() => shop.close());

const person = (role: 'owner' | 'catalogue' | 'warehouse', name: string) =>
  signedInStaff(shop, [role], { name, now });

test('two people at one record see each other, and what the other is changing, until one leaves or is gone', async () => {
  const [ada, ugo] = [await person('owner', 'Ada'), await person('catalogue', 'Ugo')];
  const at = { record: 'product 12', fields: [] as string[] };
  expect(await ada.value('presence', at)).toEqual([]);
  expect(await ugo.value('presence', { ...at, fields: ['name'] })).toEqual([{ who: 'Ada', fields: [] }]);
  expect(await ada.value('presence', at)).toEqual([{ who: 'Ugo', fields: ['name'] }]);
  expect(await ada.value('presence', { ...at, record: 'product 13' })).toEqual([]);
  await ugo.value('presence', { ...at, leaves: true });
  expect(await ada.value('presence', at)).toEqual([]);
  await ugo.value('presence', at);
  now += MINUTE_MS;
  expect(await ada.value('presence', at)).toEqual([]);
});

test('nobody learns who is at a record that their role does not see', async () => {
  const carla = await person('warehouse', 'Carla');
  const call = (record: string) => carla.refusal('presence', { record, fields: [] });
  expect(await call('content pages/privacy.it.md')).toBe('staff_not_permitted');
  expect(await call('person 1')).toBe('staff_not_permitted');
  expect(await call('altro 1')).toBe('staff_not_permitted');
  expect(await carla.value('presence', { record: 'order CM-22222222', fields: [] })).toEqual([]);
});

test('what pages ask by themselves does not keep a session alive', async () => {
  const ada = await person('owner', 'Ada');
  const alone = { [unattendedHeader]: '1' };
  now += 20 * MINUTE_MS;
  expect((await ada.call('today', {}, alone)).status).toBe(200);
  now += 11 * MINUTE_MS;
  expect((await ada.call('today', {}, alone)).status).toBe(401);
  const ugo = await person('catalogue', 'Ugo');
  now += 20 * MINUTE_MS;
  expect((await ugo.call('today')).status).toBe(200);
  now += 11 * MINUTE_MS;
  expect((await ugo.call('today')).status).toBe(200);
});
