import type { Client } from 'pg';

/** The shop's database role: owner of its database only, no superuser. */
export const shopRole = 'casamaestra_shop';

/**
 * Generates statements that transfer the ownership of everything in the database that is neither PostgreSQL's
 * nor the role's.
 */
const giveAway = `
  select format('alter %s %s owner to ${shopRole}', kind, name) as statement from (
    select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
           relation.oid::regclass::text, relowner, relnamespace
      from pg_class as relation
     where relkind in ('r', 'p', 'v', 'm', 'S')
       and not exists (select from pg_depend
                        where classid = 'pg_class'::regclass and objid = relation.oid and deptype in ('a', 'i')
                          and relkind = 'S')
    union all
    select 'routine', oid::regprocedure::text, proowner, pronamespace from pg_proc
    union all
    select case typtype when 'd' then 'domain' else 'type' end, oid::regtype::text, typowner, typnamespace
      from pg_type where typtype in ('d', 'e')
    union all
    select 'schema', quote_ident(nspname), nspowner, oid from pg_namespace
  ) as object (kind, name, owner, namespace)
  where namespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)
    and owner <> '${shopRole}'::regrole
    and not exists (select from pg_namespace where oid = namespace and nspname like 'pg\\_%')`;

/**
 * Creates the shop's role and makes it the owner of the database and everything in it; called as superuser,
 * connected to the shop's database. Older databases belong to the superuser and are transferred once; later
 * calls change nothing. Imports may still switch off row triggers.
 */
export async function handOverDatabase(client: Client, password: string): Promise<void> {
  const { rows } = await client.query<{ done: boolean }>(
    `select pg_get_userbyid(datdba) = '${shopRole}' as done from pg_database where datname = current_database()`,
  );
  if (rows[0]?.done === true) return;
  await client.query('begin');
  const known = await client.query(`select from pg_roles where rolname = '${shopRole}'`);
  if (known.rowCount === 0) await client.query(`create role ${shopRole} login`);
  await client.query(`alter role ${shopRole} password ${client.escapeLiteral(password)}`);
  await client.query(`grant set on parameter session_replication_role to ${shopRole}`);
  const owned = await client.query<{ statement: string }>(giveAway);
  for (const { statement } of owned.rows) await client.query(statement);
  await client.query(
    `do $$ begin execute format('alter database %I owner to ${shopRole}', current_database()); end $$`,
  );
  await client.query('commit');
}
