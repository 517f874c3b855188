import type { ErpnextDocument } from '@casamaestra/contract/staff/erpnext.operations.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { collectingLog } from '../platform/testing/collecting-log.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';
import { startErpnextDouble } from './testing/erpnext-double.ts';
import type { ErpnextDouble } from './testing/erpnext-double.ts';
import { connect, item, settingsOf, stocked, type ErpnextState } from './testing/erpnext-shop.ts';
import { buy as buyIn, paid as paidIn, refunded as refundedIn } from './testing/paid-order.ts';

const MINUTE_MS = 60_000;

let shop: CheckoutShop;
let double: ErpnextDouble;
const collected = collectingLog();
// Ahead of the database's own clock, which says when a document is due.
let now = Date.now() + 5 * MINUTE_MS;

beforeAll(async () => {
  shop = await startCheckoutShop(undefined, { clock: { now: () => now }, log: collected.log });
});
afterAll(() => shop.close());
beforeEach(async () => {
  double = await startErpnextDouble();
  for (const code of ['TR-1', 'PI-5', 'pi-14', 'MA-1']) item(double, code);
});
afterEach(async () => {
  double.close();
  await shop.database.deleteFrom('erpnext_document').execute();
});

const owner = () => signedInStaff(shop, ['owner'], { name: 'Ada Titolare', now });
const send = () => shop.commerce.jobs.drain();
const documents = async (more: object = {}) =>
  (await owner()).value<ErpnextDocument[]>('connections.erpnext_documents', more);
const kept = (doctype: string) => double.kept.all(doctype);

const connected = async (more: object = {}) =>
  connect(await owner(), settingsOf(double, { orders_out: true, payments_out: true, ...more }));

const buy = (pieces?: Record<string, number>, changes?: object) => buyIn(shop, pieces, changes);
const paid = (number: string) => paidIn(shop, number, now);
const refunded = (number: string, cents: number) => refundedIn(shop, number, cents);

describe('a paid order', () => {
  test('becomes customer, addresses, a submitted Sales Order of the same total, and a Payment Entry against it', async () => {
    await connected();
    const bin = stocked(double, 'TR-1', 50);
    const number = await buy({ 'TR-1': 2, 'PI-14': 1 });
    await send();
    expect(kept('Sales Order')).toEqual([]);
    await paid(number);
    await send();
    const [order] = kept('Sales Order');
    expect(order).toMatchObject({
      docstatus: 1,
      po_no: number,
      company: 'Casamaestra Srl',
      selling_price_list: 'Vendita al pubblico',
      items: [
        { item_code: 'TR-1', qty: 2, rate: 99.9, warehouse: 'Negozio - CM' },
        { item_code: 'pi-14', qty: 1, rate: 59 },
        { item_code: 'SPEDIZIONE', qty: 1, rate: 9.9 },
      ],
      grand_total: 268.7,
    });
    expect(bin['reserved_qty']).toBe(2);
    expect(kept('Customer')).toMatchObject([
      { customer_type: 'Individual', customer_group: 'Privati', territory: 'Italia' },
    ]);
    expect(kept('Address').map(({ address_type: type, country, city }) => [type, country, city])).toEqual([
      ['Billing', 'Italy', 'Bologna'],
      ['Shipping', 'Italy', 'Bologna'],
    ]);
    expect(kept('Payment Entry')).toMatchObject([
      {
        docstatus: 1,
        payment_type: 'Receive',
        paid_from: 'Crediti - CM',
        paid_to: 'Banca - CM',
        paid_amount: 268.7,
        references: [
          { reference_doctype: 'Sales Order', reference_name: order?.['name'], allocated_amount: 268.7 },
        ],
      },
    ]);
    expect(order?.['advance_paid']).toBe(268.7);
    expect(await documents()).toMatchObject([
      { kind: 'payment', order: number, state: 'done', name: kept('Payment Entry')[0]?.['name'] },
      { kind: 'order', order: number, state: 'done', name: order?.['name'] },
    ]);
  });

  test('of a customer ERPNext knows by e-mail, by a contact, or a company by its tax number makes no other', async () => {
    await connected();
    const email = (await shop.order({ 'TR-1': 1 })).email;
    double.insert('Customer', { customer_name: 'Anna R.', customer_type: 'Individual', email_id: email });
    await paid(await buy());
    await send();
    expect(kept('Sales Order')).toMatchObject([{ customer: 'Anna R.' }]);
    double.insert('Customer', { customer_name: 'Ferramenta Neri', customer_type: 'Company' });
    double.insert('Contact', {
      first_name: 'Ugo',
      email_ids: [{ email_id: 'ugo@neri.example' }],
      links: [{ link_doctype: 'Customer', link_name: 'Ferramenta Neri' }],
    });
    await paid(await buy({ 'MA-1': 1 }, { email: 'ugo@neri.example' }));
    await send();
    expect(kept('Sales Order')[1]).toMatchObject({ customer: 'Ferramenta Neri' });
    const invoice = {
      customer_type: 'Company',
      company_name: 'Edile Blu Srl',
      vat_number: 'IT01234567897',
      recipient_code: 'ABC1234',
    };
    for (let time = 0; time < 2; time += 1) {
      await paid(await buy({ 'MA-1': 1 }, { email: `u${time}@blu.example`, invoice }));
      await send();
    }
    expect(kept('Customer').map(({ name }) => name)).toEqual(['Anna R.', 'Ferramenta Neri', 'Edile Blu Srl']);
    expect(kept('Sales Order').slice(2)).toMatchObject([
      { customer: 'Edile Blu Srl' },
      { customer: 'Edile Blu Srl' },
    ]);
    expect(kept('Address').filter(({ links }) => JSON.stringify(links).includes('Edile'))).toHaveLength(2);
  });

  test('is made once though each call is cut off after ERPNext did it, and by two attempts', async () => {
    await connected();
    for (const [method, doctype] of [
      ['POST', 'Customer'],
      ['POST', 'Address'],
      ['POST', 'Sales Order'],
      ['PUT', 'Sales Order'],
      ['POST', 'Payment Entry'],
      ['PUT', 'Payment Entry'],
    ] as const)
      double.failing.push({ method, doctype, how: 'cut_after' });
    const number = await buy();
    await paid(number);
    for (let time = 0; time < 8; time += 1) {
      await send();
      now += 3 * 60 * MINUTE_MS;
    }
    expect(double.failing).toEqual([]);
    const counts = ['Customer', 'Address', 'Sales Order', 'Payment Entry'].map(
      (doctype) => kept(doctype).length,
    );
    expect(counts).toEqual([1, 2, 1, 1]);
    expect((await documents()).map(({ state }) => state)).toEqual(['done', 'done']);
    const [payment] = await documents();
    await (await owner()).value('connections.send_erpnext', { id: payment?.id });
    await send();
    expect(kept('Payment Entry')).toHaveLength(1);
    expect((await documents())[0]).toMatchObject({ state: 'done', name: payment?.name });
  });

  test('waits while ERPNext is busy, down or has another key; what only a person can put right is given up and sent again', async () => {
    await connected();
    double.failing.push({ how: 429, retryAfter: 120 });
    const number = await buy();
    await shop.database
      .updateTable('shop_order')
      .set({ state: 'paid', paid_at: new Date(now) })
      .where('number', '=', number)
      .execute();
    await send();
    expect(await documents()).toMatchObject([{ state: 'waiting', failure: 'busy', tries: 1 }]);
    now += MINUTE_MS;
    await send();
    expect(await documents()).toMatchObject([{ tries: 1 }]);
    double.kept.remove('Item', 'TR-1');
    now += MINUTE_MS;
    await send();
    expect(await documents({ given_up: true })).toMatchObject([
      { state: 'given_up', failure: 'item_missing', detail: 'TR-1' },
    ]);
    expect(await (await owner()).value<ErpnextState>('connections.erpnext')).toMatchObject({
      waiting: 0,
      given_up: 1,
    });
    item(double, 'TR-1');
    await (await owner()).value('connections.send_erpnext', {});
    await send();
    expect(await documents()).toMatchObject([{ state: 'done', name: expect.stringMatching(/^SAL-ORD-/) }]);
    expect(JSON.stringify(collected.lines)).toMatch(/item_missing/);
    for (const personal of ['esempio.it', 'Rossi', 'Bologna', '1234567'])
      expect(JSON.stringify(collected.lines)).not.toContain(personal);
  });

  test('whose total ERPNext works out otherwise stays a draft for a person', async () => {
    await connected();
    double.insert('Account', { account_name: 'Bollo - CM', company: 'Casamaestra Srl' });
    double.insert('Sales Taxes and Charges Template', {
      title: 'Bollo',
      company: 'Casamaestra Srl',
      is_default: 1,
      taxes: [{ charge_type: 'On Net Total', account_head: 'Bollo - CM', description: 'Bollo', rate: 2 }],
    });
    await paid(await buy());
    await send();
    const [order] = kept('Sales Order');
    expect(order?.['docstatus']).toBe(0);
    expect(await documents({ given_up: true })).toMatchObject([{ kind: 'order', failure: 'total' }]);
    expect(kept('Payment Entry')).toEqual([]);
  });
});

test('refunds are payments back to the customer; an order that is collected comes to the same total', async () => {
  await connected();
  const number = await buy({ 'MA-1': 1 }, { shipping_rule: 'test-ritiro' });
  await paid(number);
  await send();
  await refunded(number, 300);
  await send();
  expect(kept('Payment Entry')[1]).toMatchObject({
    docstatus: 1,
    payment_type: 'Pay',
    paid_from: 'Banca - CM',
    paid_to: 'Crediti - CM',
    paid_amount: 3,
    reference_no: expect.stringMatching(new RegExp(`^${number}-R\\d+$`)),
  });
  expect(kept('Payment Entry')[1]).not.toHaveProperty('references');
  expect(kept('Sales Order')).toMatchObject([{ items: [{ item_code: 'MA-1' }] }]);
});

test('orders are sent when they are placed, if so chosen, and cancelled there when they are cancelled here', async () => {
  await connected({ orders_when: 'placed', payments_out: false });
  const bin = stocked(double, 'TR-1', 10);
  const number = await buy();
  await send();
  expect(bin['reserved_qty']).toBe(1);
  await (await owner()).value('orders.cancel', { number, reason: 'Doppione' });
  await send();
  expect(kept('Sales Order')).toMatchObject([{ docstatus: 2, po_no: number }]);
  expect(bin['reserved_qty']).toBe(0);
});

test('nothing is written where nothing is sent, and nothing is sent while the connection is off', async () => {
  await connected({ orders_out: false, payments_out: false });
  await paid(await buy());
  expect(await documents()).toEqual([]);
  await connected({ on: false });
  await paid(await buy());
  await send();
  expect(double.calls).toEqual([]);
  expect((await documents()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  await connected();
  await send();
  expect((await documents()).map(({ state }) => state)).toEqual(['done', 'done']);
});

test('stock that is read knows which orders ERPNext has reserved for', async () => {
  await connected({ stock_in: true, payments_out: false });
  await send();
  stocked(double, 'PI-5', 100);
  await paid(await buy({ 'PI-5': 4 }));
  await send();
  now += 16 * MINUTE_MS;
  await send();
  expect(await shop.stockOf('PI-5')).toBe(96);
});
