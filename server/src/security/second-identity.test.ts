import { randomUUID } from 'node:crypto';
import type { Placed } from '@casamaestra/commerce/checkout/testing/checkout-shop.ts';
import { registerCustomer } from '@casamaestra/commerce/customers/testing/register-customer.ts';
import type { TestCustomer } from '@casamaestra/commerce/customers/testing/register-customer.ts';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShopOverHttp } from '../testing/shop-over-http.ts';
import type { HttpAnswer, ShopOverHttp } from '../testing/shop-over-http.ts';
import { operationNamed } from './every-call.ts';

let shop: ShopOverHttp;
let ada: TestCustomer;
let eva: TestCustomer;
let order: Placed;
let quotation: string;
const key = randomUUID();
const street = 'Via Segreta 12';

/** Ada's data, wherever it might appear. */
const secret = /Via Segreta|Vicolo Segreto|ada@segreta|3337654321|Segretissima|QTN-/;

async function call(name: string, body: object, jwt: string | undefined): Promise<HttpAnswer> {
  const headers = jwt === undefined ? {} : { jwt: `Bearer ${jwt}` };
  return shop.ask(operationNamed(name).path, { method: 'POST', body, headers });
}

const orderInput = async (changes: object = {}) => ({
  ...(await shop.commerce.order({ 'TR-1': 1 })),
  email: 'ada@segreta.it',
  phone: '333 7654321',
  note: 'Segretissima',
  idempotency_key: key,
  ...changes,
});

beforeAll(async () => {
  shop = await openShopOverHttp();
  ada = await registerCustomer(shop.commerce, { email: 'ada@segreta.it' });
  eva = await registerCustomer(shop.commerce, { email: 'eva@esempio.it', firstName: 'Eva' });
  const person = { first_name: 'Ada', last_name: 'Bianchi', city: 'Bologna', state: 'BO', pincode: '40121' };
  const shipping_address = { ...person, address_line1: street, country: 'IT' };
  const placed = await call('checkout.placeOrder', await orderInput({ shipping_address }), ada.jwt);
  order = (JSON.parse(placed.text) as { message: Placed }).message;
  const address = { ...person, address_line1: 'Vicolo Segreto 3', country: 'IT' };
  await call('customers.saveAddress', address, ada.jwt);
  await call('wishlist.add', { item_code: 'MA-1' }, ada.jwt);
  const review = { item_code: 'TR-1', title: 'Segretissima', rating: 4, comment: 'Segretissima' };
  await call('reviews.add', review, ada.jwt);
  const quotationInput = {
    items: [{ item_code: 'TR-1', qty: 1 }],
    contact_info: {
      name: 'Ada Bianchi',
      email_id: 'ada@segreta.it',
      phone: '333 7654321',
      shipping_address: { name: 'ADR-1' },
    },
  };
  const quoted = await call('checkout.createQuotation', quotationInput, ada.jwt);
  quotation = (JSON.parse(quoted.text) as { message: string }).message;
});
afterAll(() => shop.close());

const tables = [
  'customer',
  'customer_session',
  'customer_address',
  'customer_key',
  'wishlist_item',
  'review',
  'review_vote',
  'quotation',
  'shop_order',
  'order_line',
  'order_event',
  'payment',
  'refund',
  'withdrawal',
] as const;

/** All rows of the database except what Eva wrote about herself. */
async function everything(): Promise<string> {
  const { database } = shop.commerce;
  const rows = tables.map((table) => database.selectFrom(table).selectAll().execute());
  const kept = (await Promise.all(rows)).map((found) =>
    found.filter(
      (row) =>
        !('customer_id' in row && row.customer_id === eva.customerId) &&
        !('email' in row && row.email === eva.email),
    ),
  );
  return JSON.stringify(kept);
}

/** Names Ada and her records in every way a body could; of secrets only what a stranger can make up. */
const claims = () => ({
  user: ada.email,
  usr: ada.email,
  user_email: ada.email,
  customer: ada.email,
  customer_name: ada.email,
  customer_id: ada.customerId,
  sub: String(ada.customerId),
  party_name: ada.email,
  role: 'System Manager',
  roles: ['System Manager'],
  id: ada.sessionId,
  sid: ada.sessionId,
  name: 'ADR-1',
  address_name: 'ADR-1',
  order_id: order.order_number,
  order_number: order.order_number,
  sales_order_name: order.order_number,
  order_token: `${order.order_number}.${'A'.repeat(22)}`,
  quotation_name: quotation,
  applied_code: '',
  payment_gateway: 'transfer',
  payment_method: 'transfer',
  doctype: 'Quotation',
  gateway: 'gestpay',
  reference: `${order.order_number}-1`,
  secret: '',
  a: 'GESPAYSANDBOX',
  b: `${order.order_number}-1`,
  key: 'A'.repeat(43),
  password: 'la volpe mangia uva',
  old_password: 'la volpe mangia uva',
  new_password: 'il gatto beve caffè',
  email: eva.email,
  order_email: eva.email,
  idempotency_key: randomUUID(),
});

describe('K02 a second identity', () => {
  test('finds what there is to find: ada has one of everything', async () => {
    const counted = tables.map(async (table) => {
      const rows = await shop.commerce.database.selectFrom(table).selectAll().execute();
      return [table, rows.length > 0];
    });
    const none = new Set(['customer_key', 'review_vote', 'refund', 'withdrawal']);
    const expected = tables.map((table) => [table, !none.has(table)]);
    expect(await Promise.all(counted)).toEqual(expected);
  });

  const others = operations.filter(({ name }) => !/^content\.|resetPassword|signIn|register/.test(name));

  test.each(others.map(({ name }) => name))('%s tells and changes nothing of another’s', async (name) => {
    const before = await everything();
    for (const jwt of [eva.jwt, undefined]) {
      for (const more of [{}, { name: quotation }, { item_code: 'TR-1' }, { item_code: 'MA-1' }]) {
        const { status, text } = await call(name, { ...claims(), ...more }, jwt);
        expect(status).toBeLessThan(500);
        expect(text.replaceAll(quotation, '')).not.toMatch(secret);
      }
    }
    expect(await everything()).toBe(before);
    if (name === 'customers.logout' || name === 'customers.revokeSession')
      eva = await registerCustomer(shop.commerce, { email: `eva-${Date.now()}@esempio.it` });
  });

  test('an idempotency key of somebody else shows no order and writes none', async () => {
    const before = await everything();
    for (const jwt of [eva.jwt, undefined]) {
      const answer = await call('checkout.placeOrder', await orderInput(), jwt);
      expect(answer.status).toBe(409);
      expect(answer.text).not.toContain(order.order_number);
      expect(answer.text).not.toContain('order_token');
    }
    expect(await everything()).toBe(before);
  });

  test('a guest’s order needs number and e-mail together, or its whole token', async () => {
    const track = (body: object) => call('orders.track', body, eva.jwt);
    const { order_number, order_token } = order;
    expect((await track({ order_number, email: ada.email })).status).toBe(200);
    const [number = '', signature = ''] = order_token.split('.');
    const forged = [
      { order_number, email: eva.email },
      { order_number, email: '%' },
      { order_number: '%', email: ada.email },
      { order_token: number },
      { order_token: `${number}.` },
      { order_token: `${number}.${signature.slice(0, -1)}` },
      { order_token: `CM-22222222.${signature}` },
      { order_token: `${order_token}A` },
    ];
    for (const body of forged) {
      const { status, text } = await track(body);
      expect([body, status]).toEqual([body, 404]);
      expect(text).toContain('Non troviamo un ordine con questi dati.');
    }
  });

  test('the data export of an account does not contain mails to guests at its address', async () => {
    const email = 'ospite@esempio.it';
    const guest = await orderInput({ email, idempotency_key: randomUUID() });
    expect((await call('checkout.placeOrder', guest, undefined)).status).toBe(200);
    const squatter = await registerCustomer(shop.commerce, { email });
    const again = await orderInput({ email, idempotency_key: randomUUID() });
    expect((await call('checkout.placeOrder', again, undefined)).status).toBe(200);
    const { status, text } = await call('customers.exportData', {}, squatter.jwt);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ message: { orders: [], mails: [] } });
  });
});
