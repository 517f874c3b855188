import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { StartProblem } from '../start-problem.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** Takes away what nodes of the version before still use. */
  readonly contracts: boolean;
}

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly contracts: boolean;
}

/** First line of a file that takes away what the version before uses: that version must be gone everywhere. */
const contractingMark = /^-- contracts\b/;

const migrationsFolder = join(import.meta.dirname, '../migrations');
/** Id of an advisory lock (any constant): nodes that start at the same time migrate one after the other. */
const migrationLock = 7_220_611;

/** SQL files in the order of their names; line endings do not affect the checksum. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name, sql, checksum, contracts: contractingMark.test(sql) };
    });
}

/**
 * The files not yet applied. While a new version is rolled out, nodes of the version before meet its schema: what
 * only adds to theirs is left alone (docs/decisions/0117).
 * @throws StartProblem on an edited file, or an unknown one that contracts
 */
function pending(migrations: readonly Migration[], landed: readonly AppliedMigration[]): Migration[] {
  for (const { name, checksum, contracts } of landed) {
    const file = migrations.find((migration) => migration.name === name);
    if (file === undefined) {
      if (contracts) throw new StartProblem({ code: 'migration_unknown', facts: { name } });
    } else if (file.checksum !== checksum) {
      throw new StartProblem({ code: 'migration_changed', facts: { name } });
    }
  }
  const names = new Set(landed.map(({ name }) => name));
  return migrations.filter((migration) => !names.has(migration.name));
}

const selectLanded = async (client: pg.PoolClient): Promise<AppliedMigration[]> =>
  (await client.query<AppliedMigration>('select name, checksum, contracts from migration')).rows;

/**
 * Stops a node that finds an older schema, where migrating is a step of its own (MIGRATIONS=apart).
 * @throws StartProblem with the number of missing migrations
 */
export async function checkMigrated(pool: pg.Pool, folder?: string): Promise<void> {
  const { pending: count } = await countPendingMigrations(pool, folder);
  if (count > 0) throw new StartProblem({ code: 'migrations_missing', facts: { count } });
}

/**
 * How many migrations are applied, and how many still are to be. Changes nothing.
 * @throws StartProblem on an edited file, or an unknown one that contracts
 */
export async function countPendingMigrations(
  pool: pg.Pool,
  folder?: string,
): Promise<{ readonly applied: number; readonly pending: number }> {
  const client = await pool.connect();
  try {
    const known = await client.query<{ name: string | null }>(
      "select to_regclass('migration')::text as name",
    );
    const landed = known.rows[0]?.name == null ? [] : await selectLanded(client);
    return { applied: landed.length, pending: pending(readMigrations(folder), landed).length };
  } finally {
    client.release();
  }
}

/**
 * Brings the schema up to date. Each file is one transaction including its row in the migration table, so an
 * interrupted migration is repeated from its start; an advisory lock lets one node at a time migrate.
 * @returns names of the files applied now
 */
export async function migrate(pool: pg.Pool, folder?: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await makeMigrationTable(client);
    const todo = pending(migrations, await selectLanded(client));
    for (const migration of todo) await apply(client, migration);
    return todo.map((migration) => migration.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}

async function makeMigrationTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create table if not exists migration (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  await client.query(
    'alter table migration add column if not exists contracts boolean not null default false',
  );
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await applyWithin(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function applyWithin(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
    await client.query('insert into migration (name, checksum, contracts) values ($1, $2, $3)', [
      migration.name,
      migration.checksum,
      migration.contracts,
    ]);
  } catch (cause) {
    throw new Error(`migration ${migration.name}: ${(cause as Error).message}`, { cause });
  }
}

/** Applies migrations within a transaction of the caller, who knows that they are not applied yet. */
export async function migrateWithin(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await makeMigrationTable(client);
  for (const migration of migrations) await applyWithin(client, migration);
}
