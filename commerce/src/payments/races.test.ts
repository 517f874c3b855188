import {
  paymentReturnOperation,
  payAgainOperation,
} from '@casamaestra/contract/payments/payments.operations.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../platform/config/read-config.ts';
import { axerveAccount, stripeAccount } from './gateways.ts';
import { startPaymentShop } from './testing/payment-shop.ts';
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

describe.each(['gestpay', 'stripe'] as const)('C09 everything at once with %s', (method) => {
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

  test('ten requests to pay again: every attempt but the newest is ended, each is paid at most once', async () => {
    const placed = await shop.buy(method);
    const answers = await times(10, () =>
      shop.post(payAgainOperation.path, { order_token: placed.order_token, payment_method: method }),
    );
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

  test('in production a method without keys has no gateway, whatever bank is beside it', () => {
    const config = readConfig({
      ...productionEnvironment,
      SANDBOX_BANK_URL: bank(),
    });
    expect(axerveAccount({ config, sandboxBankUrl: bank })).toBeUndefined();
    expect(stripeAccount({ config, sandboxBankUrl: bank })).toBeUndefined();
  });

  test('with keys it is the gateway’s own hosts', () => {
    const keys = { AXERVE_SHOP_LOGIN: 'GESPAY12345', AXERVE_API_KEY: 'k' };
    const sandbox = axerveAccount({ config: readConfig(keys), sandboxBankUrl: bank });
    expect(sandbox?.apiUrl).toBe('https://sandbox.gestpay.net');
    const config = readConfig({ ...keys, AXERVE_ENVIRONMENT: 'production' });
    expect(axerveAccount({ config, sandboxBankUrl: bank })).toMatchObject({
      apiUrl: 'https://ecomms2s.sella.it',
      browserUrl: 'https://ecomm.sella.it',
    });
  });
});
