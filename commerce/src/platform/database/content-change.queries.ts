import type { Database } from './connection.ts';

/** Notifies every node that content or commerce settings changed; in the transaction of the change. */
export async function logContentChange(database: Database): Promise<void> {
  await database.insertInto('change_log').values({ kind: 'content' }).execute();
}
