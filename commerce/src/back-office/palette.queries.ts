import { sql } from 'kysely';
import { preparedMark } from '../platform/database/connection.ts';
import type { Database } from '../platform/database/connection.ts';

export interface FoundRow {
  readonly kind: 'order' | 'variant' | 'customer';
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

export interface PaletteSearch {
  /** Beginnings for LIKE: as typed, in upper case, in lower case, digits of a phone number. */
  readonly upper: string;
  readonly lower: string;
  readonly phone: string;
  /** Without the beginnings: a whole GTIN. */
  readonly whole: string;
  readonly limit: number;
}

/** Orders by what their number, e-mail address, phone number or surname begins with; the newest first. */
export async function findOrders(
  database: Database,
  { upper, lower, phone, limit }: PaletteSearch,
  byContact: boolean,
): Promise<FoundRow[]> {
  const contacts = sql`
      union all (select id from shop_order where email_key like ${lower}::text limit ${limit}::int)
      union all (select id from shop_order where phone like ${phone}::text limit ${limit}::int)`;
  const { rows } = await sql<FoundRow>`
    select 'order' as kind, number as id, number as title,
      concat_ws(' ', shipping_address ->> 'first_name', shipping_address ->> 'last_name') as detail
      from shop_order where id in (
        (select id from shop_order where number like ${upper}::text limit ${limit}::int)
        union all (select id from shop_order
          where lower(shipping_address ->> 'last_name') like ${lower}::text limit ${limit}::int)
        ${byContact ? contacts : sql``})
     order by placed_at desc limit ${limit}::int`.execute(database);
  return rows;
}

/** Variants by what their SKU begins with, or by their GTIN. */
export async function findVariants(
  database: Database,
  { lower, whole, limit }: PaletteSearch,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`${sql.raw(preparedMark)}
    select 'variant' as kind, v.sku as id, p.name as title, v.sku as detail
      from variant v join product p on p.id = v.product_id
     where v.id in (
        (select id from variant where lower(sku) like ${lower}::text order by lower(sku) using ~<~ limit ${limit}::int)
        union all (select id from variant where gtin = ${whole}::text))
     order by v.sku limit ${limit}::int`.execute(database);
  return rows;
}

/** Customers by what their e-mail address, phone number or surname begins with. */
export async function findCustomers(
  database: Database,
  { lower, phone, limit }: PaletteSearch,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`${sql.raw(preparedMark)}
    select 'customer' as kind, id::text as id, concat_ws(' ', first_name, last_name) as title, email as detail
      from customer where id in (
        (select id from customer where email_key like ${lower}::text limit ${limit}::int)
        union all (select id from customer where phone like ${phone}::text limit ${limit}::int)
        union all (select id from customer where lower(last_name) like ${lower}::text limit ${limit}::int))
     order by last_name, id limit ${limit}::int`.execute(database);
  return rows;
}
