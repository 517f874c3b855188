import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import { messageOf } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';

/** Places an order and returns its number. */
export async function buy(
  shop: CheckoutShop,
  pieces: Record<string, number> = { 'TR-1': 1 },
  changes: object = {},
): Promise<string> {
  const placed = messageOf(await shop.place(await shop.order(pieces, changes)), placedOrderSchema);
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed.changes));
  return placed.order_number;
}

/** As money arrives, whoever brings it. */
export async function paid(shop: CheckoutShop, number: string, now: number): Promise<void> {
  await shop.pool.query(
    `with o as (update shop_order set state = 'paid', paid_at = $2, reserved_until = null where number = $1 returning id)
     update payment set state = 'captured', authorised_cents = amount_cents, captured_cents = amount_cents
      where order_id = (select id from o)`,
    [number, new Date(now)],
  );
}

let refunds = 0;

/** Money that went back of an order. */
export async function refunded(shop: CheckoutShop, number: string, cents: number): Promise<void> {
  refunds += 1;
  await shop.pool.query(
    `insert into refund (payment_id, order_id, idempotency_key, amount_cents, reason, state)
     select p.id, o.id, o.number || $3, $2, 'goodwill', 'done' from shop_order o join payment p on p.order_id = o.id
      where o.number = $1`,
    [number, cents, `r${refunds}`],
  );
}
