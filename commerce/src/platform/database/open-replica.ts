import type { Pool } from 'pg';
import type { Config } from '../config/read-config.ts';
import type { Gauges } from '../http/gauges.ts';
import type { Log } from '../log/create-log.ts';
import { createPool } from './connection.ts';
import { openReadDatabase, type ReadDatabase } from './read-database.ts';

export interface ReplicaOptions {
  readonly config: Config;
  readonly primary: Pool;
  readonly log: Log;
}

/** The replica of DATABASE_READ_URL, if one is named. It is reached when something is read. */
export function openReplica({ config, primary, log }: ReplicaOptions): ReadDatabase | undefined {
  const { databaseReadUrl, databasePool } = config;
  if (databaseReadUrl === undefined) return undefined;
  const onIdleError = (err: Error) => log.debug({ err }, 'an idle connection to a replica was lost');
  return openReadDatabase({
    primary,
    openReplica: () => createPool({ connectionString: databaseReadUrl }, onIdleError, databasePool),
    onSwitch(to, why) {
      if (to === 'primary')
        log.warn({ err: why }, 'no replica answers: the catalogue is read from the primary');
      else log.info({ why }, 'the catalogue is read from a replica again');
    },
  });
}

/** Metrics of what is read from a replica. */
export const replicaGauges = (reading: ReadDatabase): Gauges => ({
  help: {
    database_replica_read: '1 while the catalogue is read from a replica, 0 while from the primary instead',
    database_replica_switches_total: 'Times another server began to answer the readings of the catalogue',
  },
  read: async () => ({
    database_replica_read: reading.isOnPrimary ? 0 : 1,
    database_replica_switches_total: reading.generation,
  }),
});
