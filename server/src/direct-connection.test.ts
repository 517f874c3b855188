import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertProducts } from '@casamaestra/commerce/catalog/testing/insert-products.ts';
import { paintShop } from '@casamaestra/commerce/catalog/testing/paint-shop.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '@casamaestra/commerce/platform/testing/start-test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningShop, startShop } from './testing/running-shop.ts';

/** A way to the database that hears what is asked through it. */
interface Way {
  readonly url: string;
  heard(): string;
  close(): void;
}

let database: TestDatabase;
let shop: RunningShop | undefined;
const ways: Way[] = [];
const folder = mkdtempSync(join(tmpdir(), 'casamaestra-direct-'));
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(async () => {
  shop?.process.kill('SIGKILL');
  await shop?.ended;
  for (const way of ways) way.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openWay(): Promise<Way> {
  const { host, port, user, database: name } = database.connection as Record<string, string>;
  let heard = '';
  const server = createServer((socket) => {
    const onward = connect(`${host}/.s.PGSQL.${port}`);
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
    socket.pipe(onward).pipe(socket);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const way = {
    url: `postgres://${user}:${'x'.repeat(12)}@127.0.0.1:${(server.address() as AddressInfo).port}/${name}`,
    heard: () => heard,
    close: () => void server.close(),
  };
  ways.push(way);
  return way;
}

test('beside a pooler, schema and listening go by DATABASE_DIRECT_URL, all that shoppers ask by DATABASE_URL', async () => {
  const [pooled, direct] = [await openWay(), await openWay()];
  shop = startShop({
    ROLE: 'commerce',
    PORT: '0',
    DEMO: 'off',
    DATA_DIR: folder,
    DATABASE_URL: pooled.url,
    DATABASE_DIRECT_URL: direct.url,
  });
  await shop.said(/è pronto:/);
  await insertProducts(database.database, paintShop);
  await expect.poll(() => pooled.heard()).toContain('from product');
  // What lasts longer than a transaction: a pooler would give its connection to others.
  for (const lasting of ['pg_advisory_lock', 'listen ']) {
    expect([lasting, direct.heard().toLowerCase().includes(lasting)]).toEqual([lasting, true]);
    expect([lasting, pooled.heard().toLowerCase().includes(lasting)]).toEqual([lasting, false]);
  }
  expect(direct.heard()).not.toContain('from product');
});
