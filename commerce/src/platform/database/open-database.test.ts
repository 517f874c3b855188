import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'casamaestra-open-'));
const opened: OpenDatabase[] = [];

async function open(mode: 'own' | 'share') {
  const database = await openDatabase(readConfig({ DATA_DIR: folder }), { mode, what: 'a test' });
  opened.push(database);
  return database;
}

afterEach(async () => {
  for (const database of opened.splice(0).reverse()) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a tool works beside a running shop on its server and leaves it running', async () => {
  const shop = await open('own');
  const tool = await open('share');
  await tool.pool.query("insert into brand (name, slug) values ('Bottega', 'bottega')");
  await tool.close();
  opened.pop();
  const brands = await shop.database.selectFrom('brand').select('name').execute();
  expect(brands).toEqual([{ name: 'Bottega' }]);
  await expect(open('own')).rejects.toThrow('già in uso');
});

test('a tool without a shop brings the server up for itself', async () => {
  const tool = await open('share');
  expect(await tool.database.selectFrom('brand').selectAll().execute()).toEqual([]);
});
