import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../platform/database/connection.ts';
import { readMigrations } from '../platform/database/migrate.ts';
import { startTestDatabase } from '../platform/testing/start-test-database.ts';
import type { TestDatabase } from '../platform/testing/start-test-database.ts';

let db: TestDatabase;
let pool: ReturnType<typeof createPool>;

// The schema as it was before, beside today's.
beforeAll(async () => {
  db = await startTestDatabase();
  await db.pool.query('create schema former');
  pool = createPool(db.connection, () => {}, 1);
  await pool.query('set search_path to former, public');
  for (const { name, sql } of readMigrations()) if (name < '0043') await pool.query(sql);
});
afterAll(async () => {
  await pool.end();
  await db.close();
});

test('attempts that failed when sentences were kept have a code', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into shop_order (
       number, idempotency_key, request_hash, email, state, goods_cents, discount_cents, shipping_cents, total_cents,
       vat, shipping_rule, shipping_label, shipping_kind, earliest, latest, shipping_address, billing_address,
       payment_method, payment_gateway)
     values ('CM-1', gen_random_uuid(), '', 'a@b.it', 'received', 100, 0, 0, 100, '[]', '', '', 'delivery',
       '2026-01-01', '2026-01-02', '{}', '{}', 'card', 'axerve')
     returning id`,
  );
  const attempts = [
    ['mismatch_amount', 'Non corrisponde.'],
    ['251', 'La banca ha rifiutato.'],
    ['4801', 'La banca non risponde.'],
    [null, null],
  ];
  for (const [index, [code, message]] of attempts.entries())
    await pool.query(
      `insert into payment (order_id, attempt, method, gateway, state, transaction_id, amount_cents, failure_code,
         failure_message)
       values ($1, $2, 'card', 'axerve', 'failed', gen_random_uuid()::text, 100, $3, $4)`,
      [rows[0]?.id, index + 1, code, message],
    );
  await pool.query(
    `insert into payment_event (payment_id, at, kind, state)
     select id, now(), 'refused', 'failed' from payment where failure_code = '4801'`,
  );
  for (const { name, sql } of readMigrations()) if (name.startsWith('0043')) await pool.query(sql);
  const told = await pool.query<{ failure_reason: string | null }>(
    'select failure_reason from payment order by attempt',
  );
  expect(told.rows.map(({ failure_reason }) => failure_reason)).toEqual([
    'payment_mismatch',
    'payment_generic',
    'payment_unreachable',
    null,
  ]);
});
