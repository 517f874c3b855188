import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { place } from '../../faults/buyer.ts';
import type { ClientLog } from '../../faults/client-log.ts';
import { type Finding, unless } from '../../faults/fault.ts';
import { makeOrders, summary } from '../../faults/kill-faults.ts';
import { runStep, type ShopNode } from '../shop-node.ts';
import { startAskingAssets } from './asset-load.ts';
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

interface Version {
  readonly name: string;
  /** Its checkout. */
  readonly folder: string;
}

/** Exchanges node after node, each once the one before may get visitors. */
async function exchange(nodes: readonly ShopNode[], folder?: string): Promise<void> {
  for (const node of nodes) {
    await node.stop();
    node.begin(folder === undefined ? {} : { folder });
    await node.ready();
    await pause(1_500);
  }
}

/**
 * A new version with buyers inside, as docs/operations.md says: the schema first, then node by node, the worker last. Then
 * back to the former one, beside the newer schema. The cluster began with the former version.
 */
export async function rollOut(
  context: ClusterContext,
  clientLog: ClientLog,
  former: Version,
): Promise<Finding> {
  const { cluster, paths } = context;
  const pricing = startRepricing(context);
  const reading = startReading(bothUrls(context), paths, 4);
  const pages = paths.filter((path) => !path.startsWith('/api/'));
  const stopAssets = startAskingAssets(bothUrls(context), pages);
  const stopBuying = startBuying(context, clientLog);
  await pause(1_000);
  await runStep('migrate-cli', [], {
    ...cluster.environment,
    DATA_DIR: join(cluster.layout.folder, 'shop-1'),
  });
  await exchange([...cluster.shops, cluster.worker]);
  await exchange([cluster.worker, ...cluster.shops], former.folder);
  const wanted = await stopBuying();
  const readings = await reading.stop();
  const assets = await stopAssets();
  const prices = await pricing.audit();
  const missing = wanted - clientLog.placed().length;
  return {
    broken: [
      ...noneFailed(readings),
      ...unless(
        assets.failed.length === 0,
        `${assets.failed.length} scripts or styles missing: ${assets.failed.slice(0, 3).join(' | ')}`,
      ),
      ...unless(
        missing === 0,
        `${missing} orders were never told: ${clientLog.entries
          .flatMap(({ refusals }) => refusals)
          .slice(0, 3)
          .join(', ')}`,
      ),
      ...prices.broken,
    ],
    detail: `from ${former.name} and back; ${readWords(readings)}; ${assets.asked} scripts and styles of ${assets.builds} builds; ${summary(clientLog)}; ${prices.words}`,
  };
}
