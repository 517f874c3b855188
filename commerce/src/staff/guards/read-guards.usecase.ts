import type { Guards } from '@casamaestra/contract/staff/guards.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectGuards } from './guards.queries.ts';

/** What one person may do alone now. Read for each act, so that a change holds on every node at once. */
export const readGuards = (database: Database): Promise<Guards> => selectGuards(database);
