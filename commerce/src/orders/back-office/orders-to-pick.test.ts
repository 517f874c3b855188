import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { OrderToPick } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop, toolShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

let shop: CheckoutShop;
let picker: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startCheckoutShop(toolShop);
  picker = await signedInStaff(shop, ['warehouse'], { name: 'Mara Scaffali' });
});
afterAll(() => shop.close());

/** An order in a state, promised for a day. */
async function order(goods: Record<string, number>, state: 'paid' | 'awaiting_payment', latest: string) {
  const placed = messageOf(await shop.place(await shop.order(goods)), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  await shop.database
    .updateTable('shop_order')
    .set({ state, latest, paid_at: state === 'paid' ? new Date() : null, reserved_until: null })
    .where('number', '=', placed.order_number)
    .execute();
  return placed.order_number;
}
const toPick = (numbers?: readonly string[]) =>
  picker.value<OrderToPick[]>('orders.to_pick', numbers === undefined ? {} : { numbers });

describe('orders to be picked', () => {
  test('are those that are paid, due first first, with what is left of them and without any price', async () => {
    const later = await order({ 'PI-5': 3 }, 'paid', '2030-01-02');
    const sooner = await order({ 'TR-1': 1, 'PI-5': 2 }, 'paid', '2020-01-01');
    await order({ 'PI-5': 1 }, 'awaiting_payment', '2019-01-01');
    const orders = await toPick();
    expect(orders.map(({ number, late }) => [number, late])).toEqual([
      [sooner, true],
      [later, false],
    ]);
    expect(orders[0]?.lines.map(({ sku, pieces }) => [sku, pieces])).toEqual([
      ['TR-1', 1],
      ['PI-5', 2],
    ]);
    expect(JSON.stringify(orders)).not.toMatch(/price|amount|total|email|phone/);
    expect(await toPick([later, 'CM-NIENTE'])).toHaveLength(1);
    expect(await toPick([])).toEqual([]);
  });

  test('tell what a piece weighs, and keep what was measured of its parcel', async () => {
    const number = await order({ 'PI-5': 2 }, 'paid', '2020-01-01');
    await shop.database.updateTable('variant').set({ weight_kg: 7.5 }).where('sku', '=', 'PI-5').execute();
    expect((await toPick([number]))[0]?.lines).toMatchObject([{ sku: 'PI-5', weight_kg: 7.5 }]);
    await picker.value('orders.prepare', { number });
    const ship = { number, carrier: 'BRT', tracking_number: 'M-1' };
    const wrong = { ...ship, measures: { packages: 0 } };
    expect(await picker.refusal('orders.ship', wrong)).not.toBe('');
    await picker.value('orders.ship', {
      ...ship,
      measures: { packages: 2, weight_g: 16_200, length_cm: 90 },
    });
    const { rows } = await picker.value<{ rows: object[] }>('shipments.list', { text: number });
    expect(rows).toMatchObject([
      { packages: 2, weight_g: 16_200, weight_kg: 16.2, length_cm: 90, width_cm: null, height_cm: null },
    ]);
  });

  test('lose what is in a parcel, and are gone once all is', async () => {
    const number = await order({ 'PI-5': 3 }, 'paid', '2020-01-01');
    const ship = (qty: number, code: string) =>
      picker.value('orders.ship', {
        number,
        carrier: 'BRT',
        tracking_number: code,
        pieces: [{ sku: 'PI-5', qty }],
      });
    await picker.value('orders.prepare', { number });
    await ship(2, 'A1');
    expect((await toPick([number]))[0]?.lines).toMatchObject([{ sku: 'PI-5', pieces: 1 }]);
    await ship(1, 'A2');
    expect(await toPick([number])).toEqual([]);
  });

  test('are for those who prepare them', async () => {
    for (const role of ['catalogue', 'content', 'accounting', 'reader'] as const)
      expect(await (await signedInStaff(shop, [role])).refusal('orders.to_pick')).toBe('staff_not_permitted');
    const many = Array.from({ length: 31 }, (_, at) => `CM-${at}`);
    expect(await picker.refusal('orders.to_pick', { numbers: many })).not.toBe('');
  });
});
