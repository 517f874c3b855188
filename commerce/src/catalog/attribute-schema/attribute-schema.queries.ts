import type { Database } from '../../platform/database/connection.ts';

/** Categories, parents before their children. */
export function selectCategories(database: Database) {
  return database
    .selectFrom('category')
    .select(['id', 'parent_id', 'label', 'path', 'url'])
    .orderBy('depth')
    .execute();
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
