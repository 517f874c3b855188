import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import type { Schema } from '../platform/database/schema.ts';

/** The points of pictures that stay in view where they are cropped, by the picture. */
export async function selectFoci(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('media')
    .select(['hash', 'focus'])
    .where('focus', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ hash, focus }) => (focus === null ? [] : [[hash, focus] as const])));
}

export async function insertMedia(database: Database, row: Insertable<Schema['media']>): Promise<void> {
  await database
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ unused_since: null }))
    .execute();
}
