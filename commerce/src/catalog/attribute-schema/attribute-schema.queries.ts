import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Categories, parents before their children. */
export function selectCategories(database: Database) {
  return database
    .selectFrom('category')
    .select(['id', 'parent_id', 'label', 'path', 'url'])
    .orderBy('depth')
    .execute();
}

/** Names that categories and brands had before staff changed or merged them, with those of today. */
export async function selectFormerNames(database: Database): Promise<{
  categories: { key: string; url: string; id: number }[];
  brands: { key: string; name: string }[];
}> {
  const categories = await database
    .selectFrom('former_name')
    .select(['key', 'name as url', 'subject_id as id'])
    .where('kind', '=', 'category')
    .execute();
  const brands = await database
    .selectFrom('former_name')
    .innerJoin('brand', 'brand.id', 'former_name.subject_id')
    .select(['former_name.key', 'brand.name'])
    .where('kind', '=', 'brand')
    .execute();
  return { categories, brands };
}

export function selectFeatures(database: Database) {
  return database.selectFrom('feature').select(['id', 'code', 'label', 'type', 'unit']).execute();
}

export function selectFamilies(database: Database) {
  return database.selectFrom('family').select(['code', 'name']).execute();
}

/** Features of one product type, in the merchant's order. */
export function selectFamilyFeatures(database: Database, familyCode: string) {
  return database
    .selectFrom('family_feature')
    .innerJoin('feature', 'feature.id', 'family_feature.feature_id')
    .select(['feature.code', 'feature.label', 'feature.type', 'feature.unit'])
    .where('family_feature.family_code', '=', familyCode)
    .orderBy('family_feature.position')
    .execute();
}

export function selectFamily(database: Database, code: string) {
  return database.selectFrom('family').select('code').where('code', '=', code).executeTakeFirst();
}

/** More do not help to choose by colour. */
const MOST_SWATCHES = 400;

/**
 * The usual colour of each value of the options that are colours: those by which alone variants with a colour
 * differ somewhere, or whose every value has one colour.
 */
export async function selectSwatches(
  database: Database,
): Promise<{ label: string; value: string; swatch: string }[]> {
  const { rows } = await sql<{ label: string; value: string; swatch: string }>`
    with coloured as (select options, swatch from variant where swatch is not null),
         pairs as (select option ->> 0 as label, option ->> 1 as value, swatch
                     from coloured cross join lateral jsonb_array_elements(options) as option),
         by_value as (select label, value, count(distinct swatch) as swatches, min(swatch) as first
                        from pairs group by 1, 2),
         labels as (select options -> 0 ->> 0 as label from coloured where jsonb_array_length(options) = 1
                    union
                    select label from by_value group by 1 having max(swatches) = 1 and count(distinct first) > 1)
    select label, value, mode() within group (order by swatch) as swatch
      from pairs
     where label in (select label from labels)
     group by 1, 2
     order by count(*) desc
     limit ${MOST_SWATCHES}`.execute(database);
  return rows;
}
