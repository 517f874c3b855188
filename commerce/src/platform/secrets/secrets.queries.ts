import type { Database } from '../database/connection.ts';

/** The stored secret of that name; the candidate is stored when there is none yet. */
export async function secretOrStore(database: Database, name: string, candidate: Buffer): Promise<Buffer> {
  await database
    .insertInto('secret')
    .values({ name, value: candidate })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
