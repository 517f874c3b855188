import { sql } from 'kysely';
import { categoryUrl } from '../../catalog/import/loading/registry.ts';
import type { StaffCategory } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import { slugOf } from '../../platform/slug.ts';
import type { MergedCoupon } from '../merged-records.queries.ts';

export interface CategoryPlace {
  readonly id: number;
  readonly parentId: number | null;
  readonly path: readonly string[];
}

/** As catalogue files compare paths: without regard to case, accents and punctuation. */
export const categoryKey = (path: readonly string[]): string => path.map(slugOf).join(',');

/** All categories in the order of their paths, with the products in each and below. */
export async function selectTree(database: Database): Promise<StaffCategory[]> {
  const { rows } = await sql<StaffCategory>`
    with own as (select category_id, count(*)::integer as products from product group by 1)
    select c.id, c.parent_id, c.label, c.url, c.electrical, c.safety_exempt, coalesce(own.products, 0) as products,
           (select coalesce(sum(o.products), 0)::integer
              from category below join own o on o.category_id = below.id
             where below.path[1:cardinality(c.path)] = c.path) as products_below
      from category c left join own on own.category_id = c.id
     order by c.path`.execute(database);
  return rows;
}

/** One change of the tree at a time, and no new categories of files meanwhile. */
export async function lockTree(database: Database): Promise<void> {
  await sql`lock table category in share row exclusive mode`.execute(database);
}

export const selectPlaces = (database: Database): Promise<CategoryPlace[]> =>
  database.selectFrom('category').select(['id', 'parent_id as parentId', 'path']).execute();

export async function selectCategoryFields(database: Database, id: number) {
  return database
    .selectFrom('category')
    .select(['label', 'parent_id', 'electrical', 'safety_exempt'])
    .where('id', '=', id)
    .executeTakeFirst();
}
export type CategoryRow = NonNullable<Awaited<ReturnType<typeof selectCategoryFields>>>;

/** The address of a category, and those it had; none: there is no such category. */
export async function selectCategoryUrls(database: Database, id: number): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select url from category where id = ${id}
    union all
    select name from former_name
     where kind = 'category' and subject_id = ${id} and exists (select from category where id = ${id})`.execute(
    database,
  );
  return rows.map(({ url }) => url);
}

/** Stores a category, under a number it had before if one is told. */
export async function insertCategory(
  database: Database,
  { label, parent_id: parent, electrical, safety_exempt: exempt }: CategoryRow,
  { path, id }: { readonly path: readonly string[]; readonly id?: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into category (id, parent_id, label, path, url, electrical, safety_exempt) overriding system value
    values (coalesce(${id ?? null}::integer, nextval(pg_get_serial_sequence('category', 'id'))::integer), ${parent}, ${label},
            ${[...path]}::text[], ${categoryUrl(path)}, ${electrical}, ${exempt})
    returning id`.execute(database);
  return rows[0]?.id ?? 0;
}

/** Writes the fields of a category. */
export async function updateCategory(database: Database, id: number, fields: CategoryRow): Promise<void> {
  const { electrical, safety_exempt } = fields;
  await database.updateTable('category').set({ electrical, safety_exempt }).where('id', '=', id).execute();
}

/** Gives a category another place or label, and everything below it the path that follows from it. */
export async function moveCategories(
  database: Database,
  { id, parentId }: { readonly id: number; readonly parentId: number | null },
  places: readonly { readonly id: number; readonly path: readonly string[] }[],
): Promise<void> {
  const rows = places.map((place) => ({
    id: place.id,
    label: place.path.at(-1),
    path: place.path,
    url: categoryUrl(place.path),
  }));
  await sql`
    update category c
       set path = array(select jsonb_array_elements_text(r.path)), url = r.url, label = r.label,
           parent_id = case when c.id = ${id} then ${parentId}::integer else c.parent_id end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, label text, path jsonb, url text)
     where c.id = r.id`.execute(database);
}

/** Sets a flag on some categories. */
export async function setFlag(
  database: Database,
  flag: 'electrical' | 'safety_exempt',
  { ids, to }: { readonly ids: readonly number[]; readonly to: boolean },
): Promise<number[]> {
  const rows = await database
    .updateTable('category')
    .set({ [flag]: to })
    .where('id', 'in', [...ids])
    .where(flag, '!=', to)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Whether products, categories or coupons have it. */
export async function isCategoryUsed(database: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from product where category_id = ${id})
        or exists (select from category where parent_id = ${id})
        or exists (select from coupon where ${id} = any(category_ids)) as used`.execute(database);
  return rows[0]?.used ?? true;
}

export async function deleteCategory(database: Database, id: number): Promise<void> {
  await database.deleteFrom('category').where('id', '=', id).execute();
}

/** Coupons for one category become coupons for another; what they said before and say now. */
export async function passCoupons(database: Database, id: number, into: number): Promise<MergedCoupon[]> {
  const { rows } = await sql<MergedCoupon>`
    with had as (select code, category_ids as before from coupon where ${id} = any(category_ids) for update)
    update coupon
       set category_ids = array(select distinct unnest(array_replace(had.before, ${id}, ${into})) order by 1)
      from had where had.code = coupon.code
    returning coupon.code, had.before, coupon.category_ids as after`.execute(database);
  return rows;
}

/** Coupons get their categories back where nobody has changed them since. */
export async function giveCouponsBack(database: Database, coupons: readonly MergedCoupon[]): Promise<void> {
  for (const { code, before, after } of coupons)
    await database
      .updateTable('coupon')
      .set({ category_ids: [...before] })
      .where('code', '=', code)
      .where(sql<boolean>`category_ids = ${[...after]}::integer[]`)
      .execute();
}
