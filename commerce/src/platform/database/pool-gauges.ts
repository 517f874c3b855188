import type pg from 'pg';
import type { Gauges } from '../http/gauges.ts';

/** Metrics of the connections to the database. */
export const poolGauges = (pool: pg.Pool): Gauges => ({
  help: {
    database_pool_connections: 'Connections of this node to the database',
    database_pool_connections_idle: 'Those that nobody uses',
    database_pool_connections_max: 'Most of them (DATABASE_POOL)',
    database_pool_waiting: 'Requests that wait for a connection',
  },
  read: async () => ({
    database_pool_connections: pool.totalCount,
    database_pool_connections_idle: pool.idleCount,
    database_pool_connections_max: pool.options.max,
    database_pool_waiting: pool.waitingCount,
  }),
});
