import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertProducts } from '../../catalog/testing/insert-products.ts';
import { paintShop } from '../../catalog/testing/paint-shop.ts';
import { createCommerce } from '../../create-commerce.ts';
import { readConfig } from '../../shop-config.ts';
import { silentLog } from '../log/create-log.ts';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';
import { createDatabase, createPool } from './connection.ts';

let store: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'casamaestra-pool-'));
beforeAll(async () => {
  store = await startTestDatabase();
  await insertProducts(store.database, paintShop);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a node with few connections', () => {
  test.each([1, 2, 5])(
    'builds its index with %d, and answers beside',
    { timeout: 20_000 },
    async (connections) => {
      const pool = createPool(store.connection, () => {}, connections);
      const commerce = createCommerce({
        database: createDatabase(pool),
        connection: store.connection,
        config: readConfig({ DATA_DIR: join(folder, String(connections)) }),
        log: silentLog(),
        jobs: 'run',
      });
      const ask = () =>
        commerce.handler(new Request('http://shop.test/api/method/casamaestra.catalog.listing'));
      const asked = Array.from({ length: 20 }, ask);
      await commerce.ready;
      expect(commerce.isReady).toBe(true);
      await Promise.all(asked);
      // A large change while others ask: the index is built again.
      await store.pool.query(
        "insert into change_log (kind, subject_id) select 'product', 1 from generate_series(1, 6000)",
      );
      commerce.wake();
      const again = Array.from({ length: 20 }, ask);
      await expect
        .poll(
          async () => {
            const figures = await Promise.all(commerce.gauges.map((gauges) => gauges.read()));
            return Object.assign({}, ...figures)['search_index_rebuilds_total'] as unknown;
          },
          { timeout: 10_000 },
        )
        .toBe(2);
      await Promise.all(again);
      await commerce.close();
      await pool.end();
    },
  );
});
