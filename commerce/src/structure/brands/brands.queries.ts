import type { StructureFields } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { slugOf } from '../../platform/slug.ts';
import { selectRegister } from '../register.queries.ts';
import type { RegisterSearch } from '../register.queries.ts';

/** Brands by name, or only those whose name looks like another one's. */
export const selectBrands = (database: Database, search: RegisterSearch) =>
  selectRegister(
    database,
    {
      table: 'brand',
      fields: sql`id, name, coalesce(slogan, '') as slogan, coalesce(country, '') as country`,
      searched: sql`name`,
      having: sql<boolean>`brand_id = found.id`,
    },
    search,
  );

export const lockBrand = (database: Database, id: number) =>
  database
    .selectFrom('brand')
    .select(['id', 'name', 'slogan', 'country'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The brand of a name, without regard to case. */
export const lockBrandNamed = (database: Database, name: string) =>
  database
    .selectFrom('brand')
    .select(['id', 'name'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .forUpdate()
    .executeTakeFirst();

const stored = ({ name, slogan, country }: StructureFields<'brand'>) => ({
  name,
  slogan: slogan === '' ? null : slogan,
  country: country === '' ? null : country,
});

/** Its address stays: links to it go on to work. */
export async function updateBrand(
  database: Database,
  id: number,
  fields: StructureFields<'brand'>,
): Promise<void> {
  await database.updateTable('brand').set(stored(fields)).where('id', '=', id).execute();
}

export async function nextBrandId(database: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('brand', 'id'))::integer as id`.execute(database);
  return rows[0]?.id ?? 0;
}

/** Stores a brand under a number; false: there is one of exactly this name. */
export async function insertBrand(
  database: Database,
  id: number,
  fields: StructureFields<'brand'>,
): Promise<boolean> {
  const { name, slogan, country } = stored(fields);
  const slug = slugOf(name) || 'marca';
  const { rows } = await sql`
    insert into brand (id, name, slug, slogan, country) overriding system value
    values (${id}, ${name}, case when exists (select from brand where slug = ${slug}) then ${`${slug}-${id}`} else ${slug} end,
            ${slogan}, ${country})
    on conflict (name) do nothing returning id`.execute(database);
  return rows.length > 0;
}

export async function isBrandUsed(database: Database, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('product')
    .select('id')
    .where('brand_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteBrand(database: Database, id: number): Promise<void> {
  await database.deleteFrom('brand').where('id', '=', id).execute();
}
