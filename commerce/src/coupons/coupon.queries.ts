import { sql } from 'kysely';
import type { CouponTerms } from '@casamaestra/rules/coupons/coupon-refusal.ts';
import type { CouponValue } from '@casamaestra/rules/coupons/coupon-discount.ts';
import type { Database } from '../platform/database/connection.ts';
import type { Texts } from '../shipping/selling-rule.ts';

/** A coupon as a cart meets it. */
export interface Coupon extends CouponTerms, CouponValue {
  readonly description: Texts;
  readonly productIds: ReadonlySet<number>;
  /** With all categories below them. */
  readonly categoryIds: ReadonlySet<number>;
  readonly limited: boolean;
  readonly exceptReduced: boolean;
  readonly combinable: boolean;
  /** How often the customer has used it. */
  readonly customerUses: number;
}

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
  readonly all_category_ids: number[] | null;
  readonly except_reduced: boolean;
  readonly use_limit: number | null;
  readonly per_customer_limit: number | null;
  readonly combinable: boolean;
  readonly active: boolean;
  readonly uses: number;
  readonly customer_uses: number | null;
}

function couponOf(row: CouponRow): Coupon {
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
    categoryIds: new Set(row.all_category_ids),
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

/** Coupons by code (upper case), with what the customer of an e-mail address used of them. */
export async function selectCoupons(
  database: Database,
  codes: readonly string[],
  email: string | undefined,
): Promise<ReadonlyMap<string, Coupon>> {
  const { rows } = await sql<CouponRow>`
    select coupon.*, coupon_customer.uses as customer_uses,
           case when cardinality(category_ids) > 0 then (
             with recursive below (id) as (
               select unnest(category_ids) union select category.id from category join below on parent_id = below.id)
             select array_agg(id) from below) end as all_category_ids
      from coupon
      left join coupon_customer on coupon_code = code and email_key = ${email?.trim().toLowerCase() ?? null}
     where code = any(${codes}::text[])`.execute(database);
  return new Map(rows.map((row) => [row.code, couponOf(row)]));
}
