import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  newFolder,
  openBalancer,
  run,
  start,
} from '@casamaestra/commerce/catalog/index/testing/two-servers.ts';
import { startTestShop, type TestShop } from '@casamaestra/commerce/catalog/testing/start-test-shop.ts';
import { signedInStaff } from '@casamaestra/commerce/staff/testing/staff-browser.ts';
import type { NodeState } from '@casamaestra/contract/staff/staff-health.operations.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectionUrl } from './testing/connection-url.ts';
import { type RunningShop, startShop } from './testing/running-shop.ts';

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
const folder = mkdtempSync(join(tmpdir(), 'casamaestra-closed-'));
const started: RunningShop[] = [];

beforeAll(async () => {
  shop = await startTestShop([]);
  owner = await signedInStaff(shop, ['owner']);
});
afterAll(async () => {
  for (const node of started) {
    node.process.kill('SIGKILL');
    await node.ended;
  }
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The node of a role, as the screen of jobs and health shows it. */
const told = async (role: string) =>
  (await owner.value<NodeState[]>('settings.jobs')).find(({ node }) => node.includes(` ${role}:`));

function openProcess(role: string, databaseUrl: string): RunningShop {
  const node = startShop({
    PORT: '0',
    ROLE: role,
    DEMO: 'off',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '5',
  });
  started.push(node);
  return node;
}

/** A node whose jobs the screen tells. */
async function openNode(role: string): Promise<RunningShop> {
  const node = openProcess(role, connectionUrl(shop.connection));
  await node.said(/è pronto/);
  await expect.poll(() => told(role), { timeout: 30_000 }).toMatchObject({ silent: false });
  return node;
}

async function closed({ process, ended }: RunningShop): Promise<number> {
  const since = performance.now();
  process.kill('SIGTERM');
  expect(await ended).toBe(0);
  return performance.now() - since;
}

test('a node that closes in order is told no more, one that was killed is told as silent', async () => {
  const [inOrder, killed] = [await openNode('commerce'), await openNode('worker')];
  await closed(inOrder);
  expect(await told('commerce')).toBeUndefined();
  killed.process.kill('SIGKILL');
  await killed.ended;
  await shop.pool.query(`update job_report set told_at = now() - interval '5 minutes'`);
  expect(await told('worker')).toMatchObject({ silent: true });
  await openNode('worker');
});

test('what a successor of the same name has told stays when the one before closes', async () => {
  const before = await openNode('commerce');
  const first = (await told('commerce'))?.started_at;
  await openNode('commerce');
  const startedAt = async () => (await told('commerce'))?.started_at;
  await expect.poll(startedAt, { timeout: 30_000 }).not.toBe(first);
  const second = await startedAt();
  await closed(before);
  expect(await startedAt()).toBe(second);
});

test('a database that is away does not keep a node from closing', async () => {
  const balancer = await openBalancer();
  onTestFinished(() => balancer.close());
  const server = await start(newFolder('away'));
  onTestFinished(() => server.stop());
  balancer.leadTo(server.endpoint.port);
  await run(server, 'create database shop');
  const { user, password } = server.endpoint;
  const behind = { host: '127.0.0.1', port: balancer.port, user, password, database: 'shop' };
  const node = openProcess('commerce', connectionUrl(behind));
  await node.said(/è pronto/);
  balancer.leadTo(1);
  balancer.cut();
  expect(await closed(node)).toBeLessThan(4_000);
});
