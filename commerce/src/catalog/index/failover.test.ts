import { expect, onTestFinished, test } from 'vitest';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { createCommerce } from '../../create-commerce.ts';
import { createClient, createDatabase, createPool } from '../../platform/database/connection.ts';
import type { EmbeddedServer } from '../../platform/database/embedded/embedded-server.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { silentLog } from '../../platform/log/create-log.ts';
import { readConfig } from '../../shop-config.ts';
import { insertProducts } from '../testing/insert-products.ts';
import { paintShop } from '../testing/paint-shop.ts';
import { follow, newFolder, openBalancer, replicaOf, repriced, run, start } from './testing/two-servers.ts';

/** A shop on a primary behind a balancer, and a copy of the primary's data that may come up as a replica. */
async function openShop() {
  const balancer = await openBalancer();
  onTestFinished(() => balancer.close());
  const dataDir = newFolder('primary');
  let primary = await start(dataDir);
  const { user, password } = primary.endpoint;
  const connection = { host: '127.0.0.1', port: balancer.port, user, password, database: 'postgres' };
  balancer.leadTo(primary.endpoint.port);
  const pool = createPool(connection, () => undefined);
  onTestFinished(() => pool.end());
  const database = createDatabase(pool);
  await migrate(pool);
  await insertProducts(database, paintShop);
  await primary.stop();
  const replica = replicaOf(dataDir);
  primary = await start(dataDir);
  balancer.leadTo(primary.endpoint.port);

  const config = readConfig({ DATA_DIR: newFolder('node') });
  const commerce = createCommerce({ database, connection, config, jobs: 'idle', log: silentLog() });
  onTestFinished(() => commerce.close());
  await commerce.ready;
  return {
    primary,
    replica,
    async price() {
      commerce.wake();
      const answer = await commerce.handler(new Request('http://shop.test/api/shop?skus=MAR-1-500'));
      return ((await answer.json()) as { message: Listing }).message.products[0]?.price;
    },
    async rebuilds() {
      const figures = await Promise.all(commerce.gauges.map((gauges) => gauges.read()));
      return (Object.assign({}, ...figures) as Record<string, number>)['search_index_rebuilds_total'];
    },
    async promote(server: EmbeddedServer) {
      onTestFinished(() => server.stop());
      await run(server, 'select pg_promote()');
      balancer.leadTo(server.endpoint.port);
    },
  };
}

/** The price that a server holds. */
async function centsOn({ endpoint }: EmbeddedServer): Promise<number | undefined> {
  const client = createClient({ ...endpoint, database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<{ price_cents: number }>(
    "select price_cents from variant where sku = 'MAR-1-500'",
  );
  await client.end();
  return rows[0]?.price_cents;
}

test('a replica that lacks the last change takes over: nothing lost is shown, nothing new is missed', async () => {
  const shop = await openShop();
  const before = await shop.price();
  await run(shop.primary, ...repriced(1111));
  await expect.poll(shop.price).toBe(11.11);

  await shop.primary.stop();
  const next = await start(shop.replica);
  await shop.promote(next);
  await expect.poll(shop.price).toBe(before);
  await run(next, ...repriced(2222));
  await expect.poll(shop.price).toBe(22.22);
  // Prices are read from the new server at once, the index follows.
  await expect.poll(shop.rebuilds).toBe(2);
});

test('a replica that holds all that was read takes over: the index goes on from there, and nothing new is missed', async () => {
  const shop = await openShop();
  follow(shop.replica, shop.primary);
  const next = await start(shop.replica);
  await run(shop.primary, ...repriced(1111));
  await expect.poll(shop.price).toBe(11.11);
  // Read by nobody before its server ended.
  await run(shop.primary, ...repriced(1212));
  await expect.poll(() => centsOn(next)).toBe(1212);

  await shop.primary.stop();
  await shop.promote(next);
  await expect.poll(shop.price).toBe(12.12);
  await run(next, ...repriced(2222));
  await expect.poll(shop.price).toBe(22.22);
  expect(await shop.rebuilds()).toBe(1);
});
