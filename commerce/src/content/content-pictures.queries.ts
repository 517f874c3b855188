import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import type { Schema } from '../platform/database/schema.ts';

export async function insertMedia(database: Database, row: Insertable<Schema['media']>): Promise<void> {
  await database
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
