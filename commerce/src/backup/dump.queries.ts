import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/**
 * Not saved: the log that tells search indexes what to read again, whose transaction numbers mean nothing on another
 * server, and the migrations, which a restore applies itself. Unlogged tables hold only counters and challenges.
 */
const leftOut = ['change_log', 'migration'];

/** The one connection of a backup or a restore. */
export type Session = Client;

export interface TableColumns {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
}

/** Freezes what this client sees. @returns the moment and the version of the server */
export async function holdMoment(client: Client): Promise<{ takenAt: string; postgres: string }> {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ at: Date; postgres: string }>(
    "select now() as at, current_setting('server_version') as postgres",
  );
  const [{ at, postgres } = { at: new Date(Number.NaN), postgres: '' }] = rows;
  return { takenAt: at.toISOString(), postgres };
}

export async function selectMigrations(client: Client): Promise<{ name: string; checksum: string }[]> {
  const known = await client.query<{ name: string | null }>("select to_regclass('migration')::text as name");
  if (known.rows[0]?.name == null) return [];
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  );
  return rows;
}

/** The tables to save, by name. */
export async function selectTables(client: Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `select relation.relname as name,
            array_agg(attribute.attname::text order by attribute.attnum) as columns
       from pg_class relation
       join pg_attribute attribute on attribute.attrelid = relation.oid
      where relation.relnamespace = current_schema()::regnamespace
        and relation.relkind = 'r' and relation.relpersistence = 'p'
        and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
        and relation.relname <> all($1)
      group by relation.relname order by relation.relname`,
    [leftOut],
  );
  return rows;
}

export async function selectSequences(
  client: Client,
): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string; value: string; isCalled: boolean }>(
    `select sequencename as name, coalesce(last_value, start_value)::text as value,
            last_value is not null as "isCalled"
       from pg_sequences
       left join pg_depend on objid = format('%I.%I', schemaname, sequencename)::regclass and deptype in ('a', 'i')
        and classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass
       left join pg_class owner on owner.oid = refobjid
      where schemaname = current_schema() and coalesce(owner.relname, '') <> all($1)
      order by sequencename`,
    [leftOut],
  );
  return rows;
}

/** The rows of a table in PostgreSQL's text format; `rowCount` is known at the end. */
export function copyOut(
  client: Client,
  { name, columns }: TableColumns,
): Readable & { readonly rowCount: number } {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${names}) to stdout`));
}
