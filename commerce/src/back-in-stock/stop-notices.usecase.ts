import type { Database } from '../platform/database/connection.ts';
import { deleteRequestsOf } from './back-in-stock.queries.ts';

/** No more notices for an address, whatever it waits for. */
export function stopNotices(database: Database, email: string): Promise<void> {
  return deleteRequestsOf(database, email);
}
