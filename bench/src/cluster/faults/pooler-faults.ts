import { setTimeout as pause } from 'node:timers/promises';
import { generatedFile } from '../../shop/dataset.ts';
import { noPooler, startPooler } from '../pooler.ts';
import { type Environment, runStep } from '../shop-node.ts';
import type { ClusterContext, ClusterFault } from './cluster-fault.ts';
import { underAll } from './under-all.ts';

const imported = 3_000;

/** Each node in turn, while the others answer. */
async function restartAll({ cluster }: ClusterContext, environment: Environment): Promise<void> {
  for (const node of [...cluster.shops, cluster.worker]) {
    await node.stop();
    node.begin({ environment });
    await node.ready();
    // The balancer takes it in before the next one goes.
    await pause(1_500);
  }
}

export const poolerFaults: readonly ClusterFault[] = [
  {
    name: 'PgBouncer before the databases: an import and the power cut of the primary, by transaction',
    cannotRun: noPooler,
    async run(context, clientLog) {
      const { cluster } = context;
      const { layout, databases } = cluster;
      const pooler = await startPooler(layout, databases);
      const environment = {
        DATABASE_URL: databases.url(layout.portOf('pooler')),
        DATABASE_DIRECT_URL: databases.url(layout.portOf('primary')),
        DATABASE_READ_URL: databases.url(layout.portOf('replica')),
      };
      try {
        await restartAll(context, environment);
        const settings = { ...cluster.environment, ...environment, MIGRATIONS: 'apart' };
        return await underAll(context, clientLog, 'condiviso', async () => {
          await runStep('catalogue-cli', ['import', await generatedFile(imported)], {
            ...settings,
            DATA_DIR: cluster.worker.dataDir,
          });
          const primary = await databases.primary();
          primary.cutPower();
          return async () => primary.start();
        });
      } finally {
        // Without these, each node asks as it did before.
        await restartAll(context, {});
        await pooler.stop();
      }
    },
  },
];
