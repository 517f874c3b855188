import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** By the field that holds the number or code. */
const tables = {
  category_id: sql`select id::text as key, array_to_string(path, ' › ') as name from category`,
  parent_id: sql`select id::text as key, array_to_string(path, ' › ') as name from category`,
  brand_id: sql`select id::text as key, name from brand`,
  manufacturer_id: sql`select id::text as key, name from operator`,
  eu_responsible_id: sql`select id::text as key, name from operator`,
  family_code: sql`select code as key, name from family`,
  feature: sql`select code as key, label as name from feature`,
} as const;
export type NamedKind = keyof typeof tables;
export const isNamedKind = (field: string): field is NamedKind => Object.hasOwn(tables, field);

/** What people call some of those that products refer to by number or code. */
export async function namesOfKind(
  database: Database,
  kind: NamedKind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name from (${tables[kind]}) named where key = any(${keys}::text[])`.execute(database);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
