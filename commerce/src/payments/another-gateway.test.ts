import {
  checkoutOptionsOperation,
  placeOrderOperation,
} from '@casamaestra/contract/checkout/checkout.operations.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { cancelOrderOperation, trackOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import {
  payAgainOperation,
  paymentReturnOperation,
} from '@casamaestra/contract/payments/payments.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop, Placed } from '../checkout/testing/checkout-shop.ts';
import { createConfigReader } from '../platform/config/read-config.ts';
import { saidAtStart } from '../platform/testing/said-at-start.ts';
import { productionEnvironment } from '../platform/testing/production-environment.ts';
import { registeredGateways } from './registered-gateways.ts';
import { kiosk } from './testing/kiosk/kiosk.ts';
import type { KioskBooks } from './testing/kiosk/kiosk.ts';

const books: KioskBooks = new Map();
const gateways = [...registeredGateways, kiosk(books)];
const environment = { KIOSK_KEY: 'kioskkey', PAYMENT_GATEWAYS: 'kiosk' };

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop(undefined, { environment, gateways });
});
afterAll(() => shop.close());

const buy = async (payment_method: PaymentMethod): Promise<Placed> => {
  const input = await shop.order({ 'PI-5': 1 }, { payment_method });
  return messageOf(await shop.place(input), placeOrderOperation.output) as Placed;
};
const referenceOf = ({ payment }: Pick<Placed, 'payment'>): string =>
  payment.kind === 'redirect' ? payment.url.replace('https://kiosk.test/pay/', '') : '';
const paymentAt = (reference: string) => {
  const payment = books.get(reference);
  if (payment === undefined) throw new Error(`the kiosk does not know ${reference}`);
  return payment;
};
const tracked = async ({ order_token }: Placed) =>
  messageOf(await shop.post(trackOrderOperation.path, { order_token }), trackOrderOperation.output);
const back = (reference: string, proof: string) =>
  shop.post(paymentReturnOperation.path, { query: `?gateway=kiosk&payment=${reference}&proof=${proof}` });

describe('a gateway of one folder and one line', () => {
  test('what it carries is on offer, with transfers', async () => {
    const options = messageOf(await shop.ask(checkoutOptionsOperation.path), checkoutOptionsOperation.output);
    expect(options).toMatchObject({
      payment_methods: ['satispay', 'transfer'],
      default_payment_method: 'satispay',
      card_form: false,
      sandbox: false,
    });
    const card = await shop.place(await shop.order({ 'PI-5': 1 }, { payment_method: 'card' }));
    expect(card).toMatchObject({ status: 417, body: { field: 'payment_method' } });
  });

  test('the shop sells, is told by its webhook that it was paid, and gives the money back', async () => {
    const placed = await buy('satispay');
    const reference = referenceOf(placed);
    const payment = paymentAt(reference);
    expect(payment).toMatchObject({ amountCents: Math.round(placed.total * 100), method: 'satispay' });
    payment.state = 'captured';
    const forged = await shop.ask(`/api/open/kiosk?payment=${reference}&proof=guess`);
    expect(forged).toMatchObject({ status: 403, text: 'forged' });
    expect(await tracked(placed)).toMatchObject({ state: 'awaiting_payment' });
    const told = await shop.ask(`/api/open/kiosk?payment=${reference}&proof=kioskkey-${reference}`);
    expect(told).toMatchObject({ status: 200, text: 'taken' });
    await shop.commerce.jobs.drain();
    expect(await tracked(placed)).toMatchObject({
      state: 'paid',
      payment: 'paid',
      payment_method: 'satispay',
    });
    await shop.post(cancelOrderOperation.path, { order_token: placed.order_token });
    await shop.commerce.jobs.drain();
    expect(payment.refundedCents).toBe(payment.amountCents);
    expect(await tracked(placed)).toMatchObject({ state: 'cancelled', payment: 'refunded' });
  });

  test('the browser that comes back is answered what the gateway says, only with the secret', async () => {
    const placed = await buy('satispay');
    const reference = referenceOf(placed);
    paymentAt(reference).state = 'failed';
    expect(await back(reference, 'guess')).toMatchObject({ status: 404 });
    const failed = messageOf(await back(reference, `kioskkey-${reference}`), paymentReturnOperation.output);
    expect(failed).toMatchObject({
      payment: 'failed',
      message: expect.stringContaining('disponibilità insufficiente'),
    });
    const again = messageOf(
      await shop.post(payAgainOperation.path, {
        order_token: failed.order_token,
        payment_method: 'satispay',
      }),
      payAgainOperation.output,
    );
    const second = referenceOf(again);
    paymentAt(second).state = 'captured';
    const paid = messageOf(await back(second, `kioskkey-${second}`), paymentReturnOperation.output);
    expect(paid).toMatchObject({ payment: 'paid', order_number: placed.order_number });
  });

  test('its settings are read, told and checked like all others', () => {
    const { settings, ...reader } = createConfigReader(gateways);
    const readConfig = (environment: Record<string, string>) =>
      saidAtStart(() => reader.readConfig(environment));
    expect(Object.values(settings).map(({ name }) => name)).toContain('KIOSK_KEY');
    expect(() => readConfig({ KIOSK_KEY: 'short' })).toThrow('KIOSK_KEY: trovato un valore di 5 caratteri');
    expect(() => readConfig({ ...productionEnvironment, PAYMENT_GATEWAYS: 'kiosk' })).toThrow(
      'PAYMENT_GATEWAYS nomina kiosk, ma mancano le sue chiavi (KIOSK_KEY)',
    );
    expect(() => readConfig({ ...productionEnvironment, KIOSK_KEY: 'kioskkiosk' })).toThrow(
      'KIOSK_KEY: credenziali di prova',
    );
  });
});
