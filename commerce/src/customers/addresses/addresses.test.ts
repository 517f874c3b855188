import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedAddress } from '@casamaestra/contract/customers/profile.operations.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import { createClient } from '../../platform/database/connection.ts';
import type { Answer, TestShop } from '../../catalog/testing/start-test-shop.ts';
import { registerCustomer } from '../testing/register-customer.ts';
import { ShopBrowser } from '../testing/shop-browser.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

let customers = 0;
async function customer(): Promise<ShopBrowser> {
  const browser = new ShopBrowser(shop);
  browser.jwt = (await registerCustomer(shop, { email: `cliente${(customers += 1)}@example.it` })).jwt;
  return browser;
}
const bologna = {
  first_name: 'Ada',
  last_name: 'Bianchi',
  address_line1: 'Via Zamboni 33',
  city: 'Bologna',
  state: 'bo',
  pincode: '40126',
  country: 'IT',
};
const order = '/api/method/mymb_ecommerce.mymb_ecommerce.order.';
const refusal = ({ status, body }: Answer) => ({ status, field: (body as { field?: string }).field });

describe('A01 addresses', () => {
  test('an address whose saving meets a deadlock is saved all the same', async () => {
    const ada = await customer();
    const home = await ada.value<SavedAddress>('save_address', bologna);
    const other = createClient(shop.connection);
    await other.connect();
    const { rows } = await other.query<{ id: number; customer_id: number }>(
      'select id, customer_id from customer_address where id = $1',
      [Number(home.name.replace('ADR-', ''))],
    );
    const [stored] = rows;
    await other.query('begin');
    await other.query('select from customer_address where id = $1 for update', [stored?.id]);
    const saved = ada.call('save_address', { ...bologna, name: home.name, city: 'Imola', pincode: '40026' });
    const waiting = async () =>
      (
        await shop.database
          .selectFrom(sql<{ wait_event_type: string }>`pg_stat_activity`.as('activity'))
          .select('wait_event_type')
          .where('wait_event_type', '=', 'Lock')
          .where(sql`datname`, '=', sql`current_database()`)
          .execute()
      ).length;
    await expect.poll(waiting).toBe(1);
    // Who waited first is interrupted: the call.
    await other.query('select from customer where id = $1 for update', [stored?.customer_id]);
    await other.query('commit');
    await other.end();
    expect((await saved).status).toBe(200);
    expect(await ada.value<SavedAddress[]>('addresses')).toEqual([
      expect.objectContaining({ name: home.name, city: 'Imola' }),
    ]);
  });

  test('the first is the default for both; a new default takes the place of the old', async () => {
    const ada = await customer();
    const home = await ada.value<SavedAddress>('save_address', { ...bologna, phone: '333 1234567' });
    expect(home).toEqual({
      ...bologna,
      state: 'BO',
      name: expect.stringMatching(/^ADR-\d+$/),
      phone: '+393331234567',
      is_default_shipping: true,
      is_default_billing: true,
    });
    const work = await ada.value<SavedAddress>('save_address', {
      ...bologna,
      address_line1: 'Via Po 1',
      is_default_shipping: true,
    });
    const list = await ada.value<SavedAddress[]>('addresses');
    expect(list.map((each) => [each.name, each.is_default_shipping, each.is_default_billing])).toEqual([
      [work.name, true, false],
      [home.name, false, true],
    ]);
    const moved = await ada.value('save_address', {
      ...bologna,
      name: home.name,
      city: 'Imola',
      pincode: '40026',
    });
    expect(moved).toMatchObject({ name: home.name, city: 'Imola', is_default_billing: true });
    await ada.value('delete_address', { name: work.name });
    expect(await ada.value('addresses')).toMatchObject([
      { name: home.name, is_default_shipping: true, is_default_billing: true },
    ]);
    expect((await ada.call('delete_address', { name: work.name })).status).toBe(404);
  });

  test('defaults asked for at the same moment leave one of each', async () => {
    const ada = await customer();
    const asked = Array.from({ length: 6 }, (_, index) =>
      ada.call('save_address', {
        ...bologna,
        address_line1: `Via Po ${index}`,
        is_default_shipping: true,
        is_default_billing: true,
      }),
    );
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
    const list = await ada.value<SavedAddress[]>('addresses');
    expect(list.filter((each) => each.is_default_shipping)).toHaveLength(1);
    expect(list.filter((each) => each.is_default_billing)).toHaveLength(1);
  });

  test.each([
    [{ pincode: '20121' }, 'pincode'],
    [{ pincode: '1' }, 'pincode'],
    [{ state: 'XX' }, 'state'],
    [{ country: 'Italia' }, 'country'],
    [{ city: '' }, 'city'],
    [{ address_line1: 'x'.repeat(141) }, 'address_line1'],
    [{ first_name: 'A\u0000' }, 'first_name'],
    [{ phone: '12' }, 'phone'],
    [{ is_default_shipping: 'sì' }, 'is_default_shipping'],
  ])('refuses %j', async (wrong, field) => {
    const ada = await customer();
    expect(refusal(await ada.call('save_address', { ...bologna, ...wrong }))).toEqual({ status: 417, field });
    expect(await ada.value('addresses')).toEqual([]);
  });

  test('the calls of the Frappe API show and remove the same addresses', async () => {
    const ada = await customer();
    const { name } = await ada.value<SavedAddress>('save_address', bologna);
    expect(await ada.value(`${order}get_addresses_for_current_customer`)).toEqual([
      {
        name,
        address_line1: 'Via Zamboni 33',
        address_line2: null,
        city: 'Bologna',
        state: 'BO',
        pincode: '40126',
        country: 'Italy',
        address_type: 'Shipping',
        is_primary_address: 1,
        email_id: expect.stringMatching(/^cliente\d+@example\.it$/),
        phone: null,
      },
    ]);
    const disable = `${order}disable_addresses_for_current_customer`;
    expect(await ada.value(disable, { address_name: name })).toMatchObject({ address_name: name });
    expect(await ada.value(disable, { address_name: name })).toEqual({
      error: 'Questo indirizzo non c’è più.',
    });
    expect(await ada.value('addresses')).toEqual([]);
  });

  test('another customer’s address is never seen, changed or removed', async () => {
    const [ada, eva] = [await customer(), await customer()];
    const { name } = await ada.value<SavedAddress>('save_address', bologna);
    const before = await ada.value('addresses');
    expect(await eva.value('addresses')).toEqual([]);
    expect((await eva.call('save_address', { ...bologna, name, city: 'Roma' })).status).toBe(404);
    expect((await eva.call('delete_address', { name })).status).toBe(404);
    expect(
      await eva.value(`${order}disable_addresses_for_current_customer`, { address_name: name }),
    ).toHaveProperty('error');
    for (const wrong of ['ADR-0', 'ADR--1', 'ADR-1e3', 'ADR-99999999999', "ADR-1' or '1'='1"])
      expect((await eva.call('delete_address', { name: wrong })).status).toBe(404);
    expect(await ada.value('addresses')).toEqual(before);
  });

  test('fields that are not the caller’s to set change nothing', async () => {
    const [ada, eva] = [await customer(), await customer()];
    await ada.value('save_address', {
      ...bologna,
      customer_id: 1,
      customer: 'cliente1@example.it',
      id: 7,
      disabled: true,
    });
    expect(await ada.value('addresses')).toHaveLength(1);
    expect(
      await eva.value('addresses', {
        customer_id: 1,
        email: 'cliente1@example.it',
        user: 'cliente1@example.it',
      }),
    ).toEqual([]);
  });

  test('fifty addresses are enough', async () => {
    const ada = await customer();
    for (let count = 0; count < 50; count += 1) await ada.value('save_address', bologna);
    expect((await ada.call('save_address', bologna)).status).toBe(417);
  });
});
