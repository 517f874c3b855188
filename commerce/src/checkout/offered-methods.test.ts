import { checkoutOptionsOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import { payAgainOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf, startCheckoutShop } from './testing/checkout-shop.ts';
import type { CheckoutShop, Placed } from './testing/checkout-shop.ts';
import { productionEnvironment } from '../platform/testing/production-environment.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop(undefined, {
    environment: productionEnvironment,
  });
});
afterAll(() => shop.close());

test('C09 a method that is not offered is refused: without keys there are no card payments in production', async () => {
  const { payment_methods } = messageOf(
    await shop.ask(checkoutOptionsOperation.path),
    checkoutOptionsOperation.output,
  );
  expect(payment_methods).toEqual(['transfer']);
  const refused = { status: 417, body: { field: 'payment_method' } };
  for (const payment_method of ['card', 'paypal', 'online'] as const)
    expect(await shop.place(await shop.order({ 'TR-1': 1 }, { payment_method }))).toMatchObject(refused);
  expect(await shop.orderCount()).toBe(0);
  const placed = await shop.place(await shop.order({ 'TR-1': 1 }));
  const { order_token } = (placed.body as { message: Placed }).message;
  const again = await shop.post(payAgainOperation.path, { order_token, payment_method: 'card' });
  expect(again).toMatchObject(refused);
});
