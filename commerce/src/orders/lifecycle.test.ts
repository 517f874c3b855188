import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAuthor } from '../change-sets/testing/test-author.ts';
import { orderStates, orderViewSchema } from '@casamaestra/contract/orders/order-view.ts';
import type { OrderState, OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { orderTransitions } from '@casamaestra/rules/orders/order-state.ts';
import { messageOf } from '../checkout/testing/checkout-shop.ts';
import type { Placed } from '../checkout/testing/checkout-shop.ts';
import { startPaymentShop } from '../payments/testing/payment-shop.ts';
import type { PaymentShop } from '../payments/testing/payment-shop.ts';
import {
  cancelByStaff,
  deliverOrder,
  prepareOrder,
  refundByStaff,
  returnOrder,
  shipOrder,
} from './advance-order.usecase.ts';
import { createOrderService } from './order-service.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const track = '/api/method/casamaestra.orders.track';
const cancel = '/api/method/casamaestra.orders.cancel';

let shop: PaymentShop;
let orders: ReturnType<typeof createOrderService>;
const refunds: { readonly orderId: number; readonly amountCents: number; readonly key: string }[] = [];

/** Staff services with payments that only record calls. */
const deps = () => ({
  author: testAuthor,
  database: shop.database,
  clock: shop.clock,
  orders,
  payments: {
    transferStep: () => ({ kind: 'none' }) as const,
    start: async () => ({ kind: 'none' }) as const,
    refund: async (_database: unknown, refund: (typeof refunds)[number]) => void refunds.push(refund),
    voidAttempts: async () => undefined,
    lockRefundToSend: async () => undefined,
    sendRefundTo: async () => undefined,
    chargeAnew: async () => true,
  },
});
const parcel = { carrier: 'BRT', trackingNumber: 'BRT-1', trackingUrl: null, pieces: null };

beforeAll(async () => {
  shop = await startPaymentShop();
  orders = createOrderService(shop.clock);
});
afterAll(() => shop.close());

async function idOf({ order_number }: Placed): Promise<number> {
  const { id } = await shop.database
    .selectFrom('shop_order')
    .select('id')
    .where('number', '=', order_number)
    .executeTakeFirstOrThrow();
  return id;
}

const view = async ({ order_token }: Placed): Promise<OrderView> =>
  messageOf(await shop.post(track, { order_token }), orderViewSchema);

async function pay(placed: Placed): Promise<void> {
  const id = await idOf(placed);
  const cents = Math.round(placed.total * 100);
  await shop.database
    .updateTable('payment')
    .set({ state: 'captured', authorised_cents: cents, captured_cents: cents })
    .where('order_id', '=', id)
    .execute();
  expect(await shop.database.transaction().execute((tx) => orders.paid(tx, id))).toBe(true);
}

async function setState(placed: Placed, state: OrderState): Promise<void> {
  await shop.database
    .updateTable('shop_order')
    .set({ state })
    .where('number', '=', placed.order_number)
    .execute();
}

const mailsOf = async (placed: Placed): Promise<string[]> => {
  const rows = await shop.database
    .selectFrom('mail_outbox')
    .select(['kind', 'payload'])
    .orderBy('id')
    .execute();
  return rows
    .filter(({ payload }) => (payload as { orderNumber?: string }).orderNumber === placed.order_number)
    .map(({ kind }) => kind);
};

describe('R38 the life of an order', () => {
  test('from payment to return, with history and mails', async () => {
    const stock = await shop.stockOf('PI-5');
    const placed = await shop.buy('transfer', { review_mail: true });
    const { order_number: number } = placed;
    await pay(placed);
    expect((await view(placed)).state).toBe('paid');
    expect(await prepareOrder(number, deps())).toEqual({ ok: true, value: 'in_preparation' });
    expect(await shipOrder(number, parcel, deps())).toEqual({ ok: true, value: 'shipped' });
    expect((await view(placed)).parcels).toMatchObject([
      { carrier: 'BRT', tracking_number: 'BRT-1', delivered_at: null, lines: [{ sku: 'PI-5', qty: 1 }] },
    ]);
    expect(await deliverOrder(number, deps())).toEqual({ ok: true, value: 'delivered' });
    expect((await view(placed)).parcels[0]?.delivered_at).not.toBeNull();
    const back = { restock: true, note: 'Recesso' };
    expect(await returnOrder(number, back, deps())).toEqual({ ok: true, value: 'returned' });
    expect((await view(placed)).history.map(({ state }) => state)).toEqual([
      'received',
      'awaiting_payment',
      'paid',
      'in_preparation',
      'shipped',
      'delivered',
      'returned',
    ]);
    expect(await mailsOf(placed)).toEqual([
      'order_confirmation',
      'payment_received',
      'order_shipped',
      'order_delivered',
    ]);
    expect(await shop.stockOf('PI-5')).toBe(stock);
  });

  test('an order leaves in several parcels, never more than was ordered', async () => {
    const placed = await shop.buy('transfer', {
      ...(await shop.order({ 'PI-5': 2, 'MA-1': 1 }, { payment_method: 'transfer' })),
    });
    const { order_number: number } = placed;
    await pay(placed);
    const pieces = (sku: string, qty: number) => ({ ...parcel, pieces: new Map([[sku, qty]]) });
    expect(await shipOrder(number, pieces('PI-5', 3), deps())).toMatchObject({ ok: false });
    expect(await shipOrder(number, pieces('PI-5', 1), deps())).toMatchObject({ value: 'partly_shipped' });
    expect(await shipOrder(number, pieces('PI-5', 2), deps())).toMatchObject({ ok: false });
    expect(await shipOrder(number, pieces('XX', 1), deps())).toMatchObject({ ok: false });
    expect(await deliverOrder(number, deps())).toMatchObject({ ok: false });
    expect(await shipOrder(number, parcel, deps())).toMatchObject({ value: 'shipped' });
    expect(await shipOrder(number, parcel, deps())).toMatchObject({ ok: false });
    expect((await view(placed)).parcels.map(({ lines }) => lines.map(({ sku, qty }) => [sku, qty]))).toEqual([
      [['PI-5', 1]],
      [
        ['PI-5', 1],
        ['MA-1', 1],
      ],
    ]);
  });

  const acts = {
    prepare: (number: string) => prepareOrder(number, deps()),
    ship_all: (number: string) => shipOrder(number, parcel, deps()),
    deliver: (number: string) => deliverOrder(number, deps()),
    cancel: (number: string) => cancelByStaff(number, 'Non disponibile', deps()),
    return: (number: string) => returnOrder(number, { restock: false, note: undefined }, deps()),
  } as const;
  const cases = orderStates.flatMap((state) =>
    (Object.keys(acts) as (keyof typeof acts)[]).map((act) => [state, act] as const),
  );

  test('staff can do what the state allows, and nothing else', async () => {
    const placed = await shop.buy('transfer');
    for (const [state, act] of cases) {
      await setState(placed, state);
      await shop.database.deleteFrom('parcel').execute();
      const expected = orderTransitions[state][act];
      const before = (await view(placed)).history.length;
      const outcome = await acts[act](placed.order_number);
      expect([state, act, outcome.ok]).toEqual([state, act, expected !== undefined]);
      const after = await view(placed);
      expect([state, act, after.state]).toEqual([state, act, expected ?? state]);
      expect(after.history.length).toBe(before + (expected === undefined ? 0 : 1));
    }
  });

  test.each(orderStates)('what the buyer may cancel: %s', async (state) => {
    const placed = await shop.buy('transfer');
    await setState(placed, state);
    const allowed = ['received', 'awaiting_payment', 'paid'].includes(state);
    expect((await view(placed)).can_cancel).toBe(allowed);
    const answer = await shop.post(cancel, { order_token: placed.order_token });
    expect(answer.status).toBe(allowed ? 200 : 403);
    expect((await view(placed)).state).toBe(allowed ? 'cancelled' : state);
  });

  test('an unknown order', async () => {
    expect(await prepareOrder('CM-22222222', deps())).toMatchObject({ refusal: { name: 'not_found' } });
    expect((await shop.post(cancel, { order_token: 'CM-22222222.x' })).status).toBe(404);
  });

  test('a refund is at most what was paid', async () => {
    const placed = await shop.buy('transfer');
    const asked = { amountCents: null, reason: 'Danno', key: 'k1' };
    expect(await refundByStaff(placed.order_number, asked, deps())).toMatchObject({ ok: false });
    await pay(placed);
    const tooMuch = { ...asked, amountCents: Math.round(placed.total * 100) + 1 };
    expect(await refundByStaff(placed.order_number, tooMuch, deps())).toMatchObject({
      refusal: { code: 'refund_exceeds', facts: { most: placed.total } },
    });
    const before = refunds.length;
    expect(await refundByStaff(placed.order_number, asked, deps())).toMatchObject({ ok: true });
    expect(refunds.slice(before)).toMatchObject([{ amountCents: Math.round(placed.total * 100) }]);
  });
});

describe('R38 cancelling and expiry', () => {
  test('a buyer’s cancellation returns stock once, and refunds a paid order', async () => {
    const stock = await shop.stockOf('PI-5');
    const placed = await shop.buy('transfer');
    expect(await shop.stockOf('PI-5')).toBe(stock - 1);
    await pay(placed);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.post(cancel, { order_token: placed.order_token })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403]);
    expect(await shop.stockOf('PI-5')).toBe(stock);
    expect(await shop.refunds(placed.order_number)).toMatchObject([
      { amount_cents: Math.round(placed.total * 100) },
    ]);
    expect((await mailsOf(placed)).filter((kind) => kind === 'order_cancelled')).toHaveLength(1);
  });

  test('cancelled and paid at the same time: one of them, never a paid order without its stock', async () => {
    const stock = await shop.stockOf('PI-5');
    for (let round = 0; round < 6; round += 1) {
      const placed = await shop.buy('transfer');
      const id = await idOf(placed);
      const [, paid] = await Promise.all([
        shop.database.transaction().execute((tx) => orders.cancel(tx, id, 'shop', 'Scaduto')),
        shop.database.transaction().execute((tx) => orders.paid(tx, id)),
      ]);
      expect((await view(placed)).state).toBe(paid ? 'paid' : 'cancelled');
      if (paid) await shop.post(cancel, { order_token: placed.order_token });
    }
    expect(await shop.stockOf('PI-5')).toBe(stock);
  });

  test.each([
    ['confirmed', 'transfer_reminder'],
    ['not confirmed', 'confirm_order'],
  ])('unpaid orders expire once, with two nodes at work; the transfer was %s', async (how, reminder) => {
    const other = shop.anotherNode();
    const stock = await shop.stockOf('PI-5');
    const card = await Promise.all(Array.from({ length: 6 }, () => shop.buy('axerve')));
    const transfer = await shop.buy('transfer');
    if (how === 'confirmed') await shop.confirm(transfer);
    expect(await shop.stockOf('PI-5')).toBe(stock - 7);
    shop.clock.advance(2 * HOUR);
    await Promise.all([shop.drain(), other.jobs.drain()]);
    for (const placed of card) expect((await view(placed)).state).toBe('cancelled');
    expect((await view(transfer)).state).toBe('awaiting_payment');
    expect(await shop.stockOf('PI-5')).toBe(stock - 1);

    const { remind_at: remindAt } = await shop.database
      .selectFrom('shop_order')
      .select('remind_at')
      .where('number', '=', transfer.order_number)
      .executeTakeFirstOrThrow();
    shop.clock.advance((remindAt?.getTime() ?? 0) - shop.clock.now());
    await Promise.all([shop.drain(), other.jobs.drain()]);
    expect((await mailsOf(transfer)).filter((kind) => kind === reminder)).toHaveLength(1);
    shop.clock.advance(30 * DAY);
    await Promise.all([shop.drain(), other.jobs.drain()]);
    expect((await view(transfer)).state).toBe('cancelled');
    expect(await shop.stockOf('PI-5')).toBe(stock);
    shop.clock.reset();
  });

  test('coupons come back with the stock', async () => {
    await shop.database
      .insertInto('coupon')
      .values({
        code: 'UNAVOLTA',
        kind: 'amount',
        amount_cents: 500,
        description: JSON.stringify({ it: '5 €', en: '5 €', sk: '5 €' }),
        use_limit: 1,
        per_customer_limit: 1,
      })
      .execute();
    const changes = { coupon_codes: ['UNAVOLTA'] };
    const input = await shop.order({ 'PI-5': 1 }, changes);
    const first = await shop.buy('transfer', input);
    await shop.post(cancel, { order_token: first.order_token });
    const [coupon] = await shop.database.selectFrom('coupon').select('uses').execute();
    const [customer] = await shop.database.selectFrom('coupon_customer').select('uses').execute();
    expect([coupon?.uses, customer?.uses]).toEqual([0, 0]);
  });
});

describe('R38 the pro-forma', () => {
  test('is a PDF behind the signed link only', async () => {
    const placed = await shop.buy('transfer');
    const { downloads } = await view(placed);
    const file = await shop.ask(downloads[0]?.url ?? '');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.text.startsWith('%PDF-')).toBe(true);
    expect(file.headers.get('content-disposition')).toBe(`inline; filename="${placed.order_number}.pdf"`);
    const forged = (downloads[0]?.url ?? '').replace(placed.order_token, `${placed.order_number}.AAAAAAAA`);
    expect((await shop.ask(forged)).status).toBe(404);
    expect((await shop.ask('/api/open/orders/%zz/pro-forma.pdf')).status).toBe(404);
    expect((await shop.ask('/api/open/orders/')).status).toBe(404);
  });
});
