import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { NewFeature } from './attributes.queries.ts';

/** Stores a feature, under a number it had before if it is given one; undefined: there is one of this code. */
export async function insertFeature(
  database: Database,
  { code, label, type, unit, choices }: NewFeature,
  id?: number,
): Promise<number | undefined> {
  const number = id ?? sql`nextval(pg_get_serial_sequence('feature', 'id'))`;
  const { rows } = await sql<{ id: number }>`
    insert into feature (id, code, label, type, unit, choices) overriding system value
    values (${number}, ${code}, ${label}, ${type}, ${unit === '' ? null : unit}, ${[...choices]}::text[])
    on conflict (code) do nothing returning id`.execute(database);
  return rows[0]?.id;
}

/** Gives a feature to types of product, as their last one; false: one of them is unknown. */
export async function giveToFamilies(
  database: Database,
  featureId: number,
  codes: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    insert into family_feature (family_code, feature_id, position)
    select f.code, ${featureId}, (select coalesce(max(position) + 1, 0) from family_feature where family_code = f.code)
      from family f where f.code = any(${[...codes]}::text[])
    returning family_code`.execute(database);
  return rows.length === codes.length;
}

export async function deleteFeature(database: Database, id: number): Promise<void> {
  await database.deleteFrom('family_feature').where('feature_id', '=', id).execute();
  await database.deleteFrom('feature').where('id', '=', id).execute();
}

/** Stores a type of product without features; false: there is one of this code. */
export async function insertFamily(database: Database, code: string, name: string): Promise<boolean> {
  const row = await database
    .insertInto('family')
    .values({ code, name })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

/** Another type of this name, without regard to case. */
export async function familyNamed(database: Database, name: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('family')
    .select('code')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();
  return row?.code;
}

export async function deleteFamily(database: Database, code: string): Promise<void> {
  await database.deleteFrom('family_feature').where('family_code', '=', code).execute();
  await database.deleteFrom('family').where('code', '=', code).execute();
}
