import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { messageOf, startCheckoutShop, toolShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop(toolShop);
});
afterAll(() => shop.close());

/** An order of so many pieces; its number. */
async function buy(pieces: Record<string, number>): Promise<string> {
  const placed = messageOf(await shop.place(await shop.order(pieces)), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  return placed.order_number;
}
const become = (state: 'paid' | 'cancelled', numbers: readonly string[]) =>
  shop.database
    .updateTable('shop_order')
    .set({ state })
    .where('number', 'in', [...numbers])
    .execute();
const together = async (slug: string) => {
  await shop.commerce.jobs.drain();
  const answer = await shop.value<OperationOutput<typeof productOperation>>(`/api/products?slug=${slug}`);
  return answer.boughtTogetherProducts.map(({ sku }) => sku);
};

describe('what was bought together', () => {
  test('is counted from three paid orders on, is no matter of chance, and is forgotten with the orders', async () => {
    const pairs = [
      await buy({ 'TR-1': 1, 'MA-1': 1 }),
      await buy({ 'TR-1': 2, 'MA-1': 1 }),
      await buy({ 'TR-1': 1, 'MA-1': 2 }),
    ];
    const paints: string[] = [];
    for (let index = 0; index < 5; index += 1) paints.push(await buy({ 'PI-5': 1 }));
    expect(await together('det/tr')).toEqual([]);
    await become('paid', [...paints, ...pairs.slice(0, 2)]);
    expect(await together('det/tr')).toEqual([]);
    await become('paid', pairs);
    await expect.poll(() => together('det/tr')).toEqual(['MA-1']);
    expect(await together('det/ma')).toEqual(['TR-1']);
    expect(await together('det/pi')).toEqual([]);
    await become('cancelled', pairs.slice(0, 1));
    await expect.poll(() => together('det/tr')).toEqual([]);
  });
});
