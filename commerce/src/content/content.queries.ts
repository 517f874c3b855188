import type { Database } from '../platform/database/connection.ts';

/** Categories of the catalogue for a menu, parents before their children. */
export function selectMenuCategories(database: Database) {
  return database.selectFrom('category').select(['path', 'url']).orderBy('path').execute();
}
