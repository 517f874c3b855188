import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { orderViewSchema } from '@casamaestra/contract/orders/order-view.ts';
import { downloadsOperation, myOrdersOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import {
  frappeDocumentOperation,
  frappeInvoiceOperation,
  frappeOrderOperation,
  frappeOrdersOperation,
} from '@casamaestra/contract/orders/frappe-orders.operations.ts';
import { messageOf, startCheckoutShop, toolShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop, Placed } from '../checkout/testing/checkout-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import type { TestCustomer } from '../customers/testing/register-customer.ts';

const path = (name: string) => `/api/method/casamaestra.orders.${name}`;
const [track, cancel, mine, downloads] = ['track', 'cancel', 'mine', 'downloads'].map(path) as [
  string,
  string,
  string,
  string,
];

let shop: CheckoutShop;
let anna: TestCustomer;
let bruno: TestCustomer;
let hers: Placed;

async function buy(pieces: Record<string, number>, changes = {}, headers = {}): Promise<Placed> {
  const input = await shop.order(pieces, changes);
  const placed = messageOf(await shop.place(input, headers), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  return placed;
}

beforeAll(async () => {
  const documents = [{ label: 'Manuale', url: '/documents/manuale-trapano.pdf', kind: 'manual' }];
  shop = await startCheckoutShop(toolShop);
  await shop.database
    .updateTable('product')
    .set({ documents: JSON.stringify(documents) })
    .where('code', '=', 'TR')
    .execute();
  anna = await registerCustomer(shop, { email: 'anna.rossi@esempio.it' });
  bruno = await registerCustomer(shop, { email: 'bruno@esempio.it' });
  hers = await buy({ 'TR-1': 1, 'PI-5': 2 }, {}, anna.headers);
});
afterAll(() => shop.close());

describe('R38 order tracking', () => {
  test('the link opens the order with its transfer, history and downloads', async () => {
    const view = messageOf(await shop.post(track, { order_token: hers.order_token }), orderViewSchema);
    expect(view).toMatchObject({
      order_number: hers.order_number,
      state: 'awaiting_payment',
      goods: 148.9,
      shipping: 9.9,
      total: hers.total,
      payment: 'waiting',
      can_pay: true,
      can_cancel: true,
    });
    expect(view.lines.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['TR-1', 1],
      ['PI-5', 2],
    ]);
    expect(view.transfer?.amount).toBe(hers.total);
    expect(view.transfer?.reference).toContain(hers.order_number);
    expect(view.history.map(({ state }) => state)).toEqual(['received', 'awaiting_payment']);
    expect(view.downloads.map(({ product }) => product)).toEqual([null, 'Trapano avvitatore']);
    expect(view.vat.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBeCloseTo(view.total, 5);
  });

  test('a picture that shows another colour than was bought says so, in the cart and in the order', async () => {
    const picture = (hash: string) => JSON.stringify([{ hash, width: 1000, height: 1000 }]);
    const paint = shop.database.updateTable('variant');
    await shop.database
      .updateTable('product')
      .set({ pictures: picture('white') })
      .where('code', '=', 'PI')
      .execute();
    await paint.set({ swatch: '#ffffff' }).where('sku', '=', 'PI-5').execute();
    await paint.set({ swatch: '#aa2222' }).where('sku', '=', 'PI-14').execute();
    const shown = async () => {
      const { order_token } = await buy({ 'PI-5': 1, 'PI-14': 1 });
      const { lines } = messageOf(await shop.post(track, { order_token }), orderViewSchema);
      return lines.map((line) => [line.picture?.url.split('-')[0], line.picture?.other_colour]);
    };
    expect(await shown()).toEqual([
      ['/media/white', undefined],
      ['/media/white', true],
    ]);
    await shop.commerce.jobs.drain();
    const folder = join(shop.dataDir, 'mail');
    const mails = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted();
    expect(await readFile(join(folder, mails.at(-1) ?? ''), 'utf8')).toMatch(
      /PI-14 · La foto mostra un altro/,
    );
    await paint
      .set({ pictures: picture('red') })
      .where('sku', '=', 'PI-14')
      .execute();
    expect(await shown()).toEqual([
      ['/media/white', undefined],
      ['/media/red', undefined],
    ]);
  });

  test('number and e-mail open it too, in any case of letters', async () => {
    const asked = { order_number: ` ${hers.order_number.toLowerCase()} `, email: 'Anna.ROSSI@esempio.it ' };
    const view = messageOf(await shop.post(track, asked), orderViewSchema);
    expect(view.order_number).toBe(hers.order_number);
  });

  test('an unknown number, a wrong e-mail and forged links get the same answer', async () => {
    const token = hers.order_token;
    const wrong = [
      { order_number: 'CM-22222222', email: 'anna.rossi@esempio.it' },
      { order_number: hers.order_number, email: 'altra@esempio.it' },
      { order_token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` },
      { order_token: hers.order_number },
      { order_token: `CM-22222222.${token.split('.')[1]}` },
      { order_token: '' },
    ];
    const answers = await Promise.all(wrong.map((asked) => shop.post(track, asked)));
    for (const answer of answers) expect(answer.status).toBe(404);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test('numbers cannot be tried without end', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const asked = { order_number: 'CM-33333333', email: `prova${tries}@esempio.it` };
      const headers = { 'x-client-address': `198.51.100.${tries}` };
      statuses.push((await shop.post(track, asked, headers)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
    expect(statuses.at(-1)).toBe(417);
  });

  test.each([[{}], [{ order_token: 7 }], [{ order_number: 'CM-1' }], [{ order_token: 'x'.repeat(500) }]])(
    'input %j is refused',
    async (asked) => {
      expect((await shop.post(track, asked)).status).toBe(417);
    },
  );
});

describe('A03 orders of the account', () => {
  const ask = (input: unknown, who?: TestCustomer) => shop.post(mine, input, who?.headers ?? {});

  test('shows own orders only, with tabs, search and period', async () => {
    const second = await buy({ 'MA-1': 1 }, {}, anna.headers);
    await shop.post(cancel, { order_token: second.order_token });
    const all = messageOf(await ask({}, anna), myOrdersOperation.output);
    expect(all.orders.map(({ order_number }) => order_number)).toEqual([
      second.order_number,
      hers.order_number,
    ]);
    expect(all).toMatchObject({ total_count: 2, by_state: { cancelled: 1, awaiting_payment: 1 } });
    expect(all.orders[1]).toMatchObject({ pieces: 3, can_pay: true, total: hers.total });

    const tab = messageOf(await ask({ states: ['cancelled'] }, anna), myOrdersOperation.output);
    expect(tab.orders.map(({ state }) => state)).toEqual(['cancelled']);
    expect(tab).toMatchObject({ total_count: 1, by_state: { cancelled: 1, awaiting_payment: 1 } });

    const found = messageOf(await ask({ search: 'trapano' }, anna), myOrdersOperation.output);
    expect(found.orders.map(({ order_number }) => order_number)).toEqual([hers.order_number]);
    const byNumber = { search: second.order_number.slice(3).toLowerCase() };
    expect(messageOf(await ask(byNumber, anna), myOrdersOperation.output).total_count).toBe(1);
    expect(messageOf(await ask({ search: '%' }, anna), myOrdersOperation.output).total_count).toBe(0);
    expect(messageOf(await ask({ to: '2020-01-01' }, anna), myOrdersOperation.output).total_count).toBe(0);
    expect(messageOf(await ask({ from: '2020-01-01' }, anna), myOrdersOperation.output).total_count).toBe(2);
    const last = messageOf(await ask({ page: 2, page_size: 1 }, anna), myOrdersOperation.output);
    expect(last.orders.map(({ order_number }) => order_number)).toEqual([hers.order_number]);
    expect(last.total_count).toBe(2);
  });

  test('somebody else sees none of them, nobody at all is asked to log in', async () => {
    const his = messageOf(await ask({}, bruno), myOrdersOperation.output);
    expect(his).toEqual({ orders: [], total_count: 0, by_state: {} });
    for (const call of [mine, downloads]) expect((await shop.post(call, {})).status).toBe(401);
    const forged = { jwt: `Bearer ${anna.jwt.slice(0, -4)}AAAA` };
    expect((await shop.post(mine, {}, forged)).status).toBe(401);
  });

  test.each([
    [{ page: 0 }],
    [{ page_size: 1e9 }],
    [{ page: 1.5 }],
    [{ from: 'ieri' }],
    [{ states: ['draft'] }],
  ])('input %j is refused', async (input) => {
    expect((await ask(input, anna)).status).toBe(417);
  });

  test('downloads are the documents of what was bought', async () => {
    const own = messageOf(await shop.post(downloads, {}, anna.headers), downloadsOperation.output);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ order_number: hers.order_number, label: 'Manuale' });
    const his = messageOf(await shop.post(downloads, {}, bruno.headers), downloadsOperation.output);
    expect(his).toEqual([]);
  });
});

describe('K01 the calls of the Frappe API about orders', () => {
  const { path: list } = frappeOrdersOperation;
  const { path: detail } = frappeOrderOperation;
  const { path: invoice } = frappeInvoiceOperation;

  test('own orders with status, transaction_status and paid', async () => {
    const own = messageOf(await shop.post(list, {}, anna.headers), frappeOrdersOperation.output);
    expect(own.at(-1)).toMatchObject({
      name: hers.order_number,
      status: 'On Hold',
      transaction_status: 'Inserted',
      paid: 'NO',
      total: hers.total,
      total_qty: 3,
      customer_type: 'Individual',
      invoice_requested: 'NO',
      shipping_address: {
        name: `${hers.order_number}-Shipping`,
        address_line1: 'Via Emilia 12',
        city: 'Bologna',
        country: 'Italy',
        address_type: 'Shipping',
        is_primary_address: 0,
        email_id: 'anna.rossi@esempio.it',
        phone: '+393331234567',
      },
      billing_address: { name: `${hers.order_number}-Billing`, address_type: 'Billing' },
    });
    const page = { page_num: '2', page_size: '1' };
    const second = messageOf(await shop.post(list, page, anna.headers), frappeOrdersOperation.output);
    expect(second.map(({ name }) => name)).toEqual([hers.order_number]);
  });

  test('get_document answers a file of an own order, and nothing of anybody else’s', async () => {
    const { path } = frappeDocumentOperation;
    const asked = { causale: 'FT', anno: 2026, numero: '12', order_name: hers.order_number };
    const { file_url: file } = messageOf(
      await shop.post(path, asked, anna.headers),
      frappeDocumentOperation.output,
    );
    const { origin, pathname } = new URL(file);
    expect(origin).toBe('http://localhost:3000');
    expect((await shop.ask(pathname)).headers.get('content-type')).toBe('application/pdf');
    expect((await shop.post(path, asked)).status).toBe(401);
    const stranger = await registerCustomer(shop, { email: 'estranea@esempio.it' });
    expect((await shop.post(path, asked, stranger.headers)).status).toBe(404);
    expect((await shop.post(path, { ...asked, order_name: 'CM-22222222' }, anna.headers)).status).toBe(404);
  });

  test('details and invoice of an own order; somebody else’s does not exist', async () => {
    const asked = { order_id: hers.order_number };
    const own = messageOf(await shop.post(detail, asked, anna.headers), frappeOrderOperation.output);
    expect(own).toMatchObject({ name: hers.order_number, items: [{ item_code: 'TR-1' }, { rate: 24.5 }] });
    const paper = messageOf(await shop.post(invoice, asked, anna.headers), frappeInvoiceOperation.output);
    expect(paper).toMatchObject({ name: hers.order_number, total: hers.total });
    for (const call of [detail, invoice]) {
      const his = await shop.post(call, asked, bruno.headers);
      const none = await shop.post(call, { order_id: 'CM-22222222' }, bruno.headers);
      expect(his.text.replaceAll(hers.order_number, 'X')).toBe(none.text.replaceAll('CM-22222222', 'X'));
      expect(his.text).toContain('error');
      expect((await shop.post(call, asked)).status).toBe(401);
    }
  });
});
