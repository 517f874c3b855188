import {
  paymentReturnOperation,
  payAgainOperation,
} from '@casamaestra/contract/payments/payments.operations.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../shop-config.ts';
import { silentLog } from '../platform/log/create-log.ts';
import { createGateways } from './gateways.ts';
import { paidBy, startPaymentShop } from './testing/payment-shop.ts';
import type { PaymentShop } from './testing/payment-shop.ts';
import { productionEnvironment } from '../platform/testing/production-environment.ts';

const MINUTE = 60_000;
let shop: PaymentShop;
beforeAll(async () => {
  shop = await startPaymentShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.bank.control.clearFaults();
  shop.bank.control.notifications({});
  await shop.drain();
  shop.clock.reset();
});

const times = <Value>(count: number, work: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, work));

describe.each(['axerve', 'stripe'] as const)('C09 everything at once with %s', (method) => {
  test('returns, notifications and two nodes that ask: one capture, one mail, nothing to give back', async () => {
    const placed = await shop.buy(method);
    const [payment] = await shop.payments(placed.order_number);
    const reference = payment?.gateway_reference ?? '';
    const secret = payment?.gateway_secret ?? '';
    const other = shop.anotherNode();
    shop.bank.control.notifications({ copies: 5 });
    shop.clock.advance(2 * MINUTE);
    await Promise.all([
      shop.bank.control.choose(reference, { outcome: 'approved' }),
      times(10, () => shop.post(paymentReturnOperation.path, { gateway: method, reference, secret })),
      times(3, () => shop.drain()),
      times(3, () => other.jobs.drain()),
    ]);
    await shop.drain();
    await shop.post(paymentReturnOperation.path, { gateway: method, reference, secret });
    expect(await shop.orderState(placed.order_number)).toBe('paid');
    const captures = await shop.database
      .selectFrom('payment_event')
      .select('id')
      .where('payment_id', '=', payment?.id ?? 0)
      .where('state', '=', 'captured')
      .execute();
    expect(captures).toHaveLength(1);
    expect(await shop.refunds(placed.order_number)).toEqual([]);
  });

  test('ten requests to pay again, on two nodes: every attempt but the newest is ended, each is paid at most once', async () => {
    const placed = await shop.buy(method);
    const other = shop.anotherNode();
    const asked = { order_token: placed.order_token, ...paidBy(method) };
    const there = () =>
      other.handler(
        new Request(`http://shop.test${payAgainOperation.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(asked),
        }),
      );
    const answers = (
      await Promise.all([times(5, () => shop.post(payAgainOperation.path, asked)), times(5, there)])
    ).flat();
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const attempts = await shop.payments(placed.order_number);
    expect(attempts).toHaveLength(11);
    expect(attempts.filter(({ state }) => state === 'started').length).toBeLessThanOrEqual(1);
    const newest = attempts.at(-1);
    await shop.bank.control.choose(newest?.gateway_reference ?? '', { outcome: 'approved' });
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
  });

  test('paid in the moment it is cancelled: the money is the shop’s or goes back, never both', async () => {
    const placed = await shop.buy(method);
    const [payment] = await shop.payments(placed.order_number);
    await Promise.all([
      shop.bank.control.choose(payment?.gateway_reference ?? '', { outcome: 'approved' }),
      shop.post('/api/method/casamaestra.orders.cancel', { order_token: placed.order_token }),
    ]);
    shop.clock.advance(2 * MINUTE);
    await shop.drain();
    const [after] = await shop.payments(placed.order_number);
    const held = (after?.captured_cents ?? 0) - (after?.refunded_cents ?? 0);
    const state = await shop.orderState(placed.order_number);
    expect(held).toBe(state === 'paid' ? Math.round(placed.total * 100) : 0);
  });
});

describe('C09 where cards are paid', () => {
  const bank = () => 'http://localhost:1';

  /** Hosts called when a payment starts. */
  async function asked(environment: Record<string, string>): Promise<string[]> {
    const hosts: string[] = [];
    const send: typeof fetch = async (input) => {
      hosts.push(new URL(String(input instanceof Request ? input.url : input)).origin);
      throw new Error('nobody answers');
    };
    const deps = { publicUrl: () => 'https://shop.test', clock: shop.clock, log: silentLog() };
    const gateways = createGateways({ ...deps, config: readConfig(environment), sandboxBankUrl: bank }, send);
    for (const name of ['axerve', 'stripe']) {
      await gateways.open(name)?.start({
        transactionId: 'CM-1-1',
        orderNumber: 'CM-1',
        amountCents: 100,
        currency: 'EUR',
        reference: null,
        email: 'anna@esempio.it',
        language: 'it',
        method: 'card',
      });
    }
    return [...new Set(hosts)];
  }

  test('in production a gateway without keys is not there, whatever bank is beside it', async () => {
    expect(await asked({ ...productionEnvironment, SANDBOX_BANK_URL: bank() })).toEqual([]);
  });

  test('with keys it is the gateway’s own hosts', async () => {
    const keys = { AXERVE_SHOP_LOGIN: 'GESPAY12345', AXERVE_API_KEY: 'k' };
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_12345678', STRIPE_PUBLISHABLE_KEY: 'pk_live_12345678' };
    expect(await asked(keys)).toEqual(['https://sandbox.gestpay.net', bank()]);
    expect(await asked({ ...keys, ...stripe, AXERVE_ENVIRONMENT: 'production' })).toEqual([
      'https://ecomms2s.sella.it',
      'https://api.stripe.com',
    ]);
  });
});
