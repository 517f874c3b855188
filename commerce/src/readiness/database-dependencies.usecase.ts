import type { Config } from '../platform/config/read-config.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { countPendingMigrations } from '../platform/database/migrate.ts';
import { type Dependency, well, wrong } from './dependency.ts';
import { type Queue, type ServerState, selectQueues, selectServerState } from './server-state.queries.ts';

const clockWarnSeconds = 2;
const clockErrorSeconds = 60;
/** A mail or refund that waits longer is not being worked on. */
const queueMinutes = 30;

/** The database: server, schema, connections, clock, and queues when the schema is there. */
export async function databaseDependencies(
  { database, pool, where }: Pick<OpenDatabase, 'database' | 'pool' | 'where'>,
  config: Pick<Config, 'migrations' | 'databasePool'>,
  now: () => number,
): Promise<{ readonly dependencies: readonly Dependency[]; readonly isMigrated: boolean }> {
  const { applied, pending } = await countPendingMigrations(pool);
  const server = await serverDependencies({ database, where }, config, now);
  const queues = pending === 0 ? await queueDependencies(database) : [];
  const [answers, ...others] = server;
  const schema = migrations(applied, pending, config.migrations);
  const dependencies = [...(answers === undefined ? [] : [answers]), schema, ...others, ...queues];
  return { dependencies, isMigrated: pending === 0 };
}

/** The server that the shop runs on: it answers, its connections, its clock. */
export async function serverDependencies(
  { database, where }: Pick<OpenDatabase, 'database' | 'where'>,
  config: Pick<Config, 'databasePool'>,
  now: () => number,
): Promise<readonly Dependency[]> {
  const before = now();
  const state = await selectServerState(database);
  const offset = (state.now.getTime() - (before + now()) / 2) / 1000;
  return [
    state.readOnly
      ? wrong('database', { code: 'read_only', facts: { server: where } })
      : well('database', { code: 'answers', facts: { server: where, version: state.version } }),
    connections(state, config.databasePool),
    clock(Math.abs(offset)),
  ];
}

/** What waits for background work, and for how long. */
export const queueDependencies = async (database: OpenDatabase['database']): Promise<readonly Dependency[]> =>
  (await selectQueues(database)).map(queue);

function migrations(applied: number, pending: number, how: Config['migrations']): Dependency {
  if (pending === 0) return well('migrations', { code: 'migrations_applied', facts: { count: applied } });
  return how === 'apart'
    ? wrong('migrations', { code: 'migrations_apart', facts: { count: pending } })
    : wrong('migrations', { code: 'migrations_at_start', facts: { count: pending } }, 'warning');
}

function connections({ used, most }: ServerState, pool: number): Dependency {
  if (most - used >= pool) return well('connections', { code: 'connections', facts: { used, most } });
  return wrong('connections', { code: 'connections_short', facts: { used, most, pool } }, 'warning');
}

function clock(away: number): Dependency {
  const seconds = Math.round(away * 10) / 10;
  if (seconds < clockWarnSeconds) return well('clock', { code: 'clock_right', facts: { seconds } });
  const level = seconds < clockErrorSeconds ? 'warning' : 'error';
  return wrong('clock', { code: 'clock_wrong', facts: { seconds } }, level);
}

function queue({ what, waiting, seconds }: Queue): Dependency {
  const minutes = Math.floor(seconds / 60);
  if (minutes < queueMinutes) return well(what, { code: 'queue', facts: { waiting } });
  return wrong(what, { code: 'queue_old', facts: { waiting, minutes } }, 'warning');
}
