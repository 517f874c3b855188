import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxBank, startSandboxBank } from '../sandbox-bank.ts';
import { openListeningShop } from '../testing/bank-client.ts';

let bank: SandboxBank;
let shop: Awaited<ReturnType<typeof openListeningShop>>;
let stripe: Stripe;

const client = (key: string) =>
  new Stripe(key, { host: '127.0.0.1', port: bank.port, protocol: 'http', maxNetworkRetries: 0 });

beforeEach(async () => {
  shop = await openListeningShop();
  bank = await startSandboxBank({ port: 0, stripeWebhookUrl: `${shop.url}/api/open/stripe` });
  stripe = client('sk_test_sandboxbank');
});
afterEach(async () => {
  await bank.close();
  await shop.close();
});

const wanted = { amount: 2730, currency: 'eur', metadata: { order: 'CM-7K3MQ9XR' } };
const create = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ ...wanted, ...more });

/** Parses events as the shop does: with the official library and the shop's secret. */
const events = () =>
  shop.heard.map(({ body, headers }) =>
    stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), 'whsec_sandboxbank'),
  );

/** The frame's call when the shopper clicks the shop's button. */
async function confirmInFrame(clientSecret: string | null, choice: string) {
  const answer = await fetch(`${bank.url}/stripe/frame/confirm`, {
    method: 'POST',
    body: JSON.stringify({
      client_secret: clientSecret,
      choice,
      return_url: `${shop.url}/pages/payment-success`,
    }),
  });
  return (await answer.json()) as {
    paymentIntent?: Stripe.PaymentIntent;
    error?: { code?: string; decline_code?: string; type: string };
  };
}

describe('C09 the Stripe side, asked by the official library', () => {
  test('create, retrieve, confirm: succeeded, with a signed event', async () => {
    const created = await create();
    expect(created).toMatchObject({ object: 'payment_intent', status: 'requires_payment_method', ...wanted });
    const confirmed = await stripe.paymentIntents.confirm(created.id, { payment_method: 'pm_card_visa' });
    expect(confirmed).toMatchObject({ status: 'succeeded', amount_received: 2730 });
    const again = await stripe.paymentIntents.retrieve(created.id, { expand: ['latest_charge'] });
    expect(again.latest_charge).toMatchObject({ object: 'charge', amount_captured: 2730, paid: true });
    expect(events()).toMatchObject([
      { type: 'payment_intent.succeeded', data: { object: { id: created.id, metadata: wanted.metadata } } },
    ]);
  });

  test.each([
    ['no amount', { amount: undefined }, 'parameter_missing'],
    ['less than 50 cents', { amount: 49 }, 'amount_too_small'],
    ['too much', { amount: 100_000_000 }, 'amount_too_large'],
    ['a negative amount', { amount: -1 }, 'parameter_invalid_integer'],
    ['a fraction', { amount: 1.5 }, 'parameter_invalid_integer'],
    ['a parameter this version no longer has', { payment_method_types: ['card'] }, 'parameter_unknown'],
  ])('refuses to create with %s', async (_name, more, code) => {
    await expect(create(more as never)).rejects.toMatchObject({ code, statusCode: 400 });
  });

  test('refuses a wrong key and what does not exist', async () => {
    await expect(client('sk_test_wrong').paymentIntents.retrieve('pi_1')).rejects.toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    });
    await expect(stripe.paymentIntents.retrieve('pi_1')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(stripe.refunds.create({ payment_intent: 'pi_1' })).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  test('a key repeats its answer, refuses other parameters, and a refused call does not use it up', async () => {
    const options = { idempotencyKey: 'CM-7K3MQ9XR-1' };
    await expect(stripe.paymentIntents.create({ ...wanted, amount: 1 }, options)).rejects.toThrow('at least');
    const first = await stripe.paymentIntents.create(wanted, options);
    const second = await stripe.paymentIntents.create(wanted, options);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(stripe.paymentIntents.create({ ...wanted, amount: 2731 }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
    expect(bank.control.transactions()).toHaveLength(1);
  });

  test.each([
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
  ])('%s is refused, told, and may be tried again', async (payment_method, code, decline_code) => {
    const { id } = await create();
    await expect(stripe.paymentIntents.confirm(id, { payment_method })).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code,
    });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
    });
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(events().map(({ type }) => type)).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ]);
  });

  test('separate capture, cancelling, and what their states forbid', async () => {
    const { id } = await create({ capture_method: 'manual' });
    await expect(stripe.paymentIntents.capture(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 2730,
    });
    await expect(stripe.paymentIntents.capture(id, { amount_to_capture: 2731 })).rejects.toThrow('greater');
    expect(await stripe.paymentIntents.capture(id, { amount_to_capture: 2000 })).toMatchObject({
      status: 'succeeded',
      amount_received: 2000,
    });
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({ statusCode: 400 });
    const other = await create();
    expect(await stripe.paymentIntents.cancel(other.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
    await expect(
      stripe.paymentIntents.confirm(other.id, { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  test('refunds: in parts, never more than was captured', async () => {
    const { id } = await create();
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toThrow('successful charge');
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const refund = await stripe.refunds.create({ payment_intent: id, amount: 2000, reason: 'duplicate' });
    expect(refund).toMatchObject({
      object: 'refund',
      status: 'succeeded',
      amount: 2000,
      reason: 'duplicate',
    });
    await expect(stripe.refunds.create({ payment_intent: id, amount: 731 })).rejects.toThrow('unrefunded');
    await stripe.refunds.create({ payment_intent: id });
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await stripe.refunds.list({ payment_intent: id })).data.map(({ amount }) => amount)).toEqual([
      730, 2000,
    ]);
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id });
    expect(events().map(({ type }) => type)).toEqual([
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
      'refund.created',
      'charge.refunded',
    ]);
  });
});

describe('C09 the Stripe side, in the browser', () => {
  test('the script and its frame may be used by a page of another origin, and are labelled as a test', async () => {
    const script = await fetch(`${bank.url}/stripe.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { client_secret } = await create();
    const frame = await fetch(`${bank.url}/stripe/frame?client_secret=${client_secret}`);
    expect(frame.headers.get('x-frame-options')).toBeNull();
    expect(frame.headers.get('content-security-policy')).not.toContain('frame-ancestors');
    expect(await frame.text()).toContain('nessun denaro si muove');
  });

  test('the shopper’s choice decides', async () => {
    const approved = await create();
    expect((await confirmInFrame(approved.client_secret, 'approved')).paymentIntent?.status).toBe(
      'succeeded',
    );
    const refused = await create();
    expect((await confirmInFrame(refused.client_secret, 'refused:funds')).error).toMatchObject({
      type: 'card_error',
      decline_code: 'insufficient_funds',
    });
    const pending = await create();
    expect((await confirmInFrame(pending.client_secret, 'pending')).paymentIntent?.status).toBe('processing');
    await bank.control.settle(pending.id, 'refused');
    expect(await stripe.paymentIntents.retrieve(pending.id)).toMatchObject({
      status: 'requires_payment_method',
    });
    const unheard = await create();
    expect((await confirmInFrame(unheard.client_secret, 'unheard')).error?.type).toBe('api_connection_error');
    expect(await stripe.paymentIntents.retrieve(unheard.id)).toMatchObject({ status: 'succeeded' });
    expect((await confirmInFrame('pi_1_secret_2', 'approved')).error?.code).toBe('resource_missing');
    expect((await confirmInFrame(`${pending.id}_secret_guess`, 'approved')).error?.code).toBe(
      'resource_missing',
    );
  });

  test.each([
    ['approved', 'succeeded', 'succeeded'],
    ['refused', 'failed', 'requires_payment_method'],
  ])('3-D Secure by redirect: %s', async (choice, redirectStatus, status) => {
    const { id, client_secret } = await create();
    const { paymentIntent } = await confirmInFrame(client_secret, 'challenge');
    const url = paymentIntent?.next_action?.redirect_to_url?.url ?? '';
    const page = await fetch(url);
    expect(await page.text()).toContain('Verifica 3-D Secure');
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${shop.url}`);
    const answer = await fetch(`${bank.url}/stripe/verifica`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: client_secret ?? '', choice }),
      redirect: 'manual',
    });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      payment_intent: id,
      payment_intent_client_secret: client_secret,
      redirect_status: redirectStatus,
    });
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe(status);
  });

  test('a forged event does not pass the shop’s check', async () => {
    const { id } = await create();
    await bank.control.forge(id);
    expect(shop.heard).toHaveLength(1);
    expect(() => events()).toThrow('signature');
  });
});
