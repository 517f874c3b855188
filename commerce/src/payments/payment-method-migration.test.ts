import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../platform/database/connection.ts';
import { readMigrations } from '../platform/database/migrate.ts';
import { startTestDatabase } from '../platform/testing/start-test-database.ts';
import type { TestDatabase } from '../platform/testing/start-test-database.ts';

let db: TestDatabase;
let pool: ReturnType<typeof createPool>;

// The earlier schema beside the current one.
beforeAll(async () => {
  db = await startTestDatabase();
  await db.pool.query('create schema former');
  pool = createPool(db.connection, () => {}, 1);
  await pool.query('set search_path to former, public');
  for (const { name, sql } of readMigrations()) if (name < '0040') await pool.query(sql);
});
afterAll(async () => {
  await pool.end();
  await db.close();
});

test('orders and attempts from when a gateway was the method say both', async () => {
  const order = async (method: string, type: string | null, attempts: readonly string[]) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into shop_order (
         number, idempotency_key, request_hash, email, state, goods_cents, discount_cents, shipping_cents, total_cents,
         vat, shipping_rule, shipping_label, shipping_kind, earliest, latest, shipping_address, billing_address,
         payment_method, payment_type)
       values (gen_random_uuid()::text, gen_random_uuid(), '', 'a@b.it', 'received', 100, 0, 0, 100, '[]', '', '',
         'delivery', '2026-01-01', '2026-01-02', '{}', '{}', $1, $2)
       returning id`,
      [method, type],
    );
    const id = rows[0]?.id ?? '';
    for (const [index, gateway] of attempts.entries())
      await pool.query(
        `insert into payment (order_id, attempt, gateway, state, transaction_id, amount_cents)
         values ($1, $2, $3, 'failed', gen_random_uuid()::text, 100)`,
        [id, index + 1, gateway],
      );
    return id;
  };
  const ids = [
    await order('gestpay', 'paypal', ['transfer', 'gestpay']),
    await order('gestpay', null, ['gestpay']),
    await order('stripe', null, ['gestpay', 'stripe']),
    await order('transfer', null, ['stripe', 'transfer']),
  ];
  await pool.query(
    `insert into payment_inbox (provider, event_id, payload)
     values ('gestpay', 'a', '{"reference":"1"}'), ('stripe', 'b', '{"reference":"2","type":"charge.refunded"}'),
            ('stripe', 'c', '{"reference":"3","type":"charge.refund.updated"}')`,
  );
  for (const { name, sql } of readMigrations()) if (name.startsWith('0040')) await pool.query(sql);
  const orders = await pool.query<{ said: string[] }>(
    `select array[payment_method, payment_gateway] as said from shop_order order by array_position($1, id)`,
    [ids],
  );
  expect(orders.rows.map(({ said }) => said)).toEqual([
    ['paypal', 'axerve'],
    ['online', 'axerve'],
    ['card', 'stripe'],
    ['transfer', null],
  ]);
  const payments = await pool.query<{ said: string[] }>(
    `select array[method, gateway] as said from payment order by array_position($1, order_id), attempt`,
    [ids],
  );
  expect(payments.rows.map(({ said }) => said)).toEqual([
    ['transfer', null],
    ['paypal', 'axerve'],
    ['online', 'axerve'],
    ['online', 'axerve'],
    ['card', 'stripe'],
    ['card', 'stripe'],
    ['transfer', null],
  ]);
  const inbox = await pool.query<{ said: unknown[] }>(
    `select array[gateway, payload ->> 'refund'] as said from payment_inbox order by event_id`,
  );
  expect(inbox.rows.map(({ said }) => said)).toEqual([
    ['axerve', null],
    ['stripe', 'true'],
    ['stripe', 'true'],
  ]);
});
