import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import type { TestCustomer } from '../customers/testing/register-customer.ts';
import { systemClock } from '../platform/clock.ts';
import { readModerationQueue } from './moderate-reviews.usecase.ts';

const add = '/api/method/mymb_ecommerce.mymb_ecommerce.item_review.add_item_review';
const own = '/api/method/casamaestra.reviews.own';

let shop: CheckoutShop;
let ada: TestCustomer;
beforeAll(async () => {
  shop = await startCheckoutShop();
  ada = await registerCustomer(shop, { email: 'anna.rossi@esempio.it' });
});
afterAll(() => shop.close());

/** Ada buys two drills; returns functions to change the order and its line. */
async function buyDrills() {
  const placed = messageOf(await shop.place(await shop.order({ 'TR-1': 2 }), ada.headers), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  const { id } = await shop.database
    .selectFrom('shop_order')
    .select('id')
    .where('number', '=', placed.order_number)
    .executeTakeFirstOrThrow();
  return {
    cents: Math.round(placed.total * 100),
    order: (change: { state?: OrderState; refunded_cents?: number }) =>
      shop.database.updateTable('shop_order').set(change).where('id', '=', id).execute(),
    withdrawn: (qty: number) =>
      shop.database
        .updateTable('order_line')
        .set({ withdrawn_qty: qty })
        .where('order_id', '=', id)
        .execute(),
  };
}

describe('P01 a verified purchase', () => {
  test('is one that was delivered and kept, not one that was only paid, or given back', async () => {
    const bought = async () => {
      const { body } = await shop.post(own, { item_code: 'TR-1' }, ada.headers);
      const review = { item_code: 'TR-1', title: 'Comodo', rating: 4, comment: '' };
      expect((await shop.post(add, review, ada.headers)).status).toBe(200);
      const [written] = await readModerationQueue({ database: shop.database, clock: systemClock });
      return [(body as { message: { bought: boolean } }).message.bought, written?.verified];
    };
    const { order, withdrawn, cents } = await buyDrills();
    expect(await bought()).toEqual([false, false]);
    for (const state of ['paid', 'shipped', 'cancelled', 'returned'] as const) {
      await order({ state });
      expect([state, ...(await bought())]).toEqual([state, false, false]);
    }
    await order({ state: 'delivered' });
    expect(await bought()).toEqual([true, true]);
    await withdrawn(1);
    expect(await bought()).toEqual([true, true]);
    await withdrawn(2);
    expect(await bought()).toEqual([false, false]);
    await withdrawn(0);
    await order({ refunded_cents: cents });
    expect(await bought()).toEqual([false, false]);
  });
});
