import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { insertProducts } from '@casamaestra/commerce/catalog/testing/insert-products.ts';
import { paintShop } from '@casamaestra/commerce/catalog/testing/paint-shop.ts';
import { queueMail } from '@casamaestra/commerce/mail-queue/queue-mail.ts';
import { expect, test } from 'vitest';
import { useNodes } from './testing/nodes-on-database.ts';

const nodes = useNodes();
const startWorker = (name: string, environment: Record<string, string>) =>
  nodes.start(name, { ROLE: 'worker', ...environment });

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
  await insertProducts(nodes.database().database, paintShop);
  const whole = await startWorker('whole', { JOBS: 'on' });
  await expect.poll(whole.figures).toMatch(/^search_index_products [1-9]/m);
  const all = [...(await whole.jobs()).keys()];
  const light = await startWorker('light', { SEARCH_INDEX: 'off' });
  const figures = await light.figures();
  expect(figures).toMatch(/^search_index_ready 1$/m);
  expect(figures).toMatch(/^search_index_products 0$/m);
  expect(figures).toMatch(/^search_index_rebuilds_total 0$/m);
  expect(existsSync(join(light.folder, 'search'))).toBe(false);
  // What is missing there is exactly what belongs to a node that visitors ask.
  const kept = await light.jobs();
  expect(all.filter((job) => !kept.has(job)).toSorted()).toEqual(ofVisitors.toSorted());
  whole.shop.process.kill('SIGTERM');
  await whole.shop.ended;
  await queueMail(nodes.database().database, {
    kind: 'staff_recovery',
    recipient: 'giulia@example.it',
    language: 'it',
    payload: { firstName: 'Giulia', link: 'https://negozio.example/gestione/link' },
    dedupeKey: 'worker-without-index',
  });
  await expect.poll(light.mails).toBeGreaterThan(0);
});
