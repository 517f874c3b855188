import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { type Commerce, createCommerce } from '../../create-commerce.ts';
import { createDatabase, createPool } from '../../platform/database/connection.ts';
import { databaseTrouble } from '../../platform/database/database-trouble.queries.ts';
import type { EmbeddedServer } from '../../platform/database/embedded/embedded-server.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openReadDatabase, type ReadDatabase } from '../../platform/database/read-database.ts';
import { replicaDependencies } from '../../readiness/replica-dependency.usecase.ts';
import { silentLog } from '../../platform/log/create-log.ts';
import { readConfig } from '../../shop-config.ts';
import { insertProducts } from '../testing/insert-products.ts';
import { paintShop } from '../testing/paint-shop.ts';
import { follow, newFolder, openBalancer, replicaOf, repriced, run, start } from './testing/two-servers.ts';

type Balancer = Awaited<ReturnType<typeof openBalancer>>;

const nobody = 9;
const soon = { timeout: 10_000 };
let primary: EmbeddedServer;
let replica: EmbeddedServer;
let replicas: Balancer;
let pool: ReturnType<typeof createPool>;
let reading: ReadDatabase;
let commerce: Commerce;
let price = 1000;

const at = (port: number) => ({
  host: '127.0.0.1',
  port,
  user: primary.endpoint.user,
  password: primary.endpoint.password,
  database: 'postgres',
});

beforeAll(async () => {
  const dataDir = newFolder('primary');
  primary = await start(dataDir);
  const filling = createPool(at(primary.endpoint.port), () => undefined);
  await migrate(filling);
  await insertProducts(createDatabase(filling), paintShop);
  await filling.end();
  await primary.stop();
  const copy = replicaOf(dataDir);
  primary = await start(dataDir);
  follow(copy, primary);
  replica = await start(copy);
});
afterAll(async () => {
  await replica.stop();
  await primary.stop();
});

beforeEach(async () => {
  replicas = await openBalancer();
  replicas.leadTo(replica.endpoint.port);
});
afterEach(async () => {
  await run(replica, 'select pg_wal_replay_resume()');
  await commerce.close();
  await reading.close();
  await pool.end();
  await replicas.close();
});

/** A node that reads the catalogue from the replicas' address. */
async function openNode(): Promise<void> {
  const connection = at(primary.endpoint.port);
  pool = createPool(connection, () => undefined);
  reading = openReadDatabase({
    primary: pool,
    openReplica: () => createPool(at(replicas.port), () => undefined),
    onSwitch: () => undefined,
    patienceMs: 1_000,
    awayMs: 0,
  });
  const config = readConfig({ DATA_DIR: newFolder('node') });
  const database = createDatabase(pool);
  commerce = createCommerce({ database, reading, connection, config, jobs: 'idle', log: silentLog() });
  await commerce.ready;
}

async function ask<Message>(path: string, body?: object): Promise<Message> {
  commerce.wake();
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const init = body === undefined ? {} : { ...posted, body: JSON.stringify(body) };
  const request = new Request(`http://shop.test${path}`, init);
  const answer = await commerce.handler(request);
  return ((await answer.json()) as { message: Message }).message;
}

const shown = async () => (await ask<Listing>('/api/shop?skus=MAR-1-500')).products[0]?.price;
const quoted = async () =>
  (
    await ask<Quote>('/api/method/casamaestra.cart.quote', {
      lines: [{ sku: 'MAR-1-500', qty: 1 }],
      country: 'IT',
      pincode: '40121',
      coupon_codes: [],
    })
  ).lines[0]?.price;

/** A new price on the primary, in euros. */
async function reprice(): Promise<number> {
  price += 101;
  await run(primary, ...repriced(price));
  return price / 100;
}

test('pages read the replica, carts the primary; nothing old stays once the replica has caught up', async () => {
  await openNode();
  const before = await shown();
  await run(replica, 'select pg_wal_replay_pause()');
  const after = await reprice();
  expect(await quoted()).toBe(after);
  expect(await shown()).toBe(before);
  await run(replica, 'select pg_wal_replay_resume()');
  await expect.poll(shown, soon).toBe(after);
  expect(reading.isOnPrimary).toBe(false);
});

test('while no replica answers the primary does, and the replica again when it is back, even far behind', async () => {
  await openNode();
  const known = await reprice();
  await expect.poll(shown, soon).toBe(known);
  await run(replica, 'select pg_wal_replay_pause()');
  replicas.leadTo(nobody);
  replicas.cut();
  const without = await reprice();
  await expect.poll(shown, soon).toBe(without);
  expect(reading.isOnPrimary).toBe(true);

  replicas.leadTo(replica.endpoint.port);
  await expect.poll(async () => (await shown(), reading.isOnPrimary), soon).toBe(false);
  await expect.poll(shown, soon).toBe(known);
  await run(replica, 'select pg_wal_replay_resume()');
  await expect.poll(shown, soon).toBe(without);
});

test('a replica that hangs is left: no reading fails', async () => {
  await openNode();
  const before = await shown();
  replicas.hang();
  await expect(ask<Listing>('/api/shop?q=smalto')).resolves.toHaveProperty('products');
  expect(await shown()).toBe(before);
  expect(await reprice()).toBeGreaterThan(0);
  await expect.poll(shown, soon).toBe(price / 100);
  expect(reading.isOnPrimary).toBe(true);
});

test('whether the database answers is known within two seconds, also when it hangs', async () => {
  await openNode();
  const hanging = createPool(at(replicas.port), () => undefined);
  const database = createDatabase(hanging);
  expect(await databaseTrouble(database)).toBe('the database is read-only: no orders');
  replicas.hang();
  const asked = performance.now();
  expect(await databaseTrouble(database)).toBe('the database does not answer');
  expect(performance.now() - asked).toBeLessThan(2_000);
  replicas.cut();
  await hanging.end();
});

test('npm run doctor tells how far behind a replica is', async () => {
  await openNode();
  const { host, port, user, password, database } = at(replica.endpoint.port);
  const databaseReadUrl = `postgres://${user}:${password}@${host}:${port}/${database}`;
  await expect
    .poll(async () => (await replicaDependencies({ databaseReadUrl }))[0]?.found.code)
    .toBe('replica_follows');
});

test('a node starts without a replica', async () => {
  replicas.leadTo(nobody);
  await openNode();
  const after = await reprice();
  await expect.poll(shown, soon).toBe(after);
  expect(reading.isOnPrimary).toBe(true);
});

test('an address that leads to another server is followed to that one, never to both', async () => {
  await openNode();
  await run(replica, 'select pg_wal_replay_pause()');
  const before = await shown();
  const after = await reprice();
  const generation = reading.generation;
  replicas.leadTo(primary.endpoint.port);
  replicas.cut();
  await expect.poll(shown, soon).toBe(after);
  replicas.leadTo(replica.endpoint.port);
  replicas.cut();
  await expect.poll(shown, soon).toBe(before);
  expect(reading.generation).toBeGreaterThan(generation + 1);
  await run(replica, 'select pg_wal_replay_resume()');
  await expect.poll(shown, soon).toBe(after);
});
