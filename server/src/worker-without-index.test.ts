import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertProducts } from '@casamaestra/commerce/catalog/testing/insert-products.ts';
import { paintShop } from '@casamaestra/commerce/catalog/testing/paint-shop.ts';
import { queueMail } from '@casamaestra/commerce/mail-queue/queue-mail.ts';
import {
  startTestDatabase,
  type TestDatabase,
} from '@casamaestra/commerce/platform/testing/start-test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw } from './testing/ask-raw.ts';
import { connectionUrl } from './testing/connection-url.ts';
import { type RunningShop, startShop } from './testing/running-shop.ts';

let database: TestDatabase;
const shops: RunningShop[] = [];
const folder = mkdtempSync(join(tmpdir(), 'casamaestra-worker-'));

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(async () => {
  for (const shop of shops) {
    shop.process.kill('SIGKILL');
    await shop.ended;
  }
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A worker on the test's database; what its metrics tell. */
async function startWorker(name: string, environment: Record<string, string>) {
  const shop = startShop({
    ROLE: 'worker',
    PORT: '0',
    DEMO: 'off',
    DATA_DIR: join(folder, name),
    DATABASE_URL: connectionUrl(database.connection),
    METRICS_TOKEN: 'misure-misure',
    ...environment,
  });
  shops.push(shop);
  const [, port] = await shop.said(/è pronto: http:\/\/[^:\s"]+:(\d+)/);
  const headers = { authorization: 'Bearer misure-misure' };
  const figures = async () => (await askRaw(Number(port), '/metrics', { headers })).body.toString();
  return {
    figures,
    jobs: async () =>
      [...(await figures()).matchAll(/^job_runs_total\{name="(\w+)"\}/gm)].map(([, job]) => job),
    mails: () => {
      const mails = join(folder, name, 'mail');
      return existsSync(mails) ? readdirSync(mails) : [];
    },
  };
}

const ofVisitors = [
  'search_snapshot',
  'planned_prices',
  'searched',
  'store_choices',
  'favour_chosen',
  'cards_of_best_sellers',
  'first_searches',
];

test('a worker without index holds no product, and does the shop’s work all the same', async () => {
  await insertProducts(database.database, paintShop);
  const whole = await startWorker('whole', { JOBS: 'on' });
  await expect.poll(whole.figures).toMatch(/^search_index_products [1-9]/m);
  const all = await whole.jobs();
  const light = await startWorker('light', { SEARCH_INDEX: 'off' });
  const figures = await light.figures();
  expect(figures).toMatch(/^search_index_ready 1$/m);
  expect(figures).toMatch(/^search_index_products 0$/m);
  expect(figures).toMatch(/^search_index_rebuilds_total 0$/m);
  expect(existsSync(join(folder, 'light/search'))).toBe(false);
  // What is missing there is exactly what belongs to a node that visitors ask.
  const missing = all.filter((job) => job !== undefined);
  const kept = await light.jobs();
  expect(missing.filter((job) => !kept.includes(job)).toSorted()).toEqual(ofVisitors.toSorted());
  shops[0]?.process.kill('SIGTERM');
  await shops[0]?.ended;
  await queueMail(database.database, {
    kind: 'staff_recovery',
    recipient: 'giulia@example.it',
    language: 'it',
    payload: { firstName: 'Giulia', link: 'https://negozio.example/gestione/link' },
    dedupeKey: 'worker-without-index',
  });
  await expect.poll(() => light.mails().length).toBeGreaterThan(0);
});
