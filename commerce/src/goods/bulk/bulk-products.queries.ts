import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { SaidFeature } from '../features/stored-features.ts';

/** Of a product what is changed in bulk, and what says whether it may be. */
const products = (database: Database) =>
  database
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select(['product.id', 'product.code', 'product.name', 'product.category_id', 'product.brand_id'])
    .select(['product.offered_from as offeredFrom', 'product.offered_until as offeredUntil'])
    .select(['product.vat_class', 'product.manufacturer_id', 'product.eu_responsible_id'])
    .select(['product.family_code as familyCode', 'category.safety_exempt as isSafetyExempt'])
    .select([
      sql<boolean>`product.published or product.withheld or product.scheduled`.as('published'),
      sql<SaidFeature[]>`product.features`.as('features'),
    ]);
export type BulkProduct = Awaited<ReturnType<ReturnType<typeof products>['execute']>>[number];

/** Some products, locked in the order of their ids if asked for. */
export const bulkProducts = (
  database: Database,
  ids: readonly number[],
  locks: boolean,
): Promise<BulkProduct[]> =>
  products(database)
    .where(sql<boolean>`product.id = any(${ids}::int[])`)
    .orderBy('product.id')
    .$if(locks, (query) => query.forUpdate('product'))
    .execute();

/** Codes of the features of all types that have one of them, in their order, by the type. */
export async function typesWith(
  database: Database,
  feature: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ family: string; codes: string[] }>`
    select own.family_code as family, array_agg(feature.code order by own.position) as codes
      from family_feature own join feature on feature.id = own.feature_id
     where own.family_code in (select f.family_code from family_feature f
       join feature x on x.id = f.feature_id where x.code = ${feature}::text)
     group by 1`.execute(database);
  return new Map(rows.map(({ family, codes }) => [family, codes]));
}

/** Features that types of some products have, those of most of them first. */
export async function featuresOfChosen(database: Database, ids: readonly number[]) {
  const { rows } = await sql<{
    code: string;
    label: string;
    type: 'text' | 'number' | 'boolean';
    unit: string | null;
    products: number;
  }>`
    select feature.code, feature.label, feature.type, feature.unit, count(*)::int as products
      from product join family_feature own on own.family_code = product.family_code
      join feature on feature.id = own.feature_id
     where product.id = any(${ids}::int[])
     group by feature.id order by products desc, feature.label`.execute(database);
  return rows;
}
