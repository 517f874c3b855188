import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../platform/database/connection.ts';

export type DemoState = 'empty' | 'interrupted' | 'done' | 'own-products';

/**
 * Whether the demo catalogue was never loaded, was interrupted or is loaded, or the shop has products of
 * its own.
 */
export async function demoState(database: Database): Promise<DemoState> {
  const { rows } = await sql<{ state: DemoState }>`
    select case
      when exists (select from catalogue_import where options @> '{"purpose": "demo"}' and state = 'done') then 'done'
      when exists (select from catalogue_import where options @> '{"purpose": "demo"}') then 'interrupted'
      when exists (select from product) then 'own-products'
      else 'empty' end as state`.execute(database);
  return rows[0]?.state ?? 'empty';
}

/** Takes the lock of the node that fills an empty shop, unless another has it; it ends with the connection. */
export async function tryDemoLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock(hashtext('demo shop')) as taken",
  );
  return rows[0]?.taken === true;
}

/** Takes it once the other node is done. */
export async function waitForDemoLock(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_lock(hashtext('demo shop'))");
}
