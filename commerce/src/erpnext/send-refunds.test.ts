import type { ErpnextDocument } from '@casamaestra/contract/staff/erpnext.operations.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';
import { changeStatus } from './testing/books.ts';
import { startErpnextDouble } from './testing/erpnext-double.ts';
import type { ErpnextDouble } from './testing/erpnext-double.ts';
import { connect, item, settingsOf } from './testing/erpnext-shop.ts';
import { buy, paid, refunded } from './testing/paid-order.ts';

const MINUTE_MS = 60_000;

let shop: CheckoutShop;
let double: ErpnextDouble;
// Ahead of the database's own clock, which says when a document is due.
let now = Date.now() + 5 * MINUTE_MS;

beforeAll(async () => {
  shop = await startCheckoutShop(undefined, { clock: { now: () => now } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  double = await startErpnextDouble();
  item(double, 'TR-1');
});
afterEach(async () => {
  double.close();
  await shop.database.deleteFrom('erpnext_document').execute();
});

const owner = () => signedInStaff(shop, ['owner'], { name: 'Ada Titolare', now });
const connected = async (more: object = {}) =>
  connect(await owner(), settingsOf(double, { orders_out: true, payments_out: true, ...more }));
const send = () => shop.commerce.jobs.drain();
const entries = () => double.kept.all('Payment Entry');
const documents = async () => (await owner()).value<ErpnextDocument[]>('connections.erpnext_documents', {});

test('every refund names its order and its payment, as ERPNext calls them', async () => {
  await connected();
  const number = await buy(shop);
  await paid(shop, number, now);
  await refunded(shop, number, 1005);
  await send();
  await refunded(shop, number, 9975);
  await send();
  const [order] = double.kept.all('Sales Order');
  const [payment, ...refunds] = entries();
  expect(payment).toMatchObject({ payment_type: 'Receive', paid_amount: 109.8 });
  const remarks = `Rimborso dell'ordine ${number} (${String(order?.['name'])}), incassato con ${String(payment?.['name'])}`;
  expect(refunds).toMatchObject([
    { docstatus: 1, payment_type: 'Pay', paid_amount: 10.05, remarks, party: order?.['customer'] },
    { docstatus: 1, payment_type: 'Pay', paid_amount: 99.75, remarks, party: order?.['customer'] },
  ]);
  const references = refunds.map((one) => String(one['reference_no']));
  expect(new Set(references).size).toBe(2);
  for (const reference of references) expect(reference).toMatch(new RegExp(`^${number}-R\\d+$`));
  expect(order).toMatchObject({ docstatus: 1, advance_paid: 109.8 });
});

test('a refund waits for its order and its payment', async () => {
  await connected();
  double.failing.push(
    { method: 'POST', doctype: 'Sales Order', how: 500 },
    { method: 'POST', doctype: 'Payment Entry', how: 500 },
  );
  const number = await buy(shop);
  await paid(shop, number, now);
  await refunded(shop, number, 500);
  await send();
  expect(await documents()).toMatchObject([
    { kind: 'refund', state: 'waiting', failure: 'order_missing' },
    { kind: 'payment', state: 'waiting', failure: 'order_missing' },
    { kind: 'order', state: 'waiting', failure: 'broken' },
  ]);
  now += MINUTE_MS;
  await send();
  expect(await documents()).toMatchObject([
    { kind: 'refund', state: 'waiting', failure: 'payment_missing' },
    { kind: 'payment', state: 'waiting', failure: 'broken' },
    { kind: 'order', state: 'done' },
  ]);
  now += 2 * MINUTE_MS;
  await send();
  expect((await documents()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(entries().map((one) => one['payment_type'])).toEqual(['Receive', 'Pay']);
});

test('money of an order that was cancelled before it was sent comes and goes without a Sales Order', async () => {
  await connected({ on: false });
  const number = await buy(shop);
  await paid(shop, number, now);
  await refunded(shop, number, 10_980);
  await shop.pool.query(`update shop_order set state = 'cancelled' where number = $1`, [number]);
  await connected();
  await send();
  expect(double.kept.all('Sales Order')).toEqual([]);
  expect(entries()).toMatchObject([
    { docstatus: 1, payment_type: 'Receive', remarks: `Pagamento dell'ordine ${number}` },
    {
      docstatus: 1,
      payment_type: 'Pay',
      remarks: `Rimborso dell'ordine ${number}, incassato con ${String(entries()[0]?.['name'])}`,
    },
  ]);
  expect(new Set(entries().map(({ party }) => party)).size).toBe(1);
});

test('a refund finds the order that a person cancelled in ERPNext', async () => {
  await connected();
  const number = await buy(shop);
  await paid(shop, number, now);
  await send();
  await shop.pool.query(`update shop_order set state = 'cancelled' where number = $1`, [number]);
  await send();
  expect(await documents()).toMatchObject([
    { kind: 'cancel', state: 'given_up', failure: 'invalid', detail: 'LinkExistsError' },
    { kind: 'payment', state: 'done' },
    { kind: 'order', state: 'done' },
  ]);
  const [order] = double.kept.all('Sales Order');
  const [payment] = entries();
  if (order === undefined || payment === undefined) throw new Error('nothing was sent');
  delete payment['references'];
  changeStatus(double.kept, 'Sales Order', order, 2);
  await refunded(shop, number, 10_980);
  await send();
  expect(entries()[1]).toMatchObject({
    docstatus: 1,
    party: order['customer'],
    remarks: expect.stringContaining(`${number} (${String(order['name'])})`),
  });
});
