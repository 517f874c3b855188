import type { StaffFamily, StaffFeature } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface NewFeature {
  readonly code: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'boolean';
  /** Empty: none. */
  readonly unit: string;
  readonly choices: readonly string[];
}

export async function featuresForStaff(database: Database): Promise<StaffFeature[]> {
  const { rows } = await sql<StaffFeature>`
    select id, code, label, type, coalesce(unit, '') as unit, choices from feature order by lower(label), id`.execute(
    database,
  );
  return rows;
}

export async function familiesForStaff(database: Database): Promise<StaffFamily[]> {
  const { rows } = await sql<StaffFamily>`
    select f.code, f.name, (select count(*)::integer from product where family_code = f.code) as products,
           array(select x.code from family_feature ff join feature x on x.id = ff.feature_id
                  where ff.family_code = f.code order by ff.position) as features
      from family f order by lower(f.name), f.code`.execute(database);
  return rows;
}

export async function lockFeature(database: Database, id: number) {
  return database
    .selectFrom('feature')
    .select(['code', 'label', 'type', 'unit', 'choices'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function codeOfFeature(database: Database, id: number): Promise<string | undefined> {
  const row = await database.selectFrom('feature').select('code').where('id', '=', id).executeTakeFirst();
  return row?.code;
}

/** Codes of the types that have a feature. */
export async function familiesWith(database: Database, featureId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('family_feature')
    .select('family_code')
    .where('feature_id', '=', featureId)
    .orderBy('family_code')
    .execute();
  return rows.map((row) => row.family_code);
}

/** Another feature of this label, without regard to case: in filters one could not be told from the other. */
export async function featureNamed(database: Database, label: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('feature')
    .select('id')
    .where(sql<boolean>`lower(label) = lower(${label})`)
    .executeTakeFirst();
  return row?.id;
}

/** Whether any product has a value of it. */
export async function isFeatureUsed(database: Database, code: string): Promise<boolean> {
  const row = await database
    .selectFrom('product')
    .select('id')
    .where(sql<boolean>`features @> jsonb_build_array(jsonb_build_object('code', ${code}::text))`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateFeature(
  database: Database,
  id: number,
  { label, unit, choices }: Pick<NewFeature, 'label' | 'unit' | 'choices'>,
): Promise<void> {
  await database
    .updateTable('feature')
    .set({ label, unit: unit === '' ? null : unit, choices: [...choices] })
    .where('id', '=', id)
    .execute();
}

export async function lockFamily(database: Database, code: string) {
  const family = await database
    .selectFrom('family')
    .select('name')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (family === undefined) return undefined;
  const rows = await database
    .selectFrom('family_feature')
    .innerJoin('feature', 'feature.id', 'family_feature.feature_id')
    .select('feature.code')
    .where('family_code', '=', code)
    .orderBy('position')
    .execute();
  return { name: family.name, features: rows.map((row) => row.code) };
}

/** Writes a family with its features in this order; false: one of them is unknown. */
export async function writeFamily(
  database: Database,
  code: string,
  { name, features }: { readonly name: string; readonly features: readonly string[] },
): Promise<boolean> {
  await database.updateTable('family').set({ name }).where('code', '=', code).execute();
  await database.deleteFrom('family_feature').where('family_code', '=', code).execute();
  const { rows } = await sql`
    insert into family_feature (family_code, feature_id, position)
    select ${code}, feature.id, wanted.position::integer - 1
      from unnest(${[...features]}::text[]) with ordinality as wanted (code, position)
      join feature on feature.code = wanted.code
    returning feature_id`.execute(database);
  return rows.length === features.length;
}

export async function productsOfFamily(database: Database, code: string): Promise<number[]> {
  const rows = await database.selectFrom('product').select('id').where('family_code', '=', code).execute();
  return rows.map((row) => row.id);
}
