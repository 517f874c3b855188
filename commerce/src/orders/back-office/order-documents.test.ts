import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { OrderDocument } from '@casamaestra/contract/staff/order-documents.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf, startCheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { dayInItaly } from './list-orders.usecase.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop();
});
afterAll(() => shop.close());

async function buy(): Promise<string> {
  const input = await shop.order({ 'TR-1': 2, 'MA-1': 1 });
  const placed = messageOf(await shop.place(input), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  return placed.order_number;
}

const cents = (euros: number) => Math.round(euros * 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('orders of a period come with parts that add up to the cent, without cancelled ones, and the log tells who took them', async () => {
  const [paid, open, cancelled] = [await buy(), await buy(), await buy()];
  await shop.database
    .updateTable('shop_order')
    .set({ state: 'paid', paid_at: new Date(), reserved_until: null })
    .where('number', '=', paid)
    .execute();
  const owner = await signedInStaff(shop, ['owner'], { name: 'Ada Titolare' });
  await owner.value('orders.cancel', { number: cancelled, reason: 'Doppione' });
  const today = dayInItaly(Date.now());
  const take = (more: object) =>
    owner.value<OrderDocument[]>('connections.order_documents', {
      from: today,
      to: today,
      only_paid: false,
      ...more,
    });
  const orders = await take({});
  expect(orders.map(({ number }) => number)).toEqual([paid, open]);
  for (const order of orders) {
    const goods = sum(order.lines.map((line) => cents(line.price) * line.qty - cents(line.discount)));
    const delivery = sum(order.delivery_costs.map(({ amount }) => cents(amount)));
    expect(goods + delivery).toBe(cents(order.total));
    expect(sum(order.vat.map(({ net, vat }) => cents(net) + cents(vat)))).toBe(cents(order.total));
    expect(order.delivery_costs).toEqual([{ vat_percent: 22, amount: 9.9 }]);
  }
  expect((await take({ only_paid: true })).map(({ number }) => number)).toEqual([paid]);
  expect(await take({ from: '2020-01-01', to: '2020-01-31' })).toEqual([]);
  const { rows } = await owner.value<{ rows: Activity[] }>('activity.list');
  expect(rows[0]).toMatchObject({ kind: 'connections.order_documents', who: 'Ada Titolare' });
  const wrong = { from: today, to: '2020-01-01', only_paid: false };
  expect((await owner.call('connections.order_documents', wrong)).status).toBe(417);
  const accounting = await signedInStaff(shop, ['accounting']);
  expect(await accounting.refusal('connections.order_documents', { ...wrong, to: today })).toBe(
    'staff_not_permitted',
  );
});
