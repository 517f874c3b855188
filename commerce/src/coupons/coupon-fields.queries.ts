import type { CouponFields } from '@casamaestra/contract/staff/staff-coupons.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

export interface CouponRecord {
  readonly code: string;
  readonly uses: number;
  readonly fields: CouponFields;
}

interface Row extends Omit<CouponFields, 'valid_from' | 'valid_to'> {
  readonly code: string;
  readonly uses: number;
  readonly valid_from: Date | null;
  readonly valid_to: Date | null;
}

/** Coupons as people write them; `only`: one of them, locked until the transaction ends. */
export async function selectCouponRecords(database: Database, only?: string): Promise<CouponRecord[]> {
  const { rows } = await sql<Row>`
    select code, uses, kind, percent::float8 as percent, amount_cents, description, valid_from, valid_to,
           minimum_cents, except_reduced, use_limit, per_customer_limit, combinable, active,
           array(select p.code from product p where p.id = any(product_ids) order by p.code) as products,
           array(select c.url from category c where c.id = any(category_ids) order by c.url) as categories
      from coupon where ${only ?? null}::text is null or code = ${only ?? null}
     order by code ${only === undefined ? sql`` : sql`for update of coupon`}`.execute(database);
  return rows.map(({ code, uses, ...row }) => ({
    code,
    uses,
    fields: {
      ...row,
      valid_from: row.valid_from?.toISOString() ?? null,
      valid_to: row.valid_to?.toISOString() ?? null,
    },
  }));
}

/** What coupons took off orders that were not cancelled, by code. */
export async function selectCouponDiscounts(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; cents: number }>`
    select coupon_code as code, sum(order_coupon.discount_cents)::float8 as cents
      from order_coupon join shop_order on shop_order.id = order_id
     where state <> 'cancelled' group by coupon_code`.execute(database);
  return new Map(rows.map(({ code, cents }) => [code, cents]));
}

interface Subjects {
  readonly productIds: readonly number[];
  readonly categoryIds: readonly number[];
}

/** Writes a coupon; its number of uses is kept. */
export async function putCoupon(
  database: Database,
  code: string,
  fields: CouponFields,
  { productIds, categoryIds }: Subjects,
): Promise<void> {
  const row = {
    kind: fields.kind,
    percent: fields.percent,
    amount_cents: fields.amount_cents,
    description: JSON.stringify(fields.description),
    valid_from: fields.valid_from,
    valid_to: fields.valid_to,
    minimum_cents: fields.minimum_cents,
    product_ids: [...productIds],
    category_ids: [...categoryIds],
    except_reduced: fields.except_reduced,
    use_limit: fields.use_limit,
    per_customer_limit: fields.per_customer_limit,
    combinable: fields.combinable,
    active: fields.active,
  };
  await database
    .insertInto('coupon')
    .values({ code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .execute();
}

/** Removes a coupon that nobody has used; false: somebody has. */
export async function removeUnusedCoupon(database: Database, code: string): Promise<boolean> {
  const { rows } = await sql<{ code: string }>`
    delete from coupon where code = ${code} and uses = 0
       and not exists (select from order_coupon where coupon_code = ${code}) returning code`.execute(
    database,
  );
  return rows.length > 0;
}
