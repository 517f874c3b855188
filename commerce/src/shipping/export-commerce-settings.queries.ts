import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** Delivery options offered, in their order. */
export const selectOfferedRules = (database: Database) =>
  database.selectFrom('shipping_rule').selectAll().where('active', '=', true).orderBy('position').execute();

export const selectCountries = (database: Database) =>
  database.selectFrom('deliverable_country').select(['code', 'name']).orderBy('position').execute();

export const selectVatRates = (database: Database) =>
  database
    .selectFrom('vat_rate')
    .selectAll()
    .orderBy('country')
    .orderBy('class')
    .orderBy('valid_from')
    .execute();

/** Coupons with the names of the products and categories they are for. */
export const selectExportedCoupons = (database: Database) =>
  database
    .selectFrom('coupon')
    .selectAll()
    .select([
      sql<string[]>`array(select code from product where id = any(product_ids) order by code)`.as('products'),
      sql<string[]>`array(select url from category where id = any(category_ids) order by url)`.as(
        'categories',
      ),
    ])
    .orderBy('code')
    .execute();
