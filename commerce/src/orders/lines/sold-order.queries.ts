import type { Address } from '@casamaestra/contract/checkout/address.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** An order with what its lines are corrected by. Amounts in cents. */
export interface SoldOrderRow {
  readonly shippingRule: string;
  readonly address: Address;
  readonly placedAt: Date;
  readonly goodsCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly totalCents: number;
  readonly weeeTakeBack: boolean;
  readonly proofOfAge: number | null;
  readonly lines: readonly {
    readonly position: number;
    readonly sku: string;
    readonly name: string;
    readonly options: string;
    readonly qty: number;
    readonly priceCents: number;
    readonly discountCents: number;
    readonly vatPercent: number;
    readonly reduced: boolean;
  }[];
  readonly coupons: readonly { readonly code: string; readonly discountCents: number }[];
  /** Its first declaration of withdrawal; null: none. */
  readonly withdrawal: string | null;
  /** The day of its sale in the register, if that is locked. */
  readonly lockedDay: string | null;
  /** Its Sales Order was made. */
  readonly inErpnext: boolean;
}

/** The caller has locked the order. A day of takings that is locked meanwhile waits for its end. */
export async function soldOrder(transaction: Database, orderId: number): Promise<SoldOrderRow> {
  await sql`select pg_advisory_xact_lock_shared(144)`.execute(transaction);
  const { rows } = await sql<Omit<SoldOrderRow, 'placedAt'> & { readonly placedAt: Date }>`
    select shipping_rule as "shippingRule", shipping_address as address, placed_at as "placedAt",
           goods_cents as "goodsCents", discount_cents as "discountCents", shipping_cents as "shippingCents",
           total_cents as "totalCents", weee_take_back as "weeeTakeBack", proof_of_age as "proofOfAge",
           (select json_agg(json_build_object('position', position, 'sku', sku, 'name', name, 'options', options,
                     'qty', qty, 'priceCents', price_cents, 'discountCents', discount_cents,
                     'vatPercent', vat_percent::float8, 'reduced', struck_cents is not null) order by position)
              from order_line where order_id = o.id) as lines,
           (select coalesce(json_agg(json_build_object('code', coupon_code, 'discountCents', discount_cents)
                     order by coupon_code), '[]') from order_coupon where order_id = o.id) as coupons,
           (select number from withdrawal where order_id = o.id order by id limit 1) as withdrawal,
           (select e.day::text from takings_entry e join takings_day d on d.day = e.day
             where e.order_id = o.id and e.refund_id is null) as "lockedDay",
           exists (select from erpnext_document d where d.order_id = o.id and d.kind = 'order' and d.state = 'done')
             as "inErpnext"
      from shop_order o where id = ${orderId}`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error(`no order ${orderId}`);
  return row;
}

export interface KeptLines {
  readonly goodsCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly totalCents: number;
  readonly vat: readonly object[];
  readonly weeeTakeBack: boolean;
  readonly proofOfAge: number | null;
  /** Every line; with no pieces it is removed. */
  readonly lines: readonly {
    readonly position: number;
    readonly qty: number;
    readonly discountCents: number;
  }[];
  /** Those that still apply. */
  readonly coupons: readonly { readonly code: string; readonly discountCents: number }[];
}

/** Puts the pieces that leave an order back in stock, in the order of their variants' ids. */
async function giveBack(transaction: Database, orderId: number, lines: KeptLines['lines']): Promise<void> {
  await sql`
    with kept as (
      select * from unnest(${lines.map(({ position }) => position)}::int[], ${lines.map(({ qty }) => qty)}::int[])
        as kept (position, qty)
    ), fewer as (
      select variant_id, sum(line.qty - kept.qty)::int as qty from order_line line join kept using (position)
       where order_id = ${orderId} and variant_id is not null and kept.qty < line.qty group by variant_id
    ), locked as (
      select id from variant where id in (select variant_id from fewer) order by id for no key update
    ), given as (
      update variant set stock = stock + fewer.qty from fewer join locked on locked.id = fewer.variant_id
       where variant.id = fewer.variant_id
      returning variant.product_id
    )
    insert into stock_move (product_id) select distinct product_id from given`.execute(transaction);
}

/** Gives the uses of coupons that do not apply any more back to who had them. */
async function dropCoupons(transaction: Database, orderId: number, kept: readonly string[]): Promise<void> {
  await sql`
    with dropped as (
      delete from order_coupon where order_id = ${orderId} and coupon_code <> all(${kept}::text[])
      returning coupon_code, email_key
    ), used as (
      update coupon set uses = greatest(0, uses - 1) where code in (select coupon_code from dropped)
    )
    update coupon_customer c set uses = greatest(0, uses - 1) from dropped
     where c.coupon_code = dropped.coupon_code and c.email_key = dropped.email_key`.execute(transaction);
}

/** Writes what stays of an order; the pieces that leave it are for sale again. */
export async function keepLines(
  transaction: Database,
  orderId: number,
  { lines, coupons, ...kept }: KeptLines,
  at: Date,
): Promise<void> {
  await giveBack(transaction, orderId, lines);
  const gone = lines.filter(({ qty }) => qty === 0).map(({ position }) => position);
  if (gone.length > 0)
    await transaction
      .deleteFrom('order_line')
      .where('order_id', '=', orderId)
      .where('position', 'in', gone)
      .execute();
  const left = lines.filter(({ qty }) => qty > 0);
  await sql`
    update order_line line set qty = kept.qty, amount_cents = price_cents * kept.qty, discount_cents = kept.discount
      from unnest(${left.map(({ position }) => position)}::int[], ${left.map(({ qty }) => qty)}::int[],
                  ${left.map(({ discountCents }) => discountCents)}::int[]) as kept (position, qty, discount)
     where order_id = ${orderId} and line.position = kept.position`.execute(transaction);
  await dropCoupons(
    transaction,
    orderId,
    coupons.map(({ code }) => code),
  );
  for (const { code, discountCents } of coupons)
    await transaction
      .updateTable('order_coupon')
      .set({ discount_cents: discountCents })
      .where('order_id', '=', orderId)
      .where('coupon_code', '=', code)
      .execute();
  await transaction
    .updateTable('shop_order')
    .set({
      goods_cents: kept.goodsCents,
      discount_cents: kept.discountCents,
      shipping_cents: kept.shippingCents,
      total_cents: kept.totalCents,
      vat: JSON.stringify(kept.vat),
      weee_take_back: kept.weeeTakeBack,
      proof_of_age: kept.proofOfAge,
      updated_at: at,
    })
    .where('id', '=', orderId)
    .execute();
}
