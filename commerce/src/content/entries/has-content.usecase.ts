import type { Database } from '../../platform/database/connection.ts';
import { selectHasEntries } from './entries.queries.ts';

/** Whether the shop ever had content of its own. */
export const hasContent = (database: Database): Promise<boolean> => selectHasEntries(database);
