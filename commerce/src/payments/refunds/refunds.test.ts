import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Placed } from '../../checkout/testing/checkout-shop.ts';
import { createOrderService } from '../../orders/order-service.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { startPaymentShop } from '../testing/payment-shop.ts';
import type { PaymentShop } from '../testing/payment-shop.ts';
import { readChanges } from '../../change-sets/read-changes.usecase.ts';
import { testAuthor } from '../../change-sets/testing/test-author.ts';
import { refundOrder } from './refund-order.usecase.ts';
import { refundsForPeople, saveRefund } from './refund-queue.queries.ts';
import { confirmRefund, retryRefund } from './manual-refunds.usecase.ts';

const HOUR = 3_600_000;
let shop: PaymentShop;
beforeAll(async () => {
  shop = await startPaymentShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.bank.control.clearFaults();
  shop.clock.advance(24 * HOUR);
  await shop.drain();
  shop.clock.reset();
});

interface PaidOrder {
  readonly placed: Placed;
  readonly orderId: number;
  readonly totalCents: number;
}

async function paid(method: 'axerve' | 'stripe'): Promise<PaidOrder> {
  const placed = await shop.buy(method);
  const [payment] = await shop.payments(placed.order_number);
  await shop.bank.control.choose(payment?.gateway_reference ?? '', { outcome: 'approved' });
  await shop.drain();
  expect(await shop.orderState(placed.order_number)).toBe('paid');
  const order = await shop.database
    .selectFrom('shop_order')
    .select(['id', 'total_cents'])
    .where('number', '=', placed.order_number)
    .executeTakeFirstOrThrow();
  return { placed, orderId: order.id, totalCents: order.total_cents };
}

const giveBack = (orderId: number, amountCents: number, key: string = randomUUID()) =>
  inTransaction(shop.database, async (transaction) => {
    const at = new Date(shop.clock.now());
    await refundOrder(transaction, { orderId, amountCents, reason: 'test', key }, at);
    return { keep: true, value: undefined };
  });

const atBank = ({ placed }: PaidOrder) =>
  shop.bank.control.transactions().find(({ order }) => order.includes(placed.order_number))?.refundedCents;
const refundedOf = async ({ placed }: PaidOrder) =>
  (await shop.payments(placed.order_number)).map(({ refunded_cents }) => refunded_cents);

describe.each(['axerve', 'stripe'] as const)('C09 refunds with %s', (method) => {
  test('in parts, until all is back; more than that is not given', async () => {
    const order = await paid(method);
    await giveBack(order.orderId, 500);
    await giveBack(order.orderId, 700);
    await shop.drain();
    expect(atBank(order)).toBe(1200);
    await giveBack(order.orderId, 99_999_999);
    await giveBack(order.orderId, 1);
    await shop.drain();
    expect(atBank(order)).toBe(order.totalCents);
    expect(await refundedOf(order)).toEqual([order.totalCents]);
    const row = await shop.database
      .selectFrom('shop_order')
      .select('refunded_cents')
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect(row.refunded_cents).toBe(order.totalCents);
  });

  test('the same key, one after the other and twenty at once: once', async () => {
    const order = await paid(method);
    const key = randomUUID();
    await giveBack(order.orderId, 300, key);
    await Promise.all(Array.from({ length: 20 }, () => giveBack(order.orderId, 300, key)));
    await shop.drain();
    await giveBack(order.orderId, 300, key);
    await shop.drain();
    expect(atBank(order)).toBe(300);
  });

  test('different keys at once never give back more than was paid', async () => {
    const order = await paid(method);
    const third = Math.ceil(order.totalCents / 3);
    await Promise.all(Array.from({ length: 8 }, () => giveBack(order.orderId, third)));
    await shop.drain();
    expect(atBank(order)).toBe(order.totalCents);
  });

  test('an answer lost after the money left: looked up, not sent again', async () => {
    const order = await paid(method);
    // Both the call and its immediate retry.
    shop.bank.control.fault({
      call: `${method}.refund`,
      kind: 'drop',
      after: true,
      times: 2,
    });
    await giveBack(order.orderId, 400);
    await shop.drain();
    shop.bank.control.clearFaults();
    expect(await shop.refunds(order.placed.order_number)).toMatchObject([{ state: 'sent' }]);
    shop.clock.advance(HOUR);
    await shop.drain();
    expect(await shop.refunds(order.placed.order_number)).toMatchObject([{ state: 'done' }]);
    expect(atBank(order)).toBe(400);
    expect(await refundedOf(order)).toEqual([400]);
  });

  test('no answer before anything was done: tried again', async () => {
    const order = await paid(method);
    shop.bank.control.fault({ call: `${method}.`, kind: 'error', times: 4 });
    await giveBack(order.orderId, 400);
    await shop.drain();
    shop.bank.control.clearFaults();
    shop.clock.advance(HOUR);
    await shop.drain();
    expect(atBank(order)).toBe(400);
  });

  test('two nodes at once send it once', async () => {
    const order = await paid(method);
    await giveBack(order.orderId, 250);
    const other = shop.anotherNode();
    await Promise.all([shop.drain(), other.jobs.drain()]);
    expect(atBank(order)).toBe(250);
  });
});

describe('C09 refunds by hand', () => {
  const byHand = () => ({
    author: testAuthor,
    database: shop.database,
    clock: shop.clock,
    orders: createOrderService(shop.clock),
  });

  test('one that a gateway refused waits for a person, who asks again or books it, once', async () => {
    const order = await paid('axerve');
    const { reference = '' } =
      shop.bank.control.transactions().find(({ order: name }) => name.includes(order.placed.order_number)) ??
      {};
    // A refund in the gateway's back office makes ours exceed the payment.
    await fetch(`${shop.bank.url}/api/v1/payment/refund/`, {
      method: 'POST',
      headers: { authorization: 'apikey sandbox-axerve-key', 'content-type': 'application/json' },
      body: JSON.stringify({
        shopLogin: 'GESPAYSANDBOX',
        paymentID: reference,
        amount: '20.00',
        currency: 'EUR',
      }),
    });
    await giveBack(order.orderId, 2000);
    await shop.drain();
    const [waiting] = await shop.refunds(order.placed.order_number);
    expect(waiting).toMatchObject({ state: 'failed', next_try_at: null });
    const queue = await refundsForPeople(shop.database);
    expect(queue.map(({ id }) => id)).toContain(waiting?.id);
    // According to the gateway's records the money was refunded already.
    expect(await retryRefund(byHand(), waiting?.id ?? 0)).toBe(true);
    await shop.drain();
    expect(await shop.refunds(order.placed.order_number)).toMatchObject([{ state: 'done' }]);
    expect(atBank(order)).toBe(2000);
    expect(await confirmRefund(byHand(), waiting?.id ?? 0, { reference: 'again' })).toMatchObject({
      ok: false,
    });
    expect(await refundedOf(order)).toEqual([2000]);
  });

  test('two of one payment that were given up are both sent when a person asks again', async () => {
    const order = await paid('axerve');
    await giveBack(order.orderId, 300);
    await giveBack(order.orderId, 200);
    const refunds = await shop.refunds(order.placed.order_number);
    await shop.database
      .updateTable('refund')
      .set({ state: 'failed', next_try_at: null, tries: 10 })
      .where(
        'id',
        'in',
        refunds.map(({ id }) => id),
      )
      .execute();
    for (const { id } of refunds) expect(await retryRefund(byHand(), id)).toBe(true);
    await shop.drain();
    await shop.drain();
    expect(await shop.refunds(order.placed.order_number)).toMatchObject([
      { state: 'done' },
      { state: 'done' },
    ]);
    expect(atBank(order)).toBe(500);
  });

  test('a transfer that was sent back is booked', async () => {
    const order = await paid('stripe');
    await giveBack(order.orderId, 100);
    const [refund] = await shop.refunds(order.placed.order_number);
    expect(await confirmRefund(byHand(), refund?.id ?? 0, { reference: 'CRO 12345678901' })).toMatchObject({
      ok: true,
    });
    const [set] = await readChanges(shop.database, { kinds: ['refunds'], limit: 1 });
    expect(set).toMatchObject({ kind: 'refunds.done', rows: [{ record: `refund ${refund?.id}` }] });
    // A late answer of a gateway asked before.
    const late = { state: 'failed', failureMessage: '2018', nextTryAt: null } as const;
    await saveRefund(shop.database, refund?.id ?? 0, new Date(shop.clock.now()), late);
    await shop.drain();
    expect(await shop.refunds(order.placed.order_number)).toMatchObject([
      { state: 'done', gateway_reference: 'CRO 12345678901' },
    ]);
    expect(atBank(order)).toBe(0);
    expect(await refundedOf(order)).toEqual([100]);
  });
});

describe('C09 a cancelled order that was paid', () => {
  test('its money goes back, the buyer is told', async () => {
    const order = await paid('axerve');
    const answer = await shop.post('/api/method/casamaestra.orders.cancel', {
      order_token: order.placed.order_token,
    });
    expect(answer.status).toBe(200);
    await shop.drain();
    expect(atBank(order)).toBe(order.totalCents);
    const mails = await shop.database
      .selectFrom('mail_outbox')
      .select('kind')
      .where('kind', '=', 'order_refunded')
      .where('payload', '@>', JSON.stringify({ orderNumber: order.placed.order_number }))
      .execute();
    expect(mails).toHaveLength(1);
  });
});
