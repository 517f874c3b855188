import type { Config } from '../platform/config/read-config.ts';
import { createDatabase, createPool, describeServer } from '../platform/database/connection.ts';
import { type Dependency, well, wrong } from './dependency.ts';
import { selectReplicaState } from './server-state.queries.ts';

/** Visitors would see changes later than that. */
const lagSeconds = 10;

/** The replica of DATABASE_READ_URL, where one is named: whether it follows, and how far behind. */
export async function replicaDependencies({
  databaseReadUrl,
}: Pick<Config, 'databaseReadUrl'>): Promise<readonly Dependency[]> {
  if (databaseReadUrl === undefined) return [];
  const pool = createPool({ connectionString: databaseReadUrl }, () => undefined, 1);
  try {
    const { follows, behind } = await selectReplicaState(createDatabase(pool));
    const server = describeServer(databaseReadUrl);
    if (!follows) return [wrong('replica', { code: 'replica_is_primary', facts: { server } }, 'warning')];
    const seconds = Math.round(behind * 10) / 10;
    return seconds < lagSeconds
      ? [well('replica', { code: 'replica_follows', facts: { server, seconds } })]
      : [wrong('replica', { code: 'replica_behind', facts: { server, seconds } }, 'warning')];
  } finally {
    await pool.end();
  }
}
