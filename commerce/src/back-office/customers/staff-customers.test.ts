import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { CustomerRow, StaffCustomer } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { ShopBrowser, goodPassword, register } from '../../customers/testing/shop-browser.ts';
import { registerCustomer } from '../../customers/testing/register-customer.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

interface Page {
  rows: CustomerRow[];
  next: string | null;
  count: { rows: number; exact: boolean };
}
type Staff = Awaited<ReturnType<typeof signedInStaff>>;

let shop: CheckoutShop;
let support: Staff;
let ada: number;

const list = (filter: object = {}, who = support) => who.value<Page>('customers.list', filter);
const get = (id: number, who = support) => who.value<StaffCustomer>('customers.get', { id });
const ids = ({ rows }: Page) => rows.map(({ id }) => id);

/** A customer whose account has everything: order, address, invoice data, newsletter, sessions. */
async function wholeCustomer(): Promise<number> {
  const browser = new ShopBrowser(shop, '203.0.113.9');
  await register(browser, 'ada@bianchi.test');
  const input = await shop.order({ 'TR-1': 1 }, { email: 'ada@bianchi.test' });
  const placed = messageOf(await shop.place(input), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error('not placed');
  const { id } = await shop.database
    .updateTable('customer')
    .set({ first_name: 'Ada', last_name: 'Bianchi', phone: '+393477654321', company_name: 'Bianchi Srl' })
    .set({ vat_number: '12345678903', tax_code: 'SBAGLIATO', recipient_code: 'ABC1234' })
    .where('email_key', '=', 'ada@bianchi.test')
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.database
    .updateTable('shop_order')
    .set({ customer_id: id })
    .where('number', '=', placed.order_number)
    .execute();
  await shop.database
    .insertInto('customer_address')
    .values({
      customer_id: id,
      first_name: 'Ada',
      last_name: 'Bianchi',
      address_line1: 'Via Po 1',
      city: 'Torino',
      state: 'TO',
      pincode: '10121',
      country: 'IT',
      phone: '+390111234567',
      is_default_shipping: true,
    })
    .execute();
  await shop.database
    .insertInto('newsletter_sentence')
    .values({ version: 'v1', language: 'it', sentence: 'Sì, mandatemi le novità.' })
    .execute();
  await shop.database
    .insertInto('newsletter_subscriber')
    .values({
      email: 'ada@bianchi.test',
      language: 'it',
      state: 'subscribed',
      origin: '/blog',
      sentence: 'v1',
      asked_at: new Date('2026-01-02T10:00:00Z'),
      confirmed_at: new Date('2026-01-02T10:05:00Z'),
    })
    .execute();
  return id;
}

beforeAll(async () => {
  shop = await startCheckoutShop();
  support = await signedInStaff(shop, ['support'], { name: 'Giulia Neri' });
  ada = await wholeCustomer();
});
afterAll(() => shop.close());

describe('customers of the back office', () => {
  test('are found by number, e-mail, phone, name and company, from the beginning of each', async () => {
    const texts = [
      String(ada),
      'ADA@bian',
      '347 765',
      '+39347',
      'bianchi',
      'ada bian',
      'Bianchi ad',
      'bianchi s',
    ];
    for (const text of texts) expect([text, ids(await list({ text }))]).toEqual([text, [ada]]);
    for (const text of ['ianchi', '%', '_da', '7654321', 'ada rossi', '99999999999'])
      expect([text, ids(await list({ text }))]).toEqual([text, []]);
  });

  test('come in pages by a cursor, in each order, and are counted', async () => {
    const made = [];
    for (let n = 0; n < 60; n += 1)
      made.push(registerCustomer(shop, { email: `molti${n}@example.it`, lastName: `Molti ${n % 7}` }));
    const customers = await Promise.all(made);
    for (const sort of ['newest', 'oldest', 'name']) {
      const first = await list({ text: 'molti', sort });
      expect([first.rows.length, first.count]).toEqual([50, { rows: 60, exact: true }]);
      const second = await list({ text: 'molti', sort, after: first.next });
      expect(second.next).toBeNull();
      const all = [...ids(first), ...ids(second)];
      expect(new Set(all)).toEqual(new Set(customers.map(({ customerId }) => customerId)));
    }
    const { rows } = await list({ text: 'molti', sort: 'name' });
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect((await list({ text: 'molti', after: 'nonsense' })).rows).toHaveLength(50);
  });

  test('are filtered by kind and by the day of their account', async () => {
    const closed = await registerCustomer(shop, { email: 'chiusa@example.it', lastName: 'Verdi' });
    await support.value('customers.close', { id: closed.customerId, closed: true });
    expect(ids(await list({ kind: 'closed' }))).toEqual([closed.customerId]);
    expect(ids(await list({ kind: 'companies' }))).toEqual([ada]);
    expect(ids(await list({ to: '2020-01-01' }))).toEqual([]);
    expect(ids(await list({ from: '2020-01-01', kind: 'companies' }))).toEqual([ada]);
  });

  test('whose invoices could not be sent say what is missing', async () => {
    const { customerId } = await registerCustomer(shop, { email: 'srl@example.it', lastName: 'Gialli' });
    await shop.database
      .updateTable('customer')
      .set({ company_name: 'Gialli Srl', vat_number: '12345678903' })
      .where('id', '=', customerId)
      .execute();
    const { invoice } = await get(customerId);
    expect(invoice?.recipient_code).toEqual({ text: null, state: 'missing' });
    expect((await get(ada)).invoice?.pec.state).toBe('absent');
  });

  test('are shown with all that belongs to the account', async () => {
    const customer = await get(ada);
    expect(customer).toMatchObject({
      name: 'Ada Bianchi',
      email: 'ada@bianchi.test',
      phone: '+393477654321',
      closed: false,
      orders: 1,
      addresses: [{ lines: ['Via Po 1', '10121 Torino TO'], default_shipping: true }],
      invoice: {
        vat_number: { text: '12345678903', state: 'good' },
        tax_code: { text: 'SBAGLIATO', state: 'wrong' },
        recipient_code: { state: 'good' },
        pec: { text: null, state: 'absent' },
      },
      recent_orders: [{ state: 'awaiting_payment', total: expect.any(Number) }],
      requests: [],
      acts: ['correct', 'mail_link', 'end_logins', 'close'],
    });
    expect(customer.sessions).toHaveLength(1);
    const theirs = await support.value<Page>('orders.list', { customer_id: ada });
    expect(theirs.rows).toMatchObject([{ number: customer.recent_orders[0]?.number }]);
    const nobodys = await support.value<Page>('orders.list', { customer_id: 99_999 });
    expect(nobodys.rows).toEqual([]);
    expect(customer.consents?.[0]).toEqual({
      kind: 'newsletter',
      state: 'given',
      sentence: 'Sì, mandatemi le novità.',
      origin: '/blog',
      asked_at: '2026-01-02T10:00:00.000Z',
      confirmed_at: '2026-01-02T10:05:00.000Z',
      ended_at: null,
    });
    expect(await support.refusal('customers.get', { id: 99_999 })).toBe('staff_customer_unknown');
  });
});

describe('what a role does not see never leaves the service', () => {
  const secrets = /bianchi|Via Po|Torino|347765|011123|12345678903|SBAGLIATO|novità/i;

  test('the reader gets initials, and finds nobody by name or contact', async () => {
    const reader = await signedInStaff(shop, ['reader']);
    const answer = await reader.call('customers.get', { id: ada });
    expect(answer.text).not.toMatch(secrets);
    expect(await get(ada, reader)).toMatchObject({ name: 'A. B.', email: null, addresses: null, acts: [] });
    const found = await reader.call('customers.list', { sort: 'name', text: String(ada) });
    expect(found.text).toContain('A. B.');
    expect(found.text).not.toMatch(secrets);
    for (const text of ['bianchi', 'ada', 'ada@bian', '347765'])
      expect(ids(await list({ text }, reader))).toEqual([]);
  });

  test('the warehouse gets name and addresses only, and no amounts', async () => {
    const warehouse = await signedInStaff(shop, ['warehouse']);
    const answer = await warehouse.call('customers.get', { id: ada });
    expect(answer.text).not.toMatch(/bianchi\.test|Srl|347765|011123|12345678903|SBAGLIATO|novità/i);
    expect(await get(ada, warehouse)).toMatchObject({
      name: 'Ada Bianchi',
      company: null,
      addresses: [{ lines: ['Via Po 1', '10121 Torino TO'], phone: null }],
      invoice: null,
      consents: null,
      sessions: null,
      recent_orders: [{ total: null }],
    });
    expect(ids(await list({ text: 'bianchi' }, warehouse))).toEqual([ada]);
    for (const text of ['ada@bian', '347765', 'bianchi s'])
      expect(ids(await list({ text }, warehouse))).toEqual([]);
  });

  test('who only looks changes nothing, and other roles see nobody', async () => {
    for (const role of ['reader', 'warehouse', 'accounting'] as const) {
      const person = await signedInStaff(shop, [role]);
      expect(await person.refusal('customers.close', { id: ada, closed: true })).toBe('staff_not_permitted');
      expect(await person.refusal('customers.end_logins', { id: ada })).toBe('staff_not_permitted');
    }
    const catalogue = await signedInStaff(shop, ['catalogue']);
    expect(await catalogue.refusal('customers.list')).toBe('staff_not_permitted');
  });
});

describe('acts', () => {
  const kinds = async (id: number) => {
    const { rows } = await support.value<{ rows: Activity[] }>('activity.list', { record: `customer ${id}` });
    return rows.map(({ kind, who }) => [kind, who]);
  };

  test('a closed account lets nobody in until it is open again; each act is a change set, once', async () => {
    const browser = new ShopBrowser(shop, '203.0.113.10');
    await register(browser, 'bea@example.it');
    const [row] = (await list({ text: 'bea@example.it' })).rows;
    const id = row?.id ?? 0;
    const logIn = () =>
      new ShopBrowser(shop, '203.0.113.11').call('sigin', { usr: 'bea@example.it', pwd: goodPassword });
    const closed = await support.value<StaffCustomer>('customers.close', { id, closed: true });
    expect(closed).toMatchObject({ closed: true, acts: ['correct', 'end_logins', 'reopen'] });
    await support.value('customers.close', { id, closed: true });
    expect((await logIn()).status).toBe(401);
    expect((await browser.call('me')).status).toBe(401);
    await support.value('customers.close', { id, closed: false });
    expect((await logIn()).status).toBe(200);
    const ended = await support.value<StaffCustomer>('customers.end_logins', { id });
    expect([ended.sessions, ended.acts]).toEqual([[], ['correct', 'mail_link', 'close']]);
    expect((await browser.call('me')).status).toBe(401);
    expect(await kinds(id)).toEqual([
      ['customers.end_logins', 'Giulia Neri'],
      ['customers.reopen', 'Giulia Neri'],
      ['customers.close', 'Giulia Neri'],
    ]);
  });

  test('an account that is not there is refused, and nothing is logged', async () => {
    expect(await support.refusal('customers.close', { id: 99_999, closed: true })).toBe(
      'staff_customer_unknown',
    );
    expect(await support.refusal('customers.end_logins', { id: 99_999 })).toBe('staff_customer_unknown');
    expect(await kinds(99_999)).toEqual([]);
  });
});
