import type { Database } from './connection.ts';

/** Tells every node that what the shop says or how it sells has changed; in the transaction of the change. */
export async function logContentChange(database: Database): Promise<void> {
  await database.insertInto('change_log').values({ kind: 'content' }).execute();
}
