import { setTimeout as pause } from 'node:timers/promises';
import { inParallel, place } from '../../faults/buyer.ts';
import { unless } from '../../faults/fault.ts';
import { makeOrders, summary } from '../../faults/kill-faults.ts';
import type { ShopNode } from '../shop-node.ts';
import { bothUrls, type ClusterFault, noneFailed, readWords } from './cluster-fault.ts';
import { startRepricing } from './prices.ts';
import { startReading } from './read-load.ts';

const buyers = 120;

async function killed(node: ShopNode): Promise<void> {
  await node.stop('SIGKILL');
  // Long enough that the balancer notices by itself that it is away.
  await pause(3_000);
  node.begin();
  await node.ready();
}

export const shopFaults: readonly ClusterFault[] = [
  {
    name: 'kill -9 of each shop in turn, under visitors and buyers',
    async run(context, clientLog) {
      const { cluster, shop, paths } = context;
      const wanted = await makeOrders(context, 'nodo', buyers);
      const pricing = startRepricing(context);
      const reading = startReading(bothUrls(context), paths);
      const ordering = inParallel(wanted, 4, async (order) => {
        await place(shop.url, clientLog, order);
        await pause(100);
      });
      for (const node of cluster.shops) await killed(node);
      await ordering;
      const readings = await reading.stop();
      const prices = await pricing.audit();
      const missing = buyers - clientLog.placed().length;
      return {
        broken: [
          ...noneFailed(readings),
          ...prices.broken,
          ...unless(missing === 0, `${missing} orders were never told`),
        ],
        detail: `${readWords(readings)}; ${summary(clientLog)}; ${prices.words}`,
      };
    },
  },
];
