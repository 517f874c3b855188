import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { TypedFeature } from './typed-value.ts';

/** Products of a type whose values are told, and values of a feature told. */
const LOOKED_AT = 2000;
const VALUES_MOST = 60;

export interface LabelledFeature extends TypedFeature {
  readonly label: string;
  /** Values that are offered before any product says them. */
  readonly choices: readonly string[];
}

/** Features of a type of products, in the order of its pages. */
export const featuresOfFamily = (database: Database, family: string): Promise<LabelledFeature[]> =>
  database
    .selectFrom('family_feature')
    .innerJoin('feature', 'feature.id', 'family_feature.feature_id')
    .select(['feature.code', 'feature.label', 'feature.type', 'feature.unit', 'feature.choices'])
    .where('family_feature.family_code', '=', family)
    .orderBy('family_feature.position')
    .execute();

export const featuresByCode = (database: Database, codes: readonly string[]): Promise<LabelledFeature[]> =>
  database
    .selectFrom('feature')
    .select(['code', 'label', 'type', 'unit', 'choices'])
    .where('code', 'in', [...codes, ''])
    .execute();

export const familiesToChoose = (database: Database): Promise<{ code: string; name: string }[]> =>
  database.selectFrom('family').select(['code', 'name']).orderBy('name').execute();

export async function isFamily(database: Database, code: string): Promise<boolean> {
  const row = await database.selectFrom('family').select('code').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

/** Texts that products of a type say of their features, the most frequent first. */
export async function textsOfFamily(
  database: Database,
  family: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ code: string; texts: string[] }>`
    select code, (array_agg(said order by n desc, said))[1:${sql.lit(VALUES_MOST)}] as texts from (
      select feature ->> 'code' as code, said, count(*) as n
        from (select features from product where family_code = ${family} limit ${LOOKED_AT}) looked
        cross join lateral jsonb_array_elements(looked.features) feature
        cross join lateral (
          select feature ->> 'value' as said where jsonb_typeof(feature -> 'value') = 'string'
          union all select jsonb_array_elements_text(feature -> 'values') where feature ? 'values') one
       group by 1, 2) counted
     group by code`.execute(database);
  return new Map(rows.map(({ code, texts }) => [code, texts]));
}
