import { expect, test } from 'vitest';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { createCommerce } from '../../create-commerce.ts';
import { createDatabase, createPool } from '../../platform/database/connection.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { silentLog } from '../../platform/log/create-log.ts';
import { readConfig } from '../../shop-config.ts';
import { insertProducts } from '../testing/insert-products.ts';
import { paintShop } from '../testing/paint-shop.ts';
import { newFolder, openBalancer, replicaOf, repriced, run, start } from './testing/two-servers.ts';

test('a replica that lacks the last change takes over: nothing lost is shown, nothing new is missed', async () => {
  const balancer = await openBalancer();
  const dataDir = newFolder('primary');
  let primary = await start(dataDir);
  const { user, password } = primary.endpoint;
  const connection = { host: '127.0.0.1', port: balancer.port, user, password, database: 'postgres' };
  balancer.leadTo(primary.endpoint.port);
  const pool = createPool(connection, () => undefined);
  const database = createDatabase(pool);
  await migrate(pool);
  await insertProducts(database, paintShop);
  await primary.stop();
  const replica = replicaOf(dataDir);
  primary = await start(dataDir);
  balancer.leadTo(primary.endpoint.port);

  const config = readConfig({ DATA_DIR: newFolder('node') });
  const commerce = createCommerce({ database, connection, config, jobs: 'idle', log: silentLog() });
  await commerce.ready;
  const price = async () => {
    commerce.wake();
    const answer = await commerce.handler(new Request('http://shop.test/api/shop?skus=MAR-1-500'));
    return ((await answer.json()) as { message: Listing }).message.products[0]?.price;
  };
  const before = await price();
  await run(primary, ...repriced(1111));
  await expect.poll(price).toBe(11.11);

  await primary.stop();
  const next = await start(replica);
  await run(next, 'select pg_promote()');
  balancer.leadTo(next.endpoint.port);
  await expect.poll(price).toBe(before);
  await run(next, ...repriced(2222));
  await expect.poll(price).toBe(22.22);

  await commerce.close();
  await pool.end();
  await next.stop();
  await balancer.close();
});
