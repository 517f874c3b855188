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
      // A large change while others ask: read apart from them, and the index is not built again.
      await store.pool.query(
        `with told as (update product set name = 'Martello a ${connections}' where id = 1 returning id)
         insert into change_log (kind, subject_id) select 'product', id from told, generate_series(1, 6000)`,
      );
      commerce.wake();
      const again = Array.from({ length: 20 }, ask);
      const found = async () => {
        const path = `/api/shop?search_term=martello+a+${connections}`;
        return (await commerce.handler(new Request(`http://shop.test${path}`))).text();
      };
      await expect.poll(found).toContain(`Martello a ${connections}`);
      const figures = await Promise.all(commerce.gauges.map((gauges) => gauges.read()));
      expect(Object.assign({}, ...figures)).toMatchObject({ search_index_rebuilds_total: 1 });
      await Promise.all(again);
      await commerce.close();
      await pool.end();
    },
  );
});
