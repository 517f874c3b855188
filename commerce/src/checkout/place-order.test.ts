import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { PlaceOrderInput } from '@casamaestra/contract/checkout/place-order.ts';
import type { Answer } from '../catalog/testing/start-test-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import type { Database } from '../platform/database/connection.ts';
import { bologna, messageOf, startCheckoutShop } from './testing/checkout-shop.ts';
import type { Changed, CheckoutShop, Placed } from './testing/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.updateTable('variant').set({ stock: 1000 }).execute();
});

const placedBy = async (input: PlaceOrderInput) => messageOf(await shop.place(input), placedOrderSchema);

async function ordered(input: PlaceOrderInput): Promise<Placed> {
  const answer = await placedBy(input);
  if (answer.status !== 'placed') throw new Error(`not placed: ${JSON.stringify(answer.changes)}`);
  return answer;
}

async function notOrdered(input: PlaceOrderInput): Promise<Changed> {
  const before = await shop.orderCount();
  const answer = await placedBy(input);
  if (answer.status !== 'changed') throw new Error('placed');
  expect(await shop.orderCount()).toBe(before);
  return answer;
}

const orderRow = (number: string) =>
  shop.database.selectFrom('shop_order').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

describe('C07 an order is written completely', () => {
  test('order, lines, event, mail, stock and moved products', async () => {
    const input = await shop.order({ 'TR-1': 2, 'PI-5': 1 });
    const { order_number, order_token, total } = await ordered(input);
    expect(order_number).toMatch(/^CM-[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(order_token.startsWith(`${order_number}.`)).toBe(true);
    expect(total).toBe(input.seen_total);
    const row = await orderRow(order_number);
    expect(row).toMatchObject({
      state: 'awaiting_payment',
      email: 'anna.rossi@esempio.it',
      phone: '+393331234567',
      customer_id: null,
      goods_cents: 22_430,
      shipping_cents: 990,
      total_cents: 23_420,
      invoice: null,
      payment_method: 'transfer',
    });
    expect(row.billing_address).toEqual(row.shipping_address);
    const lines = await shop.database
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', row.id)
      .orderBy('position')
      .execute();
    expect(lines).toMatchObject([
      { position: 1, sku: 'TR-1', qty: 2, price_cents: 9990, amount_cents: 19_980, picture: null },
      { position: 2, sku: 'PI-5', options: 'Misura: 5 l', qty: 1, amount_cents: 2450 },
    ]);
    const events = await shop.database
      .selectFrom('order_event')
      .select(['state', 'actor'])
      .where('order_id', '=', row.id)
      .orderBy('id')
      .execute();
    expect(events.map((event) => event.state)).toEqual(['received', 'awaiting_payment']);
    const mails = await shop.database.selectFrom('mail_outbox').selectAll().execute();
    expect(mails).toContainEqual(
      expect.objectContaining({ kind: 'order_confirmation', payload: { orderNumber: order_number } }),
    );
    expect(await shop.stockOf('TR-1')).toBe(998);
    expect(await shop.stockOf('PI-5')).toBe(999);
  });
});

const coupon = (
  code: string,
  limits: { use_limit?: number; per_customer_limit?: number; percent?: number },
) =>
  shop.database
    .insertInto('coupon')
    .values({
      code,
      kind: 'percentage',
      percent: limits.percent ?? 10,
      description: JSON.stringify({ it: code, en: code, sk: code }),
      use_limit: limits.use_limit ?? null,
      per_customer_limit: limits.per_customer_limit ?? null,
    })
    .execute();

const couponUses = async (code: string) =>
  (await shop.database.selectFrom('coupon').select('uses').where('code', '=', code).executeTakeFirstOrThrow())
    .uses;

/** The same order from many shoppers at once, each with an idempotency key and address of their own. */
function byMany(input: PlaceOrderInput, shoppers: number): Promise<Answer[]> {
  const orders = Array.from({ length: shoppers }, (_, index) =>
    shop.place({ ...input, idempotency_key: randomUUID(), email: `cliente${index}@esempio.it` }),
  );
  return Promise.all(orders);
}

const statuses = (answers: readonly Answer[]) =>
  answers.map((answer) => messageOf(answer, placedOrderSchema).status);
const times = (list: readonly string[], wanted: string) => list.filter((status) => status === wanted).length;

describe('C07 taking back an old appliance', () => {
  test('is only written where something may be electrical, whatever is sent', async () => {
    const input = { ...(await shop.order({ 'PI-5': 1 })), weee_take_back: true };
    const again = () => ordered({ ...input, idempotency_key: randomUUID() });
    expect((await orderRow((await again()).order_number)).weee_take_back).toBe(true);
    await shop.database.updateTable('category').set({ electrical: false }).execute();
    expect((await orderRow((await again()).order_number)).weee_take_back).toBe(false);
    await shop.database.updateTable('category').set({ electrical: true }).execute();
  });
});

describe('C07 the last piece and the last use go to one shopper', () => {
  test('500 buyers for 10 pieces: 10 orders, the others are told what is left', async () => {
    await shop.database.updateTable('variant').set({ stock: 10 }).where('sku', '=', 'MA-1').execute();
    const answers = await byMany(await shop.order({ 'MA-1': 1 }), 500);
    expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
    expect(times(statuses(answers), 'placed')).toBe(10);
    expect(await shop.stockOf('MA-1')).toBe(0);
    const late = answers
      .map((answer) => messageOf(answer, placedOrderSchema))
      .filter((one) => one.status === 'changed');
    expect(late).toHaveLength(490);
    for (const { changes, quote } of late) {
      // No further change: the delivery price of an empty cart is irrelevant.
      expect(changes).toEqual([expect.objectContaining({ kind: 'out_of_stock', subject: 'MA-1', now: 0 })]);
      expect(quote.orderable).toBe(false);
    }
  });

  /** Ends when a statement of the shop waits for a table somebody locked, or for a transaction that changes a row. */
  const somebodyWaits = (lock: 'relation' | 'transactionid') =>
    expect
      .poll(async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and wait_event = ${lock}`.execute(
          shop.database,
        );
        return rows.length;
      })
      .toBeGreaterThan(0);

  test('the last piece, sold and given back while an order is written, goes to that order', async () => {
    const setStock = (database: Database, stock: number) =>
      database.updateTable('variant').set({ stock }).where('sku', '=', 'MA-1').execute();
    await setStock(shop.database, 1);
    const input = await shop.order({ 'MA-1': 1 });
    // Reading the open orders of a buyer comes after reading the cart, and needs this table.
    const gate = await shop.database.startTransaction().execute();
    await sql`lock table order_line in access exclusive mode`.execute(gate);
    const answer = shop.place(input);
    await somebodyWaits('relation');
    await setStock(shop.database, 0);
    const cancelling = await shop.database.startTransaction().execute();
    await setStock(cancelling, 1);
    await gate.commit().execute();
    await somebodyWaits('transactionid');
    await cancelling.commit().execute();
    expect(messageOf(await answer, placedOrderSchema).status).toBe('placed');
    expect(await shop.stockOf('MA-1')).toBe(0);
  });

  test('who wants two when one is left is offered the last one', async () => {
    const input = await shop.order({ 'MA-1': 2 });
    await shop.database.updateTable('variant').set({ stock: 1 }).where('sku', '=', 'MA-1').execute();
    const { changes, quote, message } = await notOrdered(input);
    expect(message).toMatch(/Non è stato ordinato nulla/);
    expect(changes).toContainEqual(
      expect.objectContaining({ kind: 'stock_short', subject: 'MA-1', before: 2, now: 1 }),
    );
    expect(quote.lines[0]).toMatchObject({ qty: 1, wanted_qty: 2, stock: 1 });
    expect(await shop.stockOf('MA-1')).toBe(1);
  });

  test('buyers of few and of many at the same moment: who gets nothing wanted more than is left', async () => {
    const [few, many] = [await shop.order({ 'MA-1': 1 }), await shop.order({ 'MA-1': 8 })];
    await shop.database.updateTable('variant').set({ stock: 30 }).where('sku', '=', 'MA-1').execute();
    const [small, large] = await Promise.all([byMany(few, 12), byMany(many, 12)]);
    const left = await shop.stockOf('MA-1');
    const [ones, eights] = [times(statuses(small), 'placed'), times(statuses(large), 'placed')];
    expect(ones + 8 * eights + left).toBe(30);
    expect(left).toBeLessThan(ones < 12 ? 1 : 8);
  });

  test('concurrent carts in opposite order cause no deadlock error', async () => {
    const skus = ['TR-1', 'PI-5', 'PI-14', 'MA-1'];
    const there = await shop.order(Object.fromEntries(skus.map((sku) => [sku, 1])));
    const back = { ...there, lines: there.lines.toReversed() };
    const answers = (await Promise.all([byMany(there, 60), byMany(back, 60)])).flat();
    expect(times(statuses(answers), 'placed')).toBe(120);
    for (const sku of skus) expect(await shop.stockOf(sku)).toBe(880);
  });

  test('a coupon for one use and 50 shoppers at once: one order', async () => {
    await coupon('UNICO', { use_limit: 1 });
    const answers = await byMany(await shop.order({ 'TR-1': 1 }, { coupon_codes: ['UNICO'] }), 50);
    expect(times(statuses(answers), 'placed')).toBe(1);
    expect(await couponUses('UNICO')).toBe(1);
    expect(await shop.stockOf('TR-1')).toBe(999);
    const late = answers
      .map((answer) => messageOf(answer, placedOrderSchema))
      .find((one) => one.status === 'changed');
    expect(late?.changes).toContainEqual(
      expect.objectContaining({ kind: 'coupon_refused', subject: 'UNICO' }),
    );
  });

  test('a coupon for two uses per customer, whatever the case of the address', async () => {
    await coupon('DUE', { per_customer_limit: 2 });
    const input = await shop.order({ 'TR-1': 1 }, { coupon_codes: ['due'] });
    const emails = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? 'Anna@Esempio.it' : 'anna@esempio.it',
    );
    const answers = await Promise.all(
      emails.map((email) => shop.place({ ...input, email, idempotency_key: randomUUID() })),
    );
    expect(times(statuses(answers), 'placed')).toBe(2);
    expect(await couponUses('DUE')).toBe(2);
    await ordered({ ...input, email: 'altra@esempio.it', idempotency_key: randomUUID() });
  });

  test('an order refused for its stock uses no coupon', async () => {
    await coupon('SALVO', { use_limit: 5 });
    const input = await shop.order({ 'TR-1': 1, 'MA-1': 1 }, { coupon_codes: ['SALVO'] });
    await shop.database.updateTable('variant').set({ stock: 0 }).where('sku', '=', 'MA-1').execute();
    await notOrdered(input);
    expect(await couponUses('SALVO')).toBe(0);
    expect(await shop.stockOf('TR-1')).toBe(1000);
  });
});

describe('C07 one idempotency key is one order', () => {
  test('the same key many times at once', async () => {
    const input = await shop.order({ 'TR-1': 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => placedBy(input)));
    expect(new Set(answers.map((answer) => answer.status === 'placed' && answer.order_number)).size).toBe(1);
    expect(await shop.stockOf('TR-1')).toBe(999);
  });

  test('the same key again after the stock is sold out', async () => {
    const input = await shop.order({ 'MA-1': 1 });
    const first = await ordered(input);
    await shop.database.updateTable('variant').set({ stock: 0 }).where('sku', '=', 'MA-1').execute();
    expect(await ordered(input)).toMatchObject({ order_number: first.order_number, total: first.total });
  });

  test('the same key with another request is refused', async () => {
    const input = await shop.order({ 'TR-1': 1 });
    await ordered(input);
    for (const other of [{ email: 'ladro@esempio.it' }, { note: 'altro' }]) {
      expect(await shop.place({ ...input, ...other })).toMatchObject({
        status: 409,
        body: { exc_type: 'DuplicateEntryError' },
      });
    }
  });

  test('a key whose first try was answered "changed" is free', async () => {
    const input = await shop.order({ 'TR-1': 1 });
    const { quote } = await notOrdered({ ...input, seen_total: 1 });
    expect((await ordered({ ...input, seen_total: quote.total })).total).toBe(quote.total);
  });
});

describe('C07 the shop decides what an order costs', () => {
  test('a price changed since the quote is reported, nothing is ordered', async () => {
    const input = await shop.order({ 'TR-1': 1 });
    await shop.database
      .updateTable('variant')
      .set({ price_cents: 10_990 })
      .where('sku', '=', 'TR-1')
      .execute();
    const { changes, quote } = await notOrdered(input);
    expect(changes.map((change) => change.kind)).toEqual(['price_up', 'total']);
    expect(changes[0]).toMatchObject({ subject: 'TR-1', before: 99.9, now: 109.9 });
    expect(quote.total).toBe(119.8);
    await ordered({ ...input, lines: [{ sku: 'TR-1', qty: 1, seen_price: 109.9 }], seen_total: 119.8 });
    await shop.database.updateTable('variant').set({ price_cents: 9990 }).where('sku', '=', 'TR-1').execute();
  });

  test('price, total, status and customer in the body change nothing', async () => {
    const input = await shop.order({ 'TR-1': 1 });
    const injected = {
      ...input,
      lines: [{ sku: 'TR-1', qty: 1, price: 0.01, rate: 0.01, price_cents: 1, discount: 99 }],
      total: 0.01,
      total_cents: 1,
      grand_total: 0.01,
      discount: 99,
      shipping: 0,
      state: 'paid',
      status: 'paid',
      paid_at: '2026-01-01',
      customer_id: 1,
      customer: { id: 1, role: 'admin' },
      role: 'admin',
      number: 'CM-22222222',
      // Written with brackets it is sent as a field; otherwise it would set the object's prototype.
      ['__proto__']: { state: 'paid' },
    };
    const { order_number, total } = await ordered(injected);
    expect(total).toBe(109.8);
    expect(order_number).not.toBe('CM-22222222');
    expect(await orderRow(order_number)).toMatchObject({
      state: 'awaiting_payment',
      customer_id: null,
      total_cents: 10_980,
      paid_at: null,
    });
  });

  test('the same SKU on two lines is their sum', async () => {
    const single = await shop.order({ 'MA-1': 3 });
    const lines = [
      { sku: 'MA-1', qty: 1 },
      { sku: 'MA-1', qty: 2 },
    ];
    await shop.database.updateTable('variant').set({ stock: 2 }).where('sku', '=', 'MA-1').execute();
    await notOrdered({ ...single, lines });
    await shop.database.updateTable('variant').set({ stock: 3 }).where('sku', '=', 'MA-1').execute();
    const { order_number } = await ordered({ ...single, lines });
    const { id } = await orderRow(order_number);
    const rows = await shop.database
      .selectFrom('order_line')
      .select('qty')
      .where('order_id', '=', id)
      .execute();
    expect(rows).toEqual([{ qty: 3 }]);
  });

  test('a coupon of 100 % with pickup leaves nothing to pay: paid at once', async () => {
    await coupon('OMAGGIO', { percent: 100 });
    const input = await shop.order(
      { 'TR-1': 1 },
      { coupon_codes: ['OMAGGIO'], shipping_rule: 'test-ritiro' },
    );
    expect(input.seen_total).toBe(0);
    const { order_number, payment } = await ordered(input);
    expect(payment).toEqual({ kind: 'none' });
    const row = await orderRow(order_number);
    expect(row).toMatchObject({ state: 'paid', total_cents: 0, reserved_until: null });
    expect(row.paid_at).not.toBeNull();
  });

  test('a delivery option that does not fit, and a country without delivery', async () => {
    const input = await shop.order({ 'TR-1': 1 });
    const other = await notOrdered({ ...input, shipping_rule: 'elicottero' });
    expect(other.changes).toContainEqual(
      expect.objectContaining({ kind: 'shipping_unavailable', subject: 'elicottero' }),
    );
    const far = { ...bologna, country: 'FR', pincode: '75001' };
    const phone = '+39 333 1234567';
    const { quote } = await notOrdered({ ...input, phone, shipping_address: far });
    expect(quote.orderable).toBe(false);
  });
});

describe('C07 search, pages and best sellers follow', () => {
  test('moved products reach the change log once each, paid orders the sales of the day', async () => {
    // Hundreds of mails of the tests above: to write them takes longer than all the rest.
    await shop.database.deleteFrom('mail_outbox').execute();
    await shop.commerce.jobs.drain();
    await shop.commerce.jobs.drain();
    const [{ last }] = (await shop.database
      .selectFrom('change_log')
      .select((by) => by.fn.max('seq').as('last'))
      .execute()) as [{ last: number }];
    const input = await shop.order({ 'PI-5': 1, 'PI-14': 2 });
    await ordered(input);
    await ordered({ ...input, idempotency_key: randomUUID() });
    await shop.commerce.jobs.drain();
    const logged = await shop.database
      .selectFrom('change_log')
      .innerJoin('product', 'product.id', 'change_log.subject_id')
      .select(['kind', 'code'])
      .where('seq', '>', last)
      .execute();
    expect(logged).toEqual([{ kind: 'stock', code: 'PI' }]);
    const sold = () =>
      shop.database.selectFrom('sales_day').select(['pieces', 'orders']).orderBy('pieces').execute();
    await shop.database.deleteFrom('sales_day').execute();
    await shop.database.updateTable('shop_order').set({ counted_in_sales: true }).execute();
    const { order_number } = await ordered({ ...input, idempotency_key: randomUUID() });
    await shop.commerce.jobs.drain();
    expect(await sold()).toEqual([]);
    await shop.database
      .updateTable('shop_order')
      .set({ paid_at: new Date() })
      .where('number', '=', order_number)
      .execute();
    await shop.commerce.jobs.drain();
    await shop.commerce.jobs.drain();
    expect(await sold()).toEqual([
      { pieces: 1, orders: 1 },
      { pieces: 2, orders: 1 },
    ]);
  });

  test('the listing tells the pieces left; a size sold out gives its price to the next; nothing left is out of stock', async () => {
    await shop.database.insertInto('change_log').values({ kind: 'product', subject_id: 2 }).execute();
    const paint = '/api/shop?skus=PI-5&is_in_stock=1';
    const tells = (text: string) => (answer: Answer) => answer.text.includes(text);
    await shop.until(paint, tells('"stock":2000'));
    await ordered(await shop.order({ 'PI-5': 3 }));
    await shop.commerce.jobs.drain();
    expect((await shop.until(paint, tells('"stock":1997'))).text).toContain('"min_price_all":24,');
    await ordered(await shop.order({ 'PI-5': 500 }));
    await ordered(await shop.order({ 'PI-5': 497 }));
    await shop.commerce.jobs.drain();
    expect((await shop.until(paint, tells('"stock":1000'))).text).toContain('"price":59');
    await ordered(await shop.order({ 'PI-14': 500 }));
    await ordered(await shop.order({ 'PI-14': 500 }));
    await shop.commerce.jobs.drain();
    await shop.until(paint, tells('"totalCount":0'));
  });
});

describe('C06 the owner of an order', () => {
  test('a customer’s belongs to the account, whatever address is typed; a guest’s to nobody', async () => {
    const anna = await registerCustomer(shop, { email: 'anna.conto@esempio.it' });
    const input = await shop.order({ 'TR-1': 1 });
    const mine = messageOf(await shop.place(input, anna.headers), placedOrderSchema);
    if (mine.status !== 'placed') throw new Error('not placed');
    expect(await orderRow(mine.order_number)).toMatchObject({
      customer_id: anna.customerId,
      email: 'anna.rossi@esempio.it',
    });
    const guest = await ordered({ ...input, email: anna.email, idempotency_key: randomUUID() });
    expect((await orderRow(guest.order_number)).customer_id).toBeNull();
    const again = await shop.place(input);
    expect(again).toMatchObject({ status: 409, body: { exc_type: 'DuplicateEntryError' } });
    expect(again.text).not.toContain(mine.order_number);
  });

  test('R17 the address it goes to is in the customer’s book, once; that of goods picked up is not', async () => {
    const { headers, customerId } = await registerCustomer(shop, { email: 'rubrica@esempio.it' });
    const book = () =>
      shop.database
        .selectFrom('customer_address')
        .select(['address_line1', 'phone', 'is_default_shipping'])
        .where('customer_id', '=', customerId)
        .execute();
    for (let order = 1; order <= 2; order += 1)
      expect((await shop.place(await shop.order({ 'TR-1': 1 }), headers)).status).toBe(200);
    const usual = [{ address_line1: 'Via Emilia 12', phone: '+393331234567', is_default_shipping: true }];
    expect(await book()).toEqual(usual);
    const there = { ...bologna, address_line1: 'Via del Ritiro 1' };
    const pickup = { shipping_rule: 'test-ritiro', shipping_address: there, billing_address: bologna };
    expect((await shop.place(await shop.order({ 'TR-1': 1 }, pickup), headers)).status).toBe(200);
    expect(await book()).toEqual(usual);
  });

  test('who pays may live where nothing is delivered', async () => {
    const paris = {
      ...bologna,
      address_line1: '1 rue de Rivoli',
      city: 'Paris',
      pincode: '75001',
      country: 'FR',
    };
    const { state: _none, ...billing } = paris;
    const answer = await shop.place(await shop.order({ 'TR-1': 1 }, { billing_address: billing }));
    expect(answer).toMatchObject({ status: 200, body: { message: { status: 'placed' } } });
  });

  test('an invalid token is refused, and nothing is ordered as a guest', async () => {
    const before = await shop.orderCount();
    const input = await shop.order({ 'TR-1': 1 });
    const answer = await shop.place(input, { jwt: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x' });
    expect(answer).toMatchObject({ status: 401, body: { exc_type: 'AuthenticationError' } });
    expect(await shop.orderCount()).toBe(before);
  });

  test('a coupon per customer counts the account, and is given back with the order', async () => {
    const eva = await registerCustomer(shop, { email: 'eva.conto@esempio.it' });
    await coupon('CONTO', { per_customer_limit: 1 });
    const input = await shop.order({ 'TR-1': 1 }, { coupon_codes: ['CONTO'] });
    const place = async (email: string) =>
      messageOf(
        await shop.place({ ...input, email, idempotency_key: randomUUID() }, eva.headers),
        placedOrderSchema,
      );
    const first = await place('uno@esempio.it');
    if (first.status !== 'placed') throw new Error('not placed');
    expect((await place('due@esempio.it')).status).toBe('changed');
    const cancel = '/api/method/casamaestra.orders.cancel';
    expect((await shop.post(cancel, { order_token: first.order_token }, eva.headers)).status).toBe(200);
    expect((await place('tre@esempio.it')).status).toBe('placed');
    expect(await couponUses('CONTO')).toBe(1);
  });
});
