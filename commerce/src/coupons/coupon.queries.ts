import { emailKey } from '@casamaestra/rules/checkout/email-address.ts';
import { sql } from 'kysely';
import type { CouponValue } from '@casamaestra/rules/coupons/coupon-discount.ts';
import { preparedMark } from '../platform/database/connection.ts';
import type { Database } from '../platform/database/connection.ts';
import type { Texts } from '../shipping/commerce-setting.ts';
import type { Coupon } from './coupon.ts';

interface CouponRow {
  readonly code: string;
  readonly kind: CouponValue['kind'];
  readonly percent: number | null;
  readonly amount_cents: number | null;
  readonly description: Texts;
  readonly valid_from: Date | null;
  readonly valid_to: Date | null;
  readonly minimum_cents: number;
  readonly product_ids: number[];
  readonly category_ids: number[];
  readonly except_reduced: boolean;
  readonly use_limit: number | null;
  readonly per_customer_limit: number | null;
  readonly combinable: boolean;
  readonly active: boolean;
  readonly uses: number;
  readonly customer_uses: number | null;
}

function couponOf(row: CouponRow, categoryIds: readonly number[]): Coupon {
  return {
    code: row.code,
    kind: row.kind,
    percent: row.percent,
    amountCents: row.amount_cents,
    description: row.description,
    validFrom: row.valid_from?.getTime() ?? null,
    validTo: row.valid_to?.getTime() ?? null,
    minimumCents: row.minimum_cents,
    productIds: new Set(row.product_ids),
    categoryIds: new Set(categoryIds),
    limited: row.product_ids.length > 0 || row.category_ids.length > 0,
    exceptReduced: row.except_reduced,
    useLimit: row.use_limit,
    perCustomerLimit: row.per_customer_limit,
    combinable: row.combinable,
    active: row.active,
    uses: row.uses,
    customerUses: row.customer_uses ?? 0,
  };
}

/**
 * The categories of coupons with all their subcategories, by code; no query when no coupon is restricted to
 * categories.
 */
async function selectBelow(
  database: Database,
  coupons: readonly CouponRow[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const codes = coupons.filter((row) => row.category_ids.length > 0).map(({ code }) => code);
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; ids: number[] }>`
    with recursive below (code, id) as (
      select code, unnest(category_ids) from coupon where code = any(${codes}::text[])
      union select code, category.id from category join below on parent_id = below.id)
    select code, array_agg(id) as ids from below group by code`.execute(database);
  return new Map(rows.map(({ code, ids }) => [code, ids]));
}

/** Coupons by code (upper case), with the uses counted for the customer of an e-mail address. */
export async function selectCoupons(
  database: Database,
  codes: readonly string[],
  email: string | undefined,
): Promise<ReadonlyMap<string, Coupon>> {
  const { rows } = await sql<CouponRow>`${sql.raw(preparedMark)}
    select code, kind, percent, amount_cents, description, valid_from, valid_to, minimum_cents, product_ids,
           category_ids, except_reduced, use_limit, per_customer_limit, combinable, active, coupon.uses,
           coupon_customer.uses as customer_uses
      from coupon
      left join coupon_customer on coupon_code = code and email_key = ${email === undefined ? null : emailKey(email)}
     where code = any(${codes}::text[])`.execute(database);
  const below = await selectBelow(database, rows);
  return new Map(rows.map((row) => [row.code, couponOf(row, below.get(row.code) ?? [])]));
}
