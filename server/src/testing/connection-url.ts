import type { ConnectionOptions } from '@casamaestra/commerce/platform/database/connection.ts';

/** A connection as DATABASE_URL. */
export function connectionUrl(connection: ConnectionOptions): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user, password, database } = connection;
  const url = new URL(`postgres://localhost:${port}/${database}`);
  url.username = user;
  url.password = password;
  if (host.startsWith('/')) url.searchParams.set('host', host);
  else url.hostname = host;
  return url.href;
}
