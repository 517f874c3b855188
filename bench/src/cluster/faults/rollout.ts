import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { place } from '../../faults/buyer.ts';
import type { ClientLog } from '../../faults/client-log.ts';
import { type Finding, unless } from '../../faults/fault.ts';
import { makeOrders, summary } from '../../faults/kill-faults.ts';
import { runStep } from '../shop-node.ts';
import { bothUrls, type ClusterContext, noneFailed, readWords } from './cluster-fault.ts';
import { startRepricing } from './prices.ts';
import { startReading } from './read-load.ts';

/** Buyers one after another, each with a quote of the moment, until they are stopped. */
function startBuying(context: ClusterContext, clientLog: ClientLog) {
  let stopped = false;
  let wanted = 0;
  const buying = (async () => {
    while (!stopped) {
      const orders = await makeOrders(context, `nuovo${wanted}-`, 3).catch(() => []);
      wanted += orders.length;
      await Promise.all(orders.map((order) => place(context.shop.url, clientLog, order)));
      await pause(100);
    }
  })();
  return async (): Promise<number> => {
    stopped = true;
    await buying;
    return wanted;
  };
}

/**
 * A new version with buyers inside, as docs/operations.md says: the schema first, then node by node, the worker last. The
 * cluster began with the former version.
 */
export async function rollOut(
  context: ClusterContext,
  clientLog: ClientLog,
  former: string,
): Promise<Finding> {
  const { cluster, paths } = context;
  const pricing = startRepricing(context);
  const reading = startReading(bothUrls(context), paths, 4);
  const stopBuying = startBuying(context, clientLog);
  await pause(1_000);
  await runStep('migrate-cli', [], {
    ...cluster.environment,
    DATA_DIR: join(cluster.layout.folder, 'shop-1'),
  });
  for (const node of [...cluster.shops, cluster.worker]) {
    await node.stop();
    // A former node that restarts beside the newer schema goes on, so the order of things may be any.
    node.begin();
    await node.ready();
    await pause(1_500);
  }
  const wanted = await stopBuying();
  const readings = await reading.stop();
  const prices = await pricing.audit();
  const missing = wanted - clientLog.placed().length;
  return {
    broken: [
      ...noneFailed(readings),
      ...unless(
        missing === 0,
        `${missing} orders were never told: ${clientLog.entries
          .flatMap(({ refusals }) => refusals)
          .slice(0, 3)
          .join(', ')}`,
      ),
      ...prices.broken,
    ],
    detail: `from ${former}; ${readWords(readings)}; ${summary(clientLog)}; ${prices.words}`,
  };
}
