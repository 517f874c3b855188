import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { PrintedOrder } from '@casamaestra/contract/staff/print-orders.operations.ts';
import type { OrderRow } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf, startCheckoutShop, toolShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

interface Printed {
  orders: PrintedOrder[];
  left_out: { number: string; state: string }[];
}

let shop: CheckoutShop;
let packer: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startCheckoutShop(toolShop);
  packer = await signedInStaff(shop, ['warehouse']);
});
afterAll(() => shop.close());

async function order(state: 'in_preparation' | 'cancelled' | 'awaiting_payment') {
  const placed = messageOf(await shop.place(await shop.order({ 'TR-1': 1, 'PI-5': 3 })), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  await shop.database
    .updateTable('shop_order')
    .set({ state, paid_at: state === 'awaiting_payment' ? null : new Date(), reserved_until: null })
    .where('number', '=', placed.order_number)
    .execute();
  return placed.order_number;
}
const print = (numbers: readonly string[]) => packer.value<Printed>('orders.to_print', { numbers });
const ship = (number: string, carrier: string, pieces?: { sku: string; qty: number }[]) =>
  packer.value('orders.ship', { number, carrier, tracking_number: `T-${number}`, pieces });
const contents = (printed: PrintedOrder | undefined) =>
  printed?.lines.map(({ sku, pieces }) => `${pieces} ${sku}`);

test('chosen orders are printed as they were asked for, with address and what is left, without any price', async () => {
  const [one, other] = [await order('in_preparation'), await order('in_preparation')];
  const { orders, left_out: left } = await print([other.toLowerCase(), one, one, 'CM-NIENTE']);
  expect(orders.map(({ number }) => number)).toEqual([other, one]);
  expect(left).toEqual([]);
  expect(orders[0]?.address.address_line1).toBeTruthy();
  expect(orders[0]?.name).toBeTruthy();
  expect(JSON.stringify(orders)).not.toMatch(/price|amount|total|email/);

  await ship(one, 'BRT', [{ sku: 'PI-5', qty: 2 }]);
  expect(contents((await print([one])).orders[0])).toEqual(['1 TR-1', '1 PI-5']);
  await ship(one, 'BRT');
  expect(contents((await print([one])).orders[0]), 'printed again after it left').toEqual([
    '1 TR-1',
    '3 PI-5',
  ]);
});

test('orders of which nothing is sent are named instead of printed', async () => {
  const [cancelled, unpaid, good] = [
    await order('cancelled'),
    await order('awaiting_payment'),
    await order('in_preparation'),
  ];
  const { orders, left_out: left } = await print([cancelled, unpaid, good]);
  expect(orders.map(({ number }) => number)).toEqual([good]);
  expect(left).toEqual([
    { number: cancelled, state: 'cancelled' },
    { number: unpaid, state: 'awaiting_payment' },
  ]);
});

test('who only looks at orders prints none, and more than 200 at once are refused', async () => {
  for (const role of ['catalogue', 'content', 'accounting', 'reader'] as const)
    expect(await (await signedInStaff(shop, [role])).refusal('orders.to_print', { numbers: ['CM-1'] })).toBe(
      'staff_not_permitted',
    );
  const many = Array.from({ length: 201 }, (_, at) => `CM-${at}`);
  expect(await packer.refusal('orders.to_print', { numbers: many })).not.toBe('');
  expect(await packer.refusal('orders.to_print', { numbers: [] })).not.toBe('');
});

test('orders are found by the carrier of a parcel of theirs', async () => {
  const [first, second] = [await order('in_preparation'), await order('in_preparation')];
  await ship(first, 'Corriere Uno', [{ sku: 'TR-1', qty: 1 }]);
  await ship(first, 'Corriere Due');
  await ship(second, 'Corriere Due');
  const by = async (carrier: string) => {
    const { rows, count } = await packer.value<{ rows: OrderRow[]; count: { rows: number } }>('orders.list', {
      carrier,
    });
    expect(count.rows).toBe(rows.length);
    return rows.map(({ number }) => number);
  };
  expect(await by('Corriere Uno')).toEqual([first]);
  expect(await by('Corriere Due')).toEqual([second, first]);
  expect(await by('Corriere Tre')).toEqual([]);
  const all = await packer.value<{ number: string }[]>('orders.matching', { carrier: 'Corriere Uno' });
  expect(all.map(({ number }) => number)).toEqual([first]);
  expect(await packer.value<string[]>('shipments.carriers')).toEqual(['BRT', 'Corriere Due', 'Corriere Uno']);
});
