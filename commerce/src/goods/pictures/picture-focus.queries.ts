import type { Database } from '../../platform/database/connection.ts';

/** Pictures with the points that stay in view, locked in the order of their hashes. */
export function lockFocus(
  database: Database,
  hashes: readonly string[],
): Promise<{ hash: string; focus: string | null }[]> {
  return database
    .selectFrom('media')
    .select(['hash', 'focus'])
    .where('hash', 'in', [...hashes])
    .orderBy('hash')
    .forUpdate()
    .execute();
}

export async function writeFocus(database: Database, hash: string, focus: string | null): Promise<void> {
  await database.updateTable('media').set({ focus }).where('hash', '=', hash).execute();
}
