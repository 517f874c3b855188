import type { ConnectionOptions, Database } from '../../platform/database/connection.ts';
import type { ReadDatabase } from '../../platform/database/read-database.ts';

/** Where the change log is read, and with it everything that is read because of it: one server at a time. */
export interface LogSource {
  readonly database: Database;
  /** Another number when another server answers. */
  readonly generation: number;
  /**
   * The primary, when the database is a replica. A replica may show a transaction a moment before the primary does, which
   * waits for its word; what is read from the primary because of a change would be as it was before.
   */
  readonly primary?: Database | undefined;
  /** Where another thread connects to read the same; absent: nowhere. */
  readonly connection?: (() => ConnectionOptions) | undefined;
}

export interface LogSourceOptions {
  readonly database: Database;
  readonly reading?: ReadDatabase | undefined;
  /** Of the primary, and of the replica where there is one. */
  readonly connection?: ConnectionOptions | undefined;
  readonly replica?: ConnectionOptions | undefined;
}

/** Reads from the replica where there is one. */
export function logSource({ database, reading, connection, replica }: LogSourceOptions): LogSource {
  if (reading === undefined) return { database, generation: 0, connection: connection && (() => connection) };
  return {
    database: reading.database,
    primary: database,
    get generation() {
      return reading.generation;
    },
    connection: connection && (() => (reading.isOnPrimary ? connection : (replica ?? connection))),
  };
}
