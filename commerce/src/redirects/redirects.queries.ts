import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

export interface RedirectRow {
  readonly from_address: string;
  readonly to_address: string | null;
  readonly status: 301 | 302 | 410;
  readonly source: 'content' | 'staff';
}

/** Every redirect, by its address. */
export function selectRedirects(database: Database): Promise<RedirectRow[]> {
  return database
    .selectFrom('redirect')
    .select(['from_address', 'to_address', 'status', 'source'])
    .orderBy('from_address')
    .execute() as Promise<RedirectRow[]>;
}

/** One change of the table at a time: a circle is closed by two people who each add half of it. */
export async function lockRedirects(database: Database): Promise<void> {
  await sql`lock table redirect in share row exclusive mode`.execute(database);
}

/** Makes the table hold these rows and no others. */
export async function replaceRedirects(database: Database, rows: readonly RedirectRow[]): Promise<void> {
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (from_address text, to_address text, status smallint, source text)),
    gone as (delete from redirect where from_address not in (select from_address from wanted))
    insert into redirect (from_address, to_address, status, source)
    select from_address, to_address, status, source from wanted
    on conflict (from_address) do update
      set to_address = excluded.to_address, status = excluded.status, source = excluded.source
      where (redirect.to_address, redirect.status, redirect.source)
        is distinct from (excluded.to_address, excluded.status, excluded.source)`.execute(database);
}

/** The first of some addresses that has a redirect. */
export async function findRedirect(
  database: Database,
  addresses: readonly string[],
): Promise<RedirectRow | undefined> {
  const rows = await database
    .selectFrom('redirect')
    .select(['from_address', 'to_address', 'status', 'source'])
    .where('from_address', 'in', [...addresses])
    .execute();
  return addresses
    .map((address) => rows.find((row) => row.from_address === address))
    .find((row) => row !== undefined) as RedirectRow | undefined;
}

/** Whether a page was at a path once. */
export async function wasPage(database: Database, path: string): Promise<boolean> {
  const row = await database
    .selectFrom('gone_address')
    .select('address')
    .where('address', '=', path)
    .executeTakeFirst();
  return row !== undefined;
}

/** Paths of published products among some; "/det/trapano". */
export async function selectProductPages(database: Database, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const rows = await database
    .selectFrom('product')
    .select('slug')
    .where('published', '=', true)
    .where(
      'slug',
      'in',
      paths.map((path) => path.slice(1)),
    )
    .execute();
  return rows.map(({ slug }) => `/${slug}`);
}
