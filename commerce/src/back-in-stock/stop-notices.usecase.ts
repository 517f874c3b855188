import type { Database } from '../platform/database/connection.ts';
import { deleteRequestsOf } from './back-in-stock.queries.ts';

/** Cancels all back-in-stock requests of an address. */
export function stopNotices(database: Database, email: string): Promise<void> {
  return deleteRequestsOf(database, email);
}
