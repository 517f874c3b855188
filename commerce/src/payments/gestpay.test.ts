import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkoutOptionsOperation,
  placeOrderOperation,
} from '@casamaestra/contract/checkout/checkout.operations.ts';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { trackOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import {
  paymentReturnOperation,
  payAgainOperation,
} from '@casamaestra/contract/payments/payments.operations.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { messageOf } from '../checkout/testing/checkout-shop.ts';
import type { Placed } from '../checkout/testing/checkout-shop.ts';
import { startPaymentShop } from './testing/payment-shop.ts';
import type { PaymentRow, PaymentShop } from './testing/payment-shop.ts';

const MINUTE = 60_000;
let shop: PaymentShop;
beforeAll(async () => {
  shop = await startPaymentShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.bank.control.clearFaults();
  await shop.bank.control.release('as_held');
  shop.bank.control.notifications({});
  await shop.drain();
  shop.clock.reset();
});

const attempt = async (placed: Placed, index = 0): Promise<PaymentRow> => {
  const payment = (await shop.payments(placed.order_number))[index];
  if (payment === undefined) throw new Error(`no attempt ${index}`);
  return payment;
};
const referenceOf = async (placed: Placed, index = 0) =>
  (await attempt(placed, index)).gateway_reference ?? '';
const again = async (placed: Placed, method = 'card') =>
  shop.post(payAgainOperation.path, { order_token: placed.order_token, payment_method: method });
const back = async (placed: Placed, index = 0) => {
  const { gateway_reference: reference, gateway_secret: secret } = await attempt(placed, index);
  const answer = await shop.post(paymentReturnOperation.path, { gateway: 'gestpay', reference, secret });
  return messageOf(answer, paymentReturnOperation.output);
};
const countEvents = async (paymentId: number, state: string) => {
  const rows = await shop.database
    .selectFrom('payment_event')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', state as 'captured')
    .execute();
  return rows.length;
};
const trackedOf = async ({ order_token }: Placed) =>
  messageOf(await shop.post(trackOrderOperation.path, { order_token }), trackOrderOperation.output);
const bookedAt = (placed: Placed) =>
  shop.bank.control.transactions().filter(({ order }) => order.startsWith(placed.order_number));

/** The text of the mail that confirms an order. */
async function confirmationOf({ order_number: number }: Placed): Promise<string> {
  await shop.drain();
  const { id } = await shop.database
    .selectFrom('mail_outbox')
    .select('id')
    .where('dedupe_key', '=', `order_confirmation ${number}`)
    .executeTakeFirstOrThrow();
  const file = join(shop.dataDir, 'mail', `${String(id).padStart(6, '0')}.txt`);
  return readFile(file, 'utf8');
}

const pageOf = async (placed: Placed, index = 0): Promise<string> =>
  (await fetch((await attempt(placed, index)).redirect_url ?? '')).text();

describe('C09 what the payment page is opened at', () => {
  test('PayPal and Satispay are on offer with the sandbox bank; wallets only where they are named', async () => {
    const { payment_methods, wallets } = messageOf(
      await shop.ask(checkoutOptionsOperation.path),
      checkoutOptionsOperation.output,
    );
    expect([payment_methods, wallets]).toEqual([['card', 'paypal', 'satispay', 'transfer'], []]);
  });

  test('PayPal: the page offers it alone, the order says so; paying again otherwise changes that', async () => {
    const placed = await shop.buy('axerve', { payment_method: 'paypal' });
    expect(await pageOf(placed)).toMatch(/Si paga con<\/dt><dd>PayPal</);
    expect(await trackedOf(placed)).toMatchObject({ payment_method: 'paypal' });
    await again(placed, 'satispay');
    expect(await pageOf(placed, 1)).toMatch(/Si paga con<\/dt><dd>Satispay</);
    expect(await trackedOf(placed)).toMatchObject({ payment_method: 'satispay' });
    await again(placed, 'transfer');
    expect(await trackedOf(placed)).toMatchObject({ payment_method: 'transfer' });
    expect(
      (await shop.payments(placed.order_number)).map(({ method, gateway }) => [method, gateway]),
    ).toEqual([
      ['paypal', 'axerve'],
      ['satispay', 'axerve'],
      ['transfer', null],
    ]);
  });

  test.each([
    ['card', 'Carta'],
    ['paypal', 'PayPal'],
    ['satispay', 'Satispay'],
  ] as const)('the mail calls %s by the name the buyer chose, never by the gateway', async (method, name) => {
    const mail = await confirmationOf(await shop.buy('axerve', { payment_method: method }));
    expect(/^pagamento\n+(.+)$/im.exec(mail)?.[1]).toBe(name);
    expect(mail).not.toMatch(/axerve|gestpay/i);
  });

  test('a gateway that does not carry the method is not taken', async () => {
    const refused = { status: 417, body: { field: 'payment_gateway' } };
    for (const requested of [
      { payment_method: 'transfer', payment_gateway: 'axerve' },
      { payment_method: 'paypal', payment_gateway: 'stripe' },
      { payment_method: 'card', payment_gateway: 'nobody' },
    ] as const) {
      expect(await shop.place(await shop.order({ 'PI-5': 1 }, requested))).toMatchObject(refused);
      const { order_token } = await shop.buy('axerve');
      expect(await shop.post(payAgainOperation.path, { order_token, ...requested })).toMatchObject(refused);
    }
  });

  test('clients that name the gateway as the method are understood as before', async () => {
    const input = await shop.order({ 'PI-5': 1 });
    const answer = await shop.post(placeOrderOperation.path, {
      ...input,
      payment_method: 'gestpay',
      payment_type: 'paypal',
    });
    const placed = messageOf(answer, placedOrderSchema) as Placed;
    expect(await pageOf(placed)).toMatch(/Si paga con<\/dt><dd>PayPal</);
    expect((await again(placed, 'gestpay')).status).toBe(200);
    expect(await pageOf(placed, 1)).not.toMatch(/Si paga con<\/dt><dd>PayPal</);
    expect(messageOf(await again(placed, 'stripe'), payAgainOperation.output).payment.kind).toBe('stripe');
    expect(
      (await shop.payments(placed.order_number)).map(({ method, gateway }) => [method, gateway]),
    ).toEqual([
      ['paypal', 'axerve'],
      ['online', 'axerve'],
      ['online', 'stripe'],
    ]);
    const mixed = { payment_method: 'stripe', payment_type: 'paypal' };
    const refused = await shop.post(payAgainOperation.path, { order_token: placed.order_token, ...mixed });
    expect(refused).toMatchObject({ status: 417, body: { field: 'payment_gateway' } });
  });
});

describe('C09 E01 a payment at Axerve, paid or not', () => {
  test('approved: the order is paid, and told by mail', async () => {
    const placed = await shop.buy('axerve');
    expect(placed.payment.kind).toBe('redirect');
    const started = await attempt(placed);
    expect(started).toMatchObject({ state: 'started', transaction_id: `${placed.order_number}-1` });
    await shop.bank.control.choose(await referenceOf(placed), { outcome: 'approved' });
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
    expect(await attempt(placed)).toMatchObject({
      state: 'captured',
      captured_cents: started.amount_cents,
      next_check_at: null,
    });
    expect(await back(placed)).toMatchObject({
      payment: 'paid',
      message: null,
      order_token: placed.order_token,
    });
    const mails = await shop.database
      .selectFrom('mail_outbox')
      .select('id')
      .where('dedupe_key', '=', `payment_received:${placed.order_number}`)
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('the return is enough, when no notification comes', async () => {
    shop.bank.control.notifications({ silent: true });
    const placed = await shop.buy('axerve');
    await shop.bank.control.choose(await referenceOf(placed), { outcome: 'approved' });
    expect(await back(placed)).toMatchObject({ payment: 'paid' });
    expect(await shop.orderState(placed.order_number)).toBe('paid');
  });

  test('neither return nor notification: the shop asks by itself after a minute', async () => {
    shop.bank.control.notifications({ silent: true });
    const placed = await shop.buy('axerve');
    await shop.bank.control.choose(await referenceOf(placed), { outcome: 'approved' });
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('awaiting_payment');
    shop.clock.advance(MINUTE + 1000);
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
  });

  test.each([
    ['funds', 'disponibilità insufficiente'],
    ['expired', 'scaduta'],
    ['cvv', 'CVV'],
    ['authentication', 'identità'],
    ['generic', 'rifiutato'],
  ] as const)(
    'refused for %s: told in plain words, then approved with another attempt',
    async (reason, words) => {
      const placed = await shop.buy('axerve');
      await shop.bank.control.choose(await referenceOf(placed), { outcome: 'refused', reason });
      const failed = await back(placed);
      expect(failed.payment).toBe('failed');
      expect(failed.message).toContain(words);
      const second = messageOf(await again(placed), payAgainOperation.output);
      expect(second.payment.kind).toBe('redirect');
      expect(await attempt(placed, 1)).toMatchObject({ transaction_id: `${placed.order_number}-2` });
      await shop.bank.control.choose(await referenceOf(placed, 1), { outcome: 'approved' });
      await shop.drain();
      expect(await shop.orderState(placed.order_number)).toBe('paid');
    },
  );

  test('refused, then approved on the same page: the money counts', async () => {
    const placed = await shop.buy('axerve');
    const reference = await referenceOf(placed);
    await shop.bank.control.choose(reference, { outcome: 'refused' });
    await shop.drain();
    expect((await attempt(placed)).state).toBe('failed');
    await shop.bank.control.choose(reference, { outcome: 'approved' });
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
  });

  test.each([
    ['approved', 'paid', 'paid'],
    ['refused', 'awaiting_payment', 'failed'],
  ] as const)('pending is not paid; then %s', async (end, state, status) => {
    const placed = await shop.buy('axerve');
    await shop.bank.control.choose(await referenceOf(placed), { outcome: 'pending' });
    await shop.drain();
    expect(await back(placed)).toMatchObject({ payment: 'pending' });
    expect(await shop.orderState(placed.order_number)).toBe('awaiting_payment');
    expect((await again(placed)).status).toBe(409);
    await shop.bank.control.settle(await referenceOf(placed), end);
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe(state);
    expect(await back(placed)).toMatchObject({ payment: status });
  });

  test('abandoned: the order waits and can be paid with a transfer', async () => {
    const placed = await shop.buy('axerve');
    await shop.bank.control.choose(await referenceOf(placed), { outcome: 'abandoned' });
    expect(await back(placed)).toMatchObject({ payment: 'waiting', message: null });
    const second = messageOf(await again(placed, 'transfer'), payAgainOperation.output);
    expect(second.payment.kind).toBe('transfer');
    const order = await shop.database
      .selectFrom('shop_order')
      .select(['payment_method', 'reserved_until'])
      .where('number', '=', placed.order_number)
      .executeTakeFirstOrThrow();
    expect(order.payment_method).toBe('transfer');
    // One day to open the mailed link, then as long as for any transfer.
    const day = 24 * 60 * MINUTE;
    expect(order.reserved_until?.getTime()).toBeLessThanOrEqual(shop.clock.now() + day);
    expect((await shop.confirm(placed)).body).toMatchObject({ message: { confirm_by: null } });
    const confirmed = await shop.database
      .selectFrom('shop_order')
      .select(['reserved_until', 'remind_at'])
      .where('number', '=', placed.order_number)
      .executeTakeFirstOrThrow();
    expect(confirmed.reserved_until?.getTime()).toBeGreaterThan(shop.clock.now() + 7 * day);
    expect(confirmed.remind_at).not.toBeNull();
  });
});

describe('C09 what Axerve sends is a hint', () => {
  test('doubled, reordered and before the return: one capture', async () => {
    shop.bank.control.notifications({ hold: true });
    const placed = await shop.buy('axerve');
    const reference = await referenceOf(placed);
    await shop.bank.control.choose(reference, { outcome: 'refused' });
    await shop.bank.control.choose(reference, { outcome: 'doubled' });
    await shop.bank.control.release('reversed');
    await shop.drain();
    const payment = await attempt(placed);
    expect(payment).toMatchObject({ state: 'captured', captured_cents: payment.amount_cents });
    expect(await countEvents(payment.id, 'captured')).toBe(1);
    expect(await shop.refunds(placed.order_number)).toEqual([]);
    expect(await back(placed)).toMatchObject({ payment: 'paid' });
    expect(await countEvents(payment.id, 'captured')).toBe(1);
  });

  test('a forged one changes nothing and is not kept', async () => {
    const placed = await shop.buy('axerve');
    const reference = await referenceOf(placed);
    await shop.bank.control.forge(reference);
    await shop.drain();
    expect((await attempt(placed)).state).toBe('started');
    const kept = await shop.database.selectFrom('payment_inbox').select('event_id').execute();
    expect(kept.filter(({ event_id }) => event_id.includes(reference))).toEqual([]);
  });

  test('a genuine token with another outcome in the address changes nothing either', async () => {
    const placed = await shop.buy('axerve');
    const { gateway_reference: id, gateway_secret: token } = await attempt(placed);
    const query = new URLSearchParams({
      a: 'GESPAYSANDBOX',
      Status: 'OK',
      paymentID: id ?? '',
      paymentToken: token ?? '',
    });
    const answer = await shop.ask(`/api/open/axerve?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    await shop.drain();
    expect((await attempt(placed)).state).toBe('started');
  });

  test('the return with a wrong secret is not answered', async () => {
    const placed = await shop.buy('axerve');
    const reference = await referenceOf(placed);
    const answer = await shop.post(paymentReturnOperation.path, {
      gateway: 'gestpay',
      reference,
      secret: 'x',
    });
    expect(answer.status).toBe(404);
  });

  test('an amount that is not ours does not pay the order, and goes back', async () => {
    const placed = await shop.buy('axerve');
    const reference = await referenceOf(placed);
    await fetch(`${shop.bank.url}/api/v1/payment/update/`, {
      method: 'POST',
      headers: { authorization: 'apikey sandbox-axerve-key', 'content-type': 'application/json' },
      body: JSON.stringify({ shopLogin: 'GESPAYSANDBOX', paymentID: reference, amount: '1.00' }),
    });
    await shop.bank.control.choose(reference, { outcome: 'approved' });
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('awaiting_payment');
    expect(await attempt(placed)).toMatchObject({
      state: 'failed',
      failure_code: 'mismatch_amount',
      failure_reason: 'payment_mismatch',
      refunded_cents: 100,
    });
    expect(bookedAt(placed)).toMatchObject([{ capturedCents: 100, refundedCents: 100 }]);
  });
});

describe('C09 E01 when Axerve does not answer', () => {
  test('an answer lost after the payment was created: another attempt takes its place', async () => {
    shop.bank.control.fault({ call: 'axerve.create', kind: 'drop', after: true });
    const placed = await shop.buy('axerve');
    expect(placed.payment.kind).toBe('redirect');
    const states = (await shop.payments(placed.order_number)).map(({ state }) => state);
    expect(states).toEqual(['cancelled', 'started']);
    await shop.bank.control.choose(await referenceOf(placed, 1), { outcome: 'approved' });
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
    expect(bookedAt(placed).filter(({ capturedCents }) => capturedCents > 0)).toHaveLength(1);
  });

  test('a system error before anything was done: asked again under the same name', async () => {
    shop.bank.control.fault({ call: 'axerve.create', kind: 'error' });
    const placed = await shop.buy('axerve');
    expect(placed.payment.kind).toBe('redirect');
    expect(await shop.payments(placed.order_number)).toMatchObject([{ state: 'started' }]);
    expect(bookedAt(placed)).toHaveLength(1);
  });

  test('silence all along: the order stands and is paid later', async () => {
    shop.bank.control.fault({ call: 'axerve.', kind: 'drop', times: 9 });
    const placed = await shop.buy('axerve');
    expect(placed.payment).toMatchObject({ kind: 'unreachable' });
    expect(await shop.orderState(placed.order_number)).toBe('awaiting_payment');
    shop.bank.control.clearFaults();
    const second = messageOf(await again(placed), payAgainOperation.output);
    expect(second.payment.kind).toBe('redirect');
    await shop.bank.control.choose(await referenceOf(placed, 1), { outcome: 'approved' });
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
  });

  test('the same order key answers the same step', async () => {
    const input = await shop.order({ 'PI-5': 1 }, { payment_method: 'card' });
    const [first, second] = await Promise.all([shop.place(input), shop.place(input)]);
    const third = await shop.place(input);
    for (const { body } of [first, second, third])
      expect(body).toMatchObject({ message: { status: 'placed', payment: { kind: 'redirect' } } });
    const urls = new Set(
      [first, second, third].flatMap(({ text }) => /https?:[^"]*paymentToken=[^"&]*/.exec(text)?.[0] ?? []),
    );
    expect(urls.size).toBe(1);
  });
});

describe('C09 money that nobody is owed goes back', () => {
  test('paid after the order expired', async () => {
    const placed = await shop.buy('axerve');
    const reference = await referenceOf(placed);
    shop.clock.advance(61 * MINUTE);
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('cancelled');
    await shop.bank.control.choose(reference, { outcome: 'approved' });
    await shop.drain();
    const payment = await attempt(placed);
    expect(payment).toMatchObject({ state: 'captured', refunded_cents: payment.amount_cents });
    expect(await shop.refunds(placed.order_number)).toMatchObject([
      { reason: 'order_cancelled', state: 'done', surplus: true },
    ]);
    expect(bookedAt(placed)).toMatchObject([{ refundedCents: payment.amount_cents }]);
    expect(await shop.orderState(placed.order_number)).toBe('cancelled');
  });

  test('two attempts, both paid: the second goes back', async () => {
    const placed = await shop.buy('axerve');
    await again(placed);
    const [first, second] = [await referenceOf(placed, 0), await referenceOf(placed, 1)];
    await shop.bank.control.choose(second, { outcome: 'approved' });
    await shop.bank.control.choose(first, { outcome: 'approved' });
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
    expect(await shop.refunds(placed.order_number)).toMatchObject([{ reason: 'paid_twice', state: 'done' }]);
    const sums = (await shop.payments(placed.order_number)).map(
      (row) => row.captured_cents - row.refunded_cents,
    );
    expect(sums.toSorted((a, b) => a - b)).toEqual([0, Math.round(placed.total * 100)]);
  });

  test('paying again an order that was paid meanwhile asks for nothing', async () => {
    shop.bank.control.notifications({ silent: true });
    const placed = await shop.buy('axerve');
    await shop.bank.control.choose(await referenceOf(placed), { outcome: 'approved' });
    expect(messageOf(await again(placed), payAgainOperation.output).payment).toEqual({ kind: 'none' });
    expect(await shop.orderState(placed.order_number)).toBe('paid');
  });
});

describe('K01 the calls of the Frappe API about Axerve', () => {
  const base = '/api/method/mymb_ecommerce.mymb_ecommerce.payment.';
  const ask = async (call: string, b: string, a = 'GESPAYSANDBOX') =>
    (await shop.ask(`${base}${call}?${new URLSearchParams({ a, b })}`)).body;

  test('result and check; a replay changes nothing; foreign names are nothing', async () => {
    shop.bank.control.notifications({ silent: true });
    const placed = await shop.buy('axerve');
    const { gateway_reference: id = '', gateway_secret: token = '' } = await attempt(placed);
    expect(await ask('gestpay_check_response', token ?? '')).toEqual({ message: { status: 'In progress' } });
    await shop.bank.control.choose(id ?? '', { outcome: 'approved' });
    expect(await ask('gestpay_transaction_result', token ?? '')).toEqual({ message: { status: 'Success' } });
    expect(await ask('gestpay_transaction_result', id ?? '')).toEqual({ message: { status: 'Success' } });
    expect(await ask('gestpay_check_response', id ?? '')).toEqual({ message: { status: 'Success' } });
    expect(await ask('gestpay_transaction_result', token ?? '', 'OTHER')).toMatchObject({
      message: { status: 'Failed' },
    });
    const returned = { a: 'GESPAYSANDBOX', Status: 'OK', paymentID: id ?? '', paymentToken: token ?? '' };
    for (const call of ['gestpay_check_response', 'gestpay_transaction_result'])
      expect((await shop.ask(`${base}${call}?${new URLSearchParams(returned)}`)).body).toEqual({
        message: { status: 'Success' },
      });
    expect((await shop.ask(`${base}gestpay_check_response?a=GESPAYSANDBOX`)).status).toBe(417);
    expect(await ask('gestpay_check_response', 'nobody')).toEqual({ message: { status: 'Failed' } });
    expect(await shop.orderState(placed.order_number)).toBe('paid');
  });
});
