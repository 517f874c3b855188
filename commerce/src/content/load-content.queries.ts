import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import type { Schema } from '../platform/database/schema.ts';

type Rows<Table extends keyof Schema> = readonly Insertable<Schema[Table]>[];
type Listed =
  | 'help_answer'
  | 'home_slide'
  | 'home_info_box'
  | 'home_banner'
  | 'home_tile'
  | 'listing_setting'
  | 'synonym_group';
type Named = 'promo_tab' | 'menu_item' | 'web_page' | 'blog_post';

export async function insertMedia(database: Database, row: Insertable<Schema['media']>): Promise<void> {
  await database
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces all rows of a table whose rows have no name. */
export async function replaceRows<Table extends Listed>(
  transaction: Database,
  table: Table,
  rows: Rows<Table>,
): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(transaction);
  if (rows.length > 0) await transaction.insertInto(table).values(rows).execute();
}

/**
 * Merges rows by name: existing ones keep their creation date, missing ones are deleted, and only real
 * changes are written.
 */
export async function mergeRows<Table extends Named>(
  transaction: Database,
  table: Table,
  rows: Rows<Table> & readonly { readonly name: string }[],
): Promise<void> {
  const names = rows.map((row: { readonly name: string }) => row.name);
  await sql`delete from ${sql.table(table)} where name <> all(${names}::text[])`.execute(transaction);
  for (const row of rows) {
    const columns = Object.keys(row).filter((column) => column !== 'name');
    const stamp = table === 'menu_item' ? sql`` : sql`, modified = now()`;
    const values = Object.values(row).map((value) => sql`${value}`);
    const assign = columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
    const old = columns.map((column) => sql`${sql.table(table)}.${sql.ref(column)}`);
    const fresh = columns.map((column) => sql`excluded.${sql.ref(column)}`);
    await sql`
      insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
      values (${sql.join(values)})
      on conflict (name) do update set ${sql.join(assign)}${stamp}
       where (${sql.join(old)}) is distinct from (${sql.join(fresh)})`.execute(transaction);
  }
}

export async function savePromoSection(
  transaction: Database,
  row: Omit<Insertable<Schema['home_promo_section']>, 'id'>,
): Promise<void> {
  await transaction
    .insertInto('home_promo_section')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function saveFooter(transaction: Database, html: string): Promise<void> {
  await transaction
    .insertInto('footer')
    .values({ id: 1, footer_b2c_html: html })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ footer_b2c_html: html }))
    .execute();
}

/** Saves the stories of brands that the catalogue has or will have. */
export async function saveBrand(
  transaction: Database,
  row: {
    readonly name: string;
    readonly slug: string;
    readonly slogan: string;
    readonly country: string | null;
  },
): Promise<void> {
  const { slogan, country } = row;
  await transaction
    .insertInto('brand')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ slogan, country }))
    .execute();
}

export async function selectSynonymGroups(database: Database): Promise<string[][]> {
  const rows = await database.selectFrom('synonym_group').select('terms').orderBy('id').execute();
  return rows.map((row) => row.terms);
}
