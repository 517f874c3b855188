import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../shop-config.ts';
import { createClient } from './connection.ts';
import { startEmbeddedServer } from './embedded/embedded-server.ts';
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
  await expect(open('own')).rejects.toThrow('folder_in_use');
});

test('a tool without a shop brings the server up for itself', async () => {
  const tool = await open('share');
  expect(await tool.database.selectFrom('brand').selectAll().execute()).toEqual([]);
});

const whoWorks = `select rolsuper as super, rolcreaterole as "makesRoles", (select count(*)::int from pg_class
    where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) <> current_user) as foreign
   from pg_roles where rolname = current_user`;
const owner = { super: false, makesRoles: false, foreign: 0 };

test('the shop owns its database and is no superuser, also where the database was made by one', async () => {
  const first = await open('own');
  await first.pool.query("insert into brand (name, slug) values ('Bottega', 'bottega')");
  expect((await first.pool.query(whoWorks)).rows).toEqual([owner]);
  await opened.pop()?.close();

  const server = await startEmbeddedServer({ dataDir: folder });
  const admin = createClient({ ...server.endpoint, database: 'casamaestra' });
  await admin.connect();
  await admin.query('reassign owned by casamaestra_shop to casamaestra');
  await admin.query('drop owned by casamaestra_shop');
  await admin.query('drop role casamaestra_shop');
  await admin.end();
  await server.stop();

  const again = await open('own');
  expect((await again.pool.query(whoWorks)).rows).toEqual([owner]);
  expect((await again.pool.query('select name from brand')).rows).toEqual([{ name: 'Bottega' }]);
  const tool = await open('share');
  expect((await tool.pool.query(whoWorks)).rows).toEqual([owner]);
});
