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
