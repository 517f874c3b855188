import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
const nodes: RunningShop[] = [];
const folder = mkdtempSync(join(tmpdir(), 'casamaestra-jobs-off-'));
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

/** A node on the test's database: which jobs it has run, and the mails it sent. */
async function startNode(name: string, environment: Record<string, string>) {
  const node = startShop({
    PORT: '0',
    DEMO: 'off',
    DATA_DIR: join(folder, name),
    DATABASE_URL: connectionUrl(database.connection),
    METRICS_TOKEN: 'misure-misure',
    ...environment,
  });
  nodes.push(node);
  const [, port] = await node.said(/è pronto: http:\/\/[^:\s"]+:(\d+)/);
  const headers = { authorization: 'Bearer misure-misure' };
  const sent = join(folder, name, 'mail');
  return {
    async ran(): Promise<ReadonlyMap<string, number>> {
      const figures = (await askRaw(Number(port), '/metrics', { headers })).body.toString();
      const runs = figures.matchAll(/^job_runs_total\{name="(\w+)"\} (\d+)/gm);
      return new Map([...runs].map(([, job = '', count]) => [job, Number(count)]));
    },
    mails: () => (existsSync(sent) ? readdirSync(sent).filter((name) => name.endsWith('.txt')).length : 0),
  };
}

const queue = (number: number) =>
  queueMail(database.database, {
    kind: 'staff_recovery',
    recipient: 'giulia@example.it',
    language: 'it',
    payload: { firstName: 'Giulia', link: 'https://negozio.example/gestione/link' },
    dedupeKey: `jobs-off-${number}`,
  });

test('a node with JOBS=off leaves the work of the shop to the worker, and does its own', async () => {
  await queue(0);
  const serving = await startNode('serving', { ROLE: 'commerce', JOBS: 'off' });
  await expect.poll(async () => (await serving.ran()).get('change_log')).toBeGreaterThan(1);
  expect((await serving.ran()).has('send_mails')).toBe(false);
  expect(serving.mails()).toBe(0);
  const worker = await startNode('worker', { ROLE: 'worker', SEARCH_INDEX: 'off' });
  for (let number = 1; number < 20; number += 1) await queue(number);
  await expect.poll(worker.mails).toBe(20);
  expect(serving.mails()).toBe(0);
  const [left, done] = [await serving.ran(), await worker.ran()];
  const ofShop = [...done.keys()].filter((job) => !left.has(job));
  expect(ofShop).toEqual(
    expect.arrayContaining(['send_mails', 'payment_refunds', 'payment_reconciliation', 'expire_orders']),
  );
});
