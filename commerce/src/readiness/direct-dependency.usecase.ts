import type { Config } from '../platform/config/read-config.ts';
import { createClient, describeServer } from '../platform/database/connection.ts';
import type { Database } from '../platform/database/connection.ts';
import { type Dependency, well, wrong } from './dependency.ts';
import { notifyDoctor } from './server-state.queries.ts';

const hearsMs = 2_000;

/**
 * DATABASE_DIRECT_URL, where one is set: whether what is notified in the database is heard there. A pooler that shares
 * connections swallows LISTEN, and another database hears nothing.
 */
export async function directDependencies(
  database: Database,
  { databaseDirectUrl }: Pick<Config, 'databaseDirectUrl'>,
): Promise<readonly Dependency[]> {
  if (databaseDirectUrl === undefined) return [];
  const server = describeServer(databaseDirectUrl);
  const client = createClient({ connectionString: databaseDirectUrl });
  // A connection that ends while it is asked is told by the question.
  client.on('error', () => undefined);
  let timer: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    const heard = new Promise<boolean>((resolve) => {
      client.on('notification', () => resolve(true));
      timer = setTimeout(() => resolve(false), hearsMs);
    });
    // A channel of its own: nobody else listens there.
    await client.query('listen doctor');
    await notifyDoctor(database);
    return (await heard)
      ? [well('direct', { code: 'direct_hears', facts: { server } })]
      : [wrong('direct', { code: 'direct_deaf', facts: { server } })];
  } finally {
    clearTimeout(timer);
    await client.end().catch(() => undefined);
  }
}
