import { sql } from 'kysely';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';

const surnames = [
  'Rossi',
  'Ferrari',
  'Russo',
  'Bianchi',
  'Romano',
  'Colombo',
  'Ricci',
  'Marino',
  'Greco',
  'Bruno',
];
const towns = [
  'Bologna',
  'Milano',
  'Torino',
  'Napoli',
  'Palermo',
  'Genova',
  'Firenze',
  'Bari',
  'Catania',
  'Verona',
];

/** Accounts, one in five of the buyers. */
export async function insertCustomers(database: Database, count: number): Promise<void> {
  await sql`
    insert into customer (email, password_hash, first_name, last_name, phone, created_at)
    select 'cliente' || n || '@posta.example', 'none', 'Anna', (${surnames}::text[])[1 + n % 10] || n % 5000,
           '+39333' || lpad(n::text, 7, '0'), now() - n * interval '2 minutes'
      from generate_series(1, ${count}) n`.execute(database);
}

/** Orders of two years, of which the last few hundred are still to be done, two lines each. */
export async function insertOrders(database: Database, count: number): Promise<void> {
  await sql`
    insert into shop_order (number, idempotency_key, request_hash, customer_id, email, phone, state, goods_cents,
      discount_cents, shipping_cents, total_cents, vat, shipping_rule, shipping_label, shipping_kind, earliest,
      latest, shipping_address, payment_method, payment_gateway, placed_at, paid_at, updated_at, stock_released, counted_in_sales)
    select 'CM-' || lpad(upper(to_hex(n)), 8, '0'), gen_random_uuid(), sha256(n::text::bytea),
           case when n % 5 = 0 then 1 + n % 200000 end, 'cliente' || n % 400000 || '@posta.example',
           '+39333' || lpad((n % 400000)::text, 7, '0'),
           case when n > ${count} - 400 then 'paid' when n % 40 = 0 then 'cancelled' else 'delivered' end,
           5980, 0, 690, 6670, '[]'::jsonb, 'standard', 'Corriere', 'delivery', t::date + 2, t::date + 4,
           jsonb_build_object('first_name', 'Anna', 'last_name', (${surnames}::text[])[1 + n % 10] || n % 5000,
             'address_line1', 'Via Emilia ' || n % 300, 'city', (${towns}::text[])[1 + n % 10], 'state', 'BO',
             'pincode', '40121', 'country', 'IT'),
           'card', 'gestpay', t, t, t, n % 40 = 0, true
      from generate_series(1, ${count}) n, lateral (select now() - (${count} - n) * interval '1 minute' as t) at`.execute(
    database,
  );
  await sql`
    insert into order_line (order_id, position, variant_id, product_id, sku, name, slug, qty, price_cents,
      discount_cents, amount_cents, vat_percent)
    select o.id, p, v.id, v.product_id, v.sku, 'Articolo ' || v.sku, 'det/articolo', 1, 2990, 0, 2990, 22
      from shop_order o, generate_series(1, 2) p,
           lateral (select id, product_id, sku from variant where id = 1 + (o.id * 7919 + p * 104729) % (select max(id) from variant)) v
    on conflict do nothing`.execute(database);
  await sql`
    insert into order_event (order_id, at, state, actor)
    select id, placed_at, step, 'bench' from shop_order, unnest(array['received', 'paid']) step`.execute(
    database,
  );
  await sql`
    insert into payment (order_id, attempt, gateway, state, transaction_id, amount_cents, authorised_cents, captured_cents, method,
      created_at)
    select id, 1, 'gestpay', 'captured', number || '-1', total_cents, total_cents, total_cents, 'card', placed_at
      from shop_order`.execute(database);
}

/** A product of a thousand variants. */
export async function insertManyVariants(
  database: Database,
  productId: number,
  count: number,
): Promise<void> {
  await sql`
    insert into variant (product_id, position, sku, price_cents, stock)
    select ${productId}, 1000 + n, 'MANY-' || n, 1000 + n, 5 from generate_series(1, ${count}) n`.execute(
    database,
  );
}

export async function vacuum(database: Database): Promise<void> {
  await sql`vacuum analyze`.execute(database);
}

/** Values that exist, spread over the whole table, to be looked for. */
export async function samples(database: Database, count: number) {
  const { rows } = await sql<{ number: string; email: string; phone: string; sku: string }>`
    select o.number, o.email, o.phone, l.sku
      from shop_order o join order_line l on l.order_id = o.id and l.position = 1
     where o.id in (select (1 + n * 7919::bigint * 13) % 1000000 from generate_series(1, ${count}) n)
     limit ${count}`.execute(database);
  const { rows: goods } = await sql<{ id: number; sku: string; gtin: string | null }>`
    select product_id as id, sku, gtin from variant where id in
      (select (1 + n * 7919::bigint * 13) % (select max(id) from variant) from generate_series(1, ${count}) n)`.execute(
    database,
  );
  return { orders: rows, goods };
}
