import {
  paymentReturnOperation,
  payAgainOperation,
} from '@casamaestra/contract/payments/payments.operations.ts';
import { stripeWebhookOperation } from '@casamaestra/contract/payments/frappe-payments.operations.ts';
import { Stripe } from 'stripe';
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
const back = async (placed: Placed, index = 0) => {
  const { gateway_reference: reference, gateway_secret: secret } = await attempt(placed, index);
  const answer = await shop.post(paymentReturnOperation.path, { gateway: 'stripe', reference, secret });
  return messageOf(answer, paymentReturnOperation.output);
};

const { webhooks } = new Stripe('sk_test_unused');
interface Signing {
  readonly secret?: string;
  readonly ageS?: number;
}
function signed(event: object, { secret = 'whsec_sandboxbank', ageS = 0 }: Signing = {}) {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(shop.clock.now() / 1000) - ageS;
  return {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': webhooks.generateTestHeaderString({ payload, secret, timestamp }) },
  };
}
const eventOf = (id: string, intent: string, type = 'payment_intent.succeeded') => ({
  id,
  object: 'event',
  type,
  data: { object: { id: intent, object: 'payment_intent', metadata: {} } },
});

describe('C09 E01 a payment with Stripe, paid or not', () => {
  test('approved: the signed event pays the order', async () => {
    const placed = await shop.buy('stripe');
    const started = await attempt(placed);
    expect(placed.payment).toEqual({
      kind: 'stripe',
      client_secret: started.gateway_secret,
      publishable_key: 'pk_test_sandboxbank',
      script_url: `${shop.bank.url}/stripe.js`,
    });
    await shop.bank.control.choose(await referenceOf(placed), { outcome: 'approved' });
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
    expect(await attempt(placed)).toMatchObject({ state: 'captured', captured_cents: started.amount_cents });
    expect(await back(placed)).toMatchObject({ payment: 'paid' });
  });

  test('refused, then another card in the same form', async () => {
    const placed = await shop.buy('stripe');
    const reference = await referenceOf(placed);
    await shop.bank.control.choose(reference, { outcome: 'refused', reason: 'funds' });
    const failed = await back(placed);
    expect(failed.payment).toBe('failed');
    expect(failed.message).toContain('disponibilità insufficiente');
    await shop.bank.control.choose(reference, { outcome: 'approved' });
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
  });

  test('under way is not paid; then it is', async () => {
    const placed = await shop.buy('stripe');
    await shop.bank.control.choose(await referenceOf(placed), { outcome: 'pending' });
    await shop.drain();
    expect(await back(placed)).toMatchObject({ payment: 'pending' });
    await shop.bank.control.settle(await referenceOf(placed), 'approved');
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
  });

  test('doubled and reordered events: one capture', async () => {
    shop.bank.control.notifications({ hold: true, copies: 2 });
    const placed = await shop.buy('stripe');
    const reference = await referenceOf(placed);
    await shop.bank.control.choose(reference, { outcome: 'refused' });
    await shop.bank.control.choose(reference, { outcome: 'approved' });
    await shop.bank.control.release('reversed');
    await shop.drain();
    const payment = await attempt(placed);
    expect(payment.state).toBe('captured');
    const captures = await shop.database
      .selectFrom('payment_event')
      .select('id')
      .where('payment_id', '=', payment.id)
      .where('state', '=', 'captured')
      .execute();
    expect(captures).toHaveLength(1);
  });

  test('an answer lost after the intent was made: asked again with the same key, one intent', async () => {
    shop.bank.control.fault({ call: 'stripe.', kind: 'drop', after: true });
    const placed = await shop.buy('stripe');
    expect(placed.payment.kind).toBe('stripe');
    const made = shop.bank.control.transactions().filter(({ order }) => order.includes(placed.order_number));
    expect(made).toHaveLength(1);
    expect(made[0]?.reference).toBe(await referenceOf(placed));
  });

  test('another attempt: the earlier intent is cancelled at Stripe first', async () => {
    const placed = await shop.buy('stripe');
    const first = await referenceOf(placed);
    const again = await shop.post(payAgainOperation.path, {
      order_token: placed.order_token,
      payment_method: 'card',
      payment_gateway: 'axerve',
    });
    expect(messageOf(again, payAgainOperation.output).payment.kind).toBe('redirect');
    const intent = shop.bank.control.transactions().find(({ reference }) => reference === first);
    expect(intent?.state).toBe('canceled');
    expect((await attempt(placed)).state).toBe('cancelled');
  });

  test('an expired order: its intent is cancelled by a job', async () => {
    const placed = await shop.buy('stripe');
    const first = await referenceOf(placed);
    shop.clock.advance(61 * MINUTE);
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('cancelled');
    const intent = shop.bank.control.transactions().find(({ reference }) => reference === first);
    expect(intent?.state).toBe('canceled');
  });
});

describe('C09 events of Stripe are believed when they are signed', () => {
  test.each([
    ['another secret', { secret: 'whsec_someone_else' }],
    ['six minutes old', { ageS: 360 }],
    ['from the future', { ageS: -360 }],
  ] as const)('%s: refused', async (_name, signing) => {
    const placed = await shop.buy('stripe');
    const event = eventOf(`evt_${placed.order_number}`, await referenceOf(placed));
    expect((await shop.ask('/api/open/stripe', signed(event, signing))).status).toBe(400);
  });

  test('unsigned, altered or no JSON: refused', async () => {
    const event = eventOf('evt_plain', 'pi_1');
    const plain = { method: 'POST', body: JSON.stringify(event) };
    expect((await shop.ask('/api/open/stripe', plain)).status).toBe(400);
    const altered = { ...signed(event), body: JSON.stringify({ ...event, id: 'evt_other' }) };
    expect((await shop.ask('/api/open/stripe', altered)).status).toBe(400);
    expect((await shop.ask('/api/open/stripe')).status).toBe(403);
  });

  test('signed, but not true: the gateway is asked and nothing changes; the second time it is known', async () => {
    const placed = await shop.buy('stripe');
    const event = eventOf(`evt_untrue_${placed.order_number}`, await referenceOf(placed));
    const first = await shop.ask('/api/open/stripe', signed(event));
    expect(first.body).toEqual({ received: true, result: 'taken' });
    await shop.drain();
    expect((await attempt(placed)).state).toBe('started');
    const second = await shop.ask('/api/open/stripe', signed(event));
    expect(second.body).toEqual({ received: true, result: 'duplicate' });
  });

  test('events about something else are left alone', async () => {
    const event = {
      id: 'evt_customer',
      type: 'customer.created',
      data: { object: { id: 'cus_1', object: 'customer' } },
    };
    expect((await shop.ask('/api/open/stripe', signed(event))).body).toMatchObject({ result: 'ignored' });
  });

  test('K01 the Frappe API’s address takes signed events in its own words', async () => {
    shop.bank.control.notifications({ silent: true });
    const placed = await shop.buy('stripe');
    const reference = await referenceOf(placed);
    await shop.bank.control.choose(reference, { outcome: 'approved' });
    const event = eventOf(`evt_provider_${placed.order_number}`, reference);
    const { path } = stripeWebhookOperation;
    const forged = await shop.ask(path, signed(event, { secret: 'whsec_someone_else' }));
    expect(forged.body).toMatchObject({ message: { status: 'Error' } });
    expect((await shop.ask(path, signed(event))).body).toMatchObject({ message: { status: 'Success' } });
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
  });
});
