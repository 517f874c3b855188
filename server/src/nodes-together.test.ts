import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTestContent } from '@casamaestra/commerce/content/testing/load-test-content.ts';
import { insertProducts } from '@casamaestra/commerce/catalog/testing/insert-products.ts';
import { paintShop } from '@casamaestra/commerce/catalog/testing/paint-shop.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '@casamaestra/commerce/platform/testing/start-test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw } from './testing/ask-raw.ts';
import { connectionUrl } from './testing/connection-url.ts';
import { type RunningShop, startShop } from './testing/running-shop.ts';

let database: TestDatabase;
let nodes: readonly RunningShop[] = [];
const ports: number[] = [];
const folder = mkdtempSync(join(tmpdir(), 'casamaestra-nodes-'));

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(async () => {
  for (const node of nodes) {
    node.process.kill('SIGKILL');
    await node.ended;
  }
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('nodes that start while another fills the demo shop wait for it, and log no link that signs in', async () => {
  const another = await database.pool.connect();
  await another.query("select pg_advisory_lock(hashtext('demo shop'))");
  await insertProducts(database.database, paintShop);
  await loadTestContent({ 'notice.yaml': { notices: [] } }, { database: database.database, dataDir: folder });
  await another.query(
    `insert into catalogue_import (file_name, file_hash, options, state)
     values ('products.jsonl', 'x', '{"purpose": "demo"}', 'running')`,
  );
  const environment = {
    PORT: '0',
    ROLE: 'commerce',
    DATA_DIR: folder,
    DATABASE_URL: connectionUrl(database.connection),
    DATABASE_POOL: '5',
    LOG_FORMAT: 'json',
  };
  nodes = [startShop(environment), startShop(environment)];
  for (const node of nodes) await node.said(/Un altro nodo carica il negozio dimostrativo/);
  await another.query("update catalogue_import set state = 'done'");
  await another.query("select pg_advisory_unlock(hashtext('demo shop'))");
  another.release();
  for (const node of nodes) {
    const [, port] = await node.said(/è pronto: http:\/\/[^:\s"]+:(\d+)/);
    ports.push(Number(port));
    expect((await askRaw(Number(port), '/readyz', {})).body.toString()).toBe('ready\n');
    expect(node.output()).toMatch(/Gestione del negozio: [^"]+\/gestione /);
    expect(node.output()).not.toContain('/entra#');
  }
});

test('a database that answers but takes no orders is told by each node, which stays in the balancer', async () => {
  // One session: the others are ended, so that they begin again under the new rule.
  const client = await database.pool.connect();
  const readOnly = async (how: string) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.query(`alter database "${rows[0]?.name}" ${how}`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
  };
  const told = () =>
    Promise.all(
      ports.map(async (port) => {
        const { status, body } = await askRaw(port, '/readyz', {});
        return `${status} ${body.toString().trim()}`;
      }),
    );
  await readOnly('set default_transaction_read_only = on');
  const degraded = '200 degraded: the database is read-only: no orders';
  await expect.poll(told).toEqual([degraded, degraded]);
  await readOnly('reset default_transaction_read_only');
  await expect.poll(told).toEqual(['200 ready', '200 ready']);
  client.release();
});
