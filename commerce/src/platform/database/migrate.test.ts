import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';
import { createClient, createPool } from './connection.ts';
import { checkMigrated, migrate, readMigrations } from './migrate.ts';

let db: TestDatabase;
let folder: string;

// A folder that begins with the applied migrations, as every later version's does.
beforeEach(async () => {
  db = await startTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'casamaestra-sql-'));
  for (const { name, sql } of readMigrations()) writeFileSync(join(folder, name), sql);
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const landed = async () =>
  (await db.pool.query<{ name: string }>('select name from migration order by name')).rows.map(
    (row) => row.name,
  );

describe('migrations', () => {
  test('new files are applied once, in order of their names', async () => {
    write('9002_b.sql', 'alter table aisle add column label text');
    write('9001_a.sql', 'create table aisle (id int)');
    expect(await migrate(db.pool, folder)).toEqual(['9001_a.sql', '9002_b.sql']);
    expect(await migrate(db.pool, folder)).toEqual([]);
  });

  test('a file that was edited after it landed is refused; line ends do not count', async () => {
    const [first] = readMigrations();
    write(first?.name ?? '', (first?.sql ?? '').replaceAll('\n', '\r\n'));
    expect(await migrate(db.pool, folder)).toEqual([]);
    write(first?.name ?? '', `${first?.sql}-- afterthought\n`);
    await expect(migrate(db.pool, folder)).rejects.toThrow('migration_changed');
  });

  test('a node meets a newer schema: what only adds is left alone, what takes away stops it', async () => {
    write('9001_future.sql', 'create table shelf (id int)');
    await migrate(db.pool, folder);
    rmSync(join(folder, '9001_future.sql'));
    expect(await migrate(db.pool, folder)).toEqual([]);
    await expect(checkMigrated(db.pool, folder)).resolves.toBeUndefined();
    write('9002_less.sql', '-- contracts: nobody reads the shelf any more\ndrop table shelf');
    await migrate(db.pool, folder);
    rmSync(join(folder, '9002_less.sql'));
    await expect(migrate(db.pool, folder)).rejects.toThrow('9002_less.sql');
    await expect(checkMigrated(db.pool, folder)).rejects.toThrow('9002_less.sql');
  });

  test('where migrating is a step of its own, a node waits for it', async () => {
    write('9001_step.sql', 'create table step (id int)');
    await expect(checkMigrated(db.pool, folder)).rejects.toThrow('migrations_missing');
    expect(await migrate(db.pool, folder)).toEqual(['9001_step.sql']);
    await checkMigrated(db.pool, folder);
  });

  test('a file that fails leaves nothing half-done and can be repeated', async () => {
    write('9001_broken.sql', 'create table half (id int); select * from nowhere');
    await expect(migrate(db.pool, folder)).rejects.toThrow('9001_broken.sql');
    expect(await landed()).not.toContain('9001_broken.sql');
    write('9001_broken.sql', 'create table half (id int)');
    expect(await migrate(db.pool, folder)).toEqual(['9001_broken.sql']);
  });

  test('a migration whose process was killed is repeated from its start', async () => {
    write('9001_slow.sql', 'create table slow (id int); select pg_sleep(60)');
    const doomed = createPool(db.connection, () => {}, 1);
    const running = migrate(doomed, folder);
    running.catch(() => undefined);
    const killer = createClient(db.connection);
    await killer.connect();
    const kill = async () => {
      const found = await killer.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()",
      );
      return found.rowCount;
    };
    await expect.poll(kill).toBe(1);
    await expect(running).rejects.toThrow('9001_slow.sql');
    await killer.end();
    await doomed.end();
    write('9001_slow.sql', 'create table slow (id int)');
    expect(await migrate(db.pool, folder)).toEqual(['9001_slow.sql']);
  });

  test('nodes that start together apply each file once', async () => {
    write('9001_once.sql', 'create table once (id int)');
    const pools = [1, 2, 3].map(() => createPool(db.connection, () => {}, 1));
    const applied = await Promise.all(pools.map((pool) => migrate(pool, folder)));
    expect(applied.flat()).toEqual(['9001_once.sql']);
    await Promise.all(pools.map((pool) => pool.end()));
  });
});
