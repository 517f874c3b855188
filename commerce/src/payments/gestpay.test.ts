import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPaymentShop } from './testing/payment-shop.ts';
import type { PaymentShop } from './testing/payment-shop.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await startPaymentShop();
});
afterAll(() => shop.close());
afterEach(() => {
  shop.bank.control.clearFaults();
  shop.bank.control.notifications({});
  shop.clock.reset();
});

describe('C09 a payment at Axerve', () => {
  test('an approved payment pays the order once', async () => {
    const placed = await shop.buy('gestpay');
    expect(placed.payment.kind).toBe('redirect');
    const [payment] = await shop.payments(placed.order_number);
    expect(payment).toMatchObject({ state: 'started', transaction_id: `${placed.order_number}-1` });
    await shop.bank.control.choose(payment?.gateway_reference ?? '', { outcome: 'approved' });
    await shop.drain();
    expect(await shop.orderState(placed.order_number)).toBe('paid');
    const [paid] = await shop.payments(placed.order_number);
    expect(paid).toMatchObject({ state: 'captured', captured_cents: payment?.amount_cents });
  });
});
