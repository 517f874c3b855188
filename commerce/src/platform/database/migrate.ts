import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { StartProblem } from '../start-problem.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

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
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Compares applied migrations with the files. @throws StartProblem on an edited or missing file */
function pending(migrations: readonly Migration[], landed: ReadonlyMap<string, string>): Migration[] {
  for (const [name, checksum] of landed) {
    const file = migrations.find((migration) => migration.name === name);
    if (file === undefined) {
      throw new StartProblem({ code: 'migration_unknown', facts: { name } });
    }
    if (file.checksum !== checksum) {
      throw new StartProblem({ code: 'migration_changed', facts: { name } });
    }
  }
  return migrations.filter((migration) => !landed.has(migration.name));
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
    await client.query(
      `create table if not exists migration (
         name text primary key,
         checksum text not null,
         applied_at timestamptz not null default now()
       )`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migration',
    );
    const todo = pending(migrations, new Map(rows.map((row) => [row.name, row.checksum])));
    for (const migration of todo) await apply(client, migration);
    return todo.map((migration) => migration.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`migration ${migration.name}: ${(cause as Error).message}`, { cause });
  }
}
