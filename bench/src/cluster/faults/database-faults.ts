import type { ClusterFault } from './cluster-fault.ts';
import { underAll } from './under-all.ts';

export const databaseFaults: readonly ClusterFault[] = [
  {
    name: 'power cut of the primary during orders and payments',
    run: (context, clientLog) =>
      underAll(context, clientLog, 'primario', async () => {
        const primary = await context.cluster.databases.primary();
        primary.cutPower();
        return async () => primary.start();
      }),
  },
  {
    name: 'kill -9 of PostgreSQL on the primary, Patroni alive',
    run: (context, clientLog) =>
      underAll(context, clientLog, 'postgres', async () => {
        const primary = await context.cluster.databases.primary();
        primary.signalPostgres('SIGKILL');
        return async () => undefined;
      }),
  },
  {
    name: 'the replica paused (SIGSTOP), then awake again',
    run: (context, clientLog) =>
      underAll(context, clientLog, 'fermo', async () => {
        const primary = await context.cluster.databases.primary();
        const replica = context.cluster.databases.machines.find((machine) => machine !== primary);
        replica?.signalPostgres('SIGSTOP');
        return async () => replica?.signalPostgres('SIGCONT');
      }),
  },
  {
    name: 'power cut of the replica',
    run: (context, clientLog) =>
      underAll(context, clientLog, 'replica', async () => {
        const primary = await context.cluster.databases.primary();
        const replica = context.cluster.databases.machines.find((machine) => machine !== primary);
        replica?.cutPower();
        return async () => replica?.start();
      }),
  },
];
