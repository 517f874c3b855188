import { randomBytes, randomUUID } from 'node:crypto';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { DataRequest, StaffCustomer } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { ShopBrowser, goodPassword, register } from '../../customers/testing/shop-browser.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

type Staff = Awaited<ReturnType<typeof signedInStaff>>;

let shop: CheckoutShop;
let giulia: Staff;
let marco: Staff;
let people = 0;

beforeAll(async () => {
  shop = await startCheckoutShop();
  giulia = await owner('Giulia Neri');
  marco = await owner('Marco Blu');
});
afterAll(() => shop.close());

/** An owner who can sign in, so that they count as the second person. */
async function owner(name: string): Promise<Staff> {
  const person = await signedInStaff(shop, ['owner'], { name });
  await shop.database
    .insertInto('staff_credential')
    .values({
      staff_id: person.me.id,
      kind: 'passkey',
      credential_id: randomBytes(16),
      public_key: randomBytes(16),
    })
    .execute();
  return person;
}

/** A customer with an order and an address. */
async function customer(email: string) {
  people += 1;
  const browser = new ShopBrowser(shop, `203.0.113.${people}`);
  await register(browser, email);
  const placed = messageOf(await shop.place(await shop.order({ 'TR-1': 1 }, { email })), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error('not placed');
  const { id } = await shop.database
    .selectFrom('customer')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  await shop.database
    .updateTable('shop_order')
    .set({ customer_id: id })
    .where('number', '=', placed.order_number)
    .execute();
  const address = { first_name: 'Ada', last_name: 'Bianchi', address_line1: 'Via Po 1', city: 'Bologna' };
  await browser.value('save_address', { ...address, state: 'BO', pincode: '40121', country: 'IT' });
  return { id, browser, order: placed.order_number };
}

type Asked = { customer: StaffCustomer; waits_for: string };
const ask = async (who: Staff, id: number, act: 'export' | 'erase', key = randomUUID()) => {
  const answer = await who.value<Asked>('customer_data.request', { id, act, asked_how: 'email', key });
  const request = answer.customer.requests.find((one) => one.act === act && one.state === 'waiting');
  return { ...answer, request: request?.id ?? 0 };
};
const log = async (id: number) => {
  const { rows } = await giulia.value<{ rows: Activity[] }>('activity.list', { record: `customer ${id}` });
  return rows;
};

describe('the copy of a customer’s data', () => {
  test('is approved by another owner, never by who asked, and taken by who asked', async () => {
    const { id } = await customer('copia@example.it');
    const { waits_for: waits, request, customer: shown } = await ask(giulia, id, 'export');
    expect([waits, shown.requests.length]).toEqual(['another_person', 1]);
    expect(shown.acts).not.toContain('ask_export');
    expect(await giulia.refusal('customer_data.take', { id: request })).toBe('staff_copy_not_ready');
    const decision = { id: request, approve: true };
    expect(await giulia.refusal('customer_data.decide', decision)).toBe('staff_other_person_needed');
    const waiting = await marco.value<DataRequest[]>('customer_data.requests');
    expect(waiting).toMatchObject([
      {
        id: request,
        customer_id: id,
        act: 'export',
        asked_how: 'email',
        asked_by: 'Giulia Neri',
        own: false,
      },
    ]);
    expect(await marco.value('customer_data.decide', decision)).toEqual({ act: 'export', approved: true });
    expect(await marco.refusal('customer_data.take', { id: request })).toBe('staff_copy_not_ready');
    expect(await giulia.value('customer_data.take', { id: request })).toMatchObject({
      profile: { email: 'copia@example.it' },
      addresses: [{ city: 'Bologna' }],
      orders: [{ lines: [{ sku: 'TR-1' }] }],
      data_requests: [{ act: 'export', asked_how: 'email', state: 'approved' }],
    });
    const rows = await log(id);
    expect(rows.map(({ kind, who }) => [kind, who])).toEqual([
      ['customer_data.export', 'Giulia Neri'],
      ['customer_data.approve', 'Marco Blu'],
      ['customer_data.ask_export', 'Giulia Neri'],
    ]);
    await shop.database
      .updateTable('customer_data_request')
      .set({ decided_at: new Date(Date.now() - 8 * 24 * 3_600_000) })
      .where('id', '=', request)
      .execute();
    expect(await giulia.refusal('customer_data.take', { id: request })).toBe('staff_copy_not_ready');
  });

  test('is asked for once at a time, and not twice when the answer was lost', async () => {
    const { id } = await customer('due@example.it');
    const key = randomUUID();
    const first = await ask(giulia, id, 'export', key);
    expect((await ask(giulia, id, 'export', key)).request).toBe(first.request);
    const again = { id, act: 'export', asked_how: 'phone', key: randomUUID() };
    expect(await marco.refusal('customer_data.request', again)).toBe('staff_data_request_waiting');
    expect(await log(id)).toHaveLength(1);
    await marco.value('customer_data.decide', { id: first.request, approve: false });
    expect(await giulia.refusal('customer_data.take', { id: first.request })).toBe('staff_copy_not_ready');
    expect(await giulia.refusal('customer_data.decide', { id: first.request, approve: true })).toBe(
      'staff_approval_decided',
    );
  });

  test('no other role asks, decides or sees requests, and an old confirmation is not enough', async () => {
    const { id } = await customer('ruoli@example.it');
    const { request } = await ask(giulia, id, 'export');
    const input = { id, act: 'erase', asked_how: 'email', key: randomUUID() };
    for (const role of ['manager', 'support', 'accounting', 'reader', 'warehouse'] as const) {
      const person = await signedInStaff(shop, [role]);
      const calls = [
        ['customer_data.request', input],
        ['customer_data.requests', {}],
        ['customer_data.decide', { id: request, approve: true }],
        ['customer_data.take', { id: request }],
      ] as const;
      for (const [name, body] of calls) expect(await person.refusal(name, body)).toBe('staff_not_permitted');
      const shown = await person.value<StaffCustomer>('customers.get', { id });
      expect([role, shown.requests, shown.acts.includes('ask_erase')]).toEqual([role, [], false]);
    }
    await shop.database
      .updateTable('staff_session')
      .set({ confirmed_at: new Date(Date.now() - 6 * 60_000) })
      .where('staff_id', '=', marco.me.id)
      .execute();
    for (const name of ['customer_data.request', 'customer_data.decide', 'customer_data.take'])
      expect(await marco.refusal(name, { ...input, approve: true })).toBe('staff_confirmation_needed');
    marco = await owner('Marco Blu');
  });
});

describe('the erasure of a customer’s data', () => {
  test('by two people leaves orders as accounting records, and in the log no name', async () => {
    const { id, browser, order } = await customer('cancella@example.it');
    const before = { email: 'Cancella@example.it', language: 'it', created_at: new Date('2026-01-05') };
    await shop.database
      .insertInto('enquiry')
      .values({ ...before, topic: 'other', name: 'Ada', message: 'Prima di registrarmi' })
      .execute();
    await shop.database
      .insertInto('blog_comment')
      .values({ ...before, post: 'un-lavoro', author: 'Ada', comment: 'Bello', state: 'published' })
      .execute();
    await ask(giulia, id, 'export');
    const { request } = await ask(giulia, id, 'erase');
    const decision = { id: request, approve: true };
    expect(await giulia.refusal('customer_data.decide', decision)).toBe('staff_other_person_needed');
    expect((await browser.call('me')).status).toBe(200);
    expect(await marco.value('customer_data.decide', decision)).toEqual({ act: 'erase', approved: true });
    expect((await browser.call('me')).status).toBe(401);
    const logIn = { usr: 'cancella@example.it', pwd: goodPassword };
    expect((await new ShopBrowser(shop, '203.0.113.90').call('sigin', logIn)).status).toBe(401);
    for (const table of ['customer_session', 'customer_address', 'customer_key', 'shop_order'] as const) {
      const rows = await shop.database
        .selectFrom(table)
        .select('customer_id')
        .where('customer_id', '=', id)
        .execute();
      expect([table, rows]).toEqual([table, []]);
    }
    // Staff were shown who asks: also what was written before there was an account.
    for (const table of ['enquiry', 'blog_comment'] as const)
      expect([table, await shop.database.selectFrom(table).select('email').execute()]).toEqual([table, []]);
    const kept = await shop.database
      .selectFrom('shop_order')
      .select('email')
      .where('number', '=', order)
      .execute();
    expect(kept).toEqual([{ email: 'cancella@example.it' }]);
    const mails = await shop.database
      .selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', 'cancella@example.it')
      .orderBy('id')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['order_confirmation', 'account_deleted']);
    const rows = await log(id);
    expect(rows.map(({ kind, who }) => [kind, who]).slice(0, 1)).toEqual([
      ['customer_data.erase', 'Marco Blu'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/cancella@|Ada|Bianchi|Bologna/);
    expect(await giulia.refusal('customers.get', { id })).toBe('staff_customer_unknown');
    expect(await marco.refusal('customer_data.decide', decision)).toBe('staff_approval_unknown');
    const left = await giulia.value<DataRequest[]>('customer_data.requests');
    expect(left.filter((one) => one.customer_id === id)).toEqual([]);
  });

  test('of nobody is refused', async () => {
    const input = { id: 99_999, act: 'erase', asked_how: 'email', key: randomUUID() };
    expect(await giulia.refusal('customer_data.request', input)).toBe('staff_customer_unknown');
    expect(await giulia.refusal('customer_data.decide', { id: 99_999, approve: true })).toBe(
      'staff_approval_unknown',
    );
  });

  test('alone in the shop waits a quarter of an hour, and says so by mail and in the log', async () => {
    const { id } = await customer('sola@example.it');
    await shop.database.updateTable('staff').set({ disabled: true }).execute();
    const alone = await owner('Sola');
    const { waits_for: waits, request } = await ask(alone, id, 'erase');
    const decision = { id: request, approve: true };
    expect(waits).toBe('time');
    expect(await alone.refusal('customer_data.decide', decision)).toBe('staff_approval_early');
    const mail = await shop.database
      .selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', alone.me.email)
      .executeTakeFirst();
    expect(mail?.kind).toBe('staff_alone_data');
    await shop.database
      .updateTable('customer_data_request')
      .set({ asked_at: new Date(Date.now() - 16 * 60_000) })
      .execute();
    await alone.value('customer_data.decide', decision);
    const { rows } = await alone.value<{ rows: Activity[] }>('activity.list', { record: `customer ${id}` });
    expect(rows[0]?.kind).toBe('customer_data.erase_alone');
  });
});
