import type { Writable } from 'node:stream';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { TableColumns } from './dump.queries.ts';

export interface WhatIsThere {
  readonly tables: number;
  readonly isShop: boolean;
  readonly products: number;
  readonly orders: number;
  readonly customers: number;
  /** Connections of shops to this database. */
  readonly connections: number;
}

const counted = {
  product: 'select count(*) as rows from product',
  shop_order: 'select count(*) as rows from shop_order',
  customer: 'select count(*) as rows from customer',
};

/** What the database holds before a restore. */
export async function selectWhatIsThere(client: Client): Promise<WhatIsThere> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`,
  );
  const names = rows.map(({ name }) => name);
  const count = async (table: keyof typeof counted) =>
    names.includes(table) ? Number((await client.query<{ rows: string }>(counted[table])).rows[0]?.rows) : 0;
  const others = await client.query<{ connections: string }>(
    `select count(*) as connections from pg_stat_activity
      where datname = current_database() and application_name = 'casamaestra' and pid <> pg_backend_pid()`,
  );
  return {
    tables: names.length,
    isShop: names.includes('migration'),
    products: await count('product'),
    orders: await count('shop_order'),
    customers: await count('customer'),
    connections: Number(others.rows[0]?.connections ?? 0),
  };
}

/** Removes every table, sequence and function of the shop, whatever its version. */
export async function dropShop(client: Client): Promise<void> {
  await client.query(`
    do $$
    declare one record;
    begin
      for one in select oid::regclass as name from pg_class
                  where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace loop
        execute format('drop table if exists %s cascade', one.name);
      end loop;
      -- Those of columns have gone with their tables.
      for one in select oid::regclass as name from pg_class
                  where relkind = 'S' and relnamespace = current_schema()::regnamespace loop
        execute format('drop sequence if exists %s', one.name);
      end loop;
      for one in select oid::regprocedure as name from pg_proc
                  where pronamespace = current_schema()::regnamespace
                    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
        execute format('drop routine if exists %s cascade', one.name);
      end loop;
    end $$`);
}

/** Statements that put back what `withoutChecks` took away. */
export type PutBack = readonly string[];

/**
 * Empties the tables and takes away foreign keys and triggers while they are filled: rows are put back as they were,
 * in any order, by an ordinary owner of the database.
 */
export async function withoutChecks(client: Client, tables: readonly TableColumns[]): Promise<PutBack> {
  const { rows: keys } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
       from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace order by conrelid, conname`,
  );
  const { rows: triggers } = await client.query<{ off: string; on: string }>(
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as off,
            format('alter table %s enable %s trigger %I', tgrelid::regclass,
                   case tgenabled when 'A' then 'always' else '' end, tgname) as on
       from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and tgenabled in ('O', 'A') and relnamespace = current_schema()::regnamespace
      order by tgrelid, tgname`,
  );
  for (const { drop } of keys) await client.query(drop);
  for (const { off } of triggers) await client.query(off);
  const { rows: emptying } = await client.query<{ statement: string }>(
    "select format('truncate %s', string_agg(quote_ident(name), ', ')) as statement from unnest($1::text[]) as name",
    [tables.map(({ name }) => name)],
  );
  for (const { statement } of emptying) await client.query(statement);
  return [...keys.map(({ add }) => add), ...triggers.map(({ on }) => on)];
}

/** Takes rows in PostgreSQL's text format; `rowCount` is known at the end. */
export function copyIn(
  client: Client,
  { name, columns }: TableColumns,
): Writable & { readonly rowCount: number } {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return client.query(copyFrom(`copy ${client.escapeIdentifier(name)} (${names}) from stdin`));
}

export async function setSequence(
  client: Client,
  { name, value, isCalled }: { readonly name: string; readonly value: string; readonly isCalled: boolean },
): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [
    client.escapeIdentifier(name),
    value,
    isCalled,
  ]);
}
