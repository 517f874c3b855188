import type { Database } from '../platform/database/connection.ts';

export async function insertDocument(database: Database, name: string, bytes: number): Promise<void> {
  await database
    .insertInto('stored_document')
    .values({ name, bytes })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ bytes }))
    .execute();
}

/** Those of some documents whose size is known. */
export async function documentSizes(
  database: Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await database
    .selectFrom('stored_document')
    .select(['name', 'bytes'])
    .where('name', 'in', [...names])
    .execute();
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}
