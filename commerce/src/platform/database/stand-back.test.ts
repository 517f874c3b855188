import { getPriority } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';
import { createClient } from './connection.ts';
import { standBackInServer } from './stand-back.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await startTestDatabase();
});
afterAll(() => opened.close());

const isOwnServer = () => process.platform === 'linux' && 'host' in opened.connection;

test('the process of an import comes after those that answer visitors, which keep their place', async () => {
  const [visitors, building] = [createClient(opened.connection), createClient(opened.connection)];
  const processOf = async (client: typeof visitors) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
  try {
    await visitors.connect();
    await building.connect();
    const before = isOwnServer() ? getPriority(await processOf(visitors)) : 0;
    await standBackInServer(building, opened.connection);
    // Processes of a server elsewhere have no number here.
    if (!isOwnServer()) return;
    expect(getPriority(await processOf(building))).toBe(5);
    expect(getPriority(await processOf(visitors))).toBe(before);
  } finally {
    await visitors.end();
    await building.end();
  }
});
