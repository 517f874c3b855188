import type { Database } from '../platform/database/connection.ts';
import { lastAuthor, setsBefore } from './change-sets.queries.ts';
import type { SetFilter, ShownSet, StoredSet } from './change-sets.queries.ts';

export type { SetFilter, ShownSet, StoredSet };

/** Change sets, newest first. */
export const readChanges = (database: Database, filter: SetFilter): Promise<ShownSet[]> =>
  setsBefore(database, filter);

/** Who last changed a record, or one field of it; undefined: nobody in the log. */
export const whoChanged = (
  database: Database,
  field: { readonly record: string; readonly field?: string },
): Promise<string | undefined> => lastAuthor(database, field);
