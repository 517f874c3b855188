import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { createCommerce } from '../../create-commerce.ts';
import { createClient, createDatabase, createPool } from '../../platform/database/connection.ts';
import {
  type EmbeddedServer,
  startEmbeddedServer,
} from '../../platform/database/embedded/embedded-server.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { silentLog } from '../../platform/log/create-log.ts';
import { readConfig } from '../../shop-config.ts';
import { insertProducts } from '../testing/insert-products.ts';
import { paintShop } from '../testing/paint-shop.ts';

const folders: string[] = [];
const newFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `casamaestra-${name}-`));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** What stands before the database servers: one address, whoever is primary. */
async function openBalancer() {
  let port = 0;
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => void (open.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (next: number) => void (port = next),
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Durable: a replica needs more in the log than a temporary database writes. */
const start = (dataDir: string): Promise<EmbeddedServer> =>
  startEmbeddedServer({ dataDir, durable: true, onLoopback: true });

/** Runs statements as the superuser of a server. */
async function run({ endpoint }: EmbeddedServer, ...statements: readonly string[]): Promise<void> {
  const client = createClient({ ...endpoint, database: 'postgres' });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const repriced = (cents: number) => [
  'begin',
  `update variant set price_cents = ${cents} where sku = 'MAR-1-500'`,
  "insert into change_log (kind, subject_id) select 'price', product_id from variant where sku = 'MAR-1-500'",
  'commit',
];

/** A copy of a stopped server's data that will come up as a replica. */
function replicaOf(dataDir: string): string {
  const copy = newFolder('replica');
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(copy, 'postgres/data/standby.signal'), '');
  chmodSync(join(copy, 'postgres/data'), 0o700);
  return copy;
}

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
