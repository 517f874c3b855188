import { execFileSync } from 'node:child_process';
import { appendFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inParallel, place, until } from '../../faults/buyer.ts';
import { unless } from '../../faults/fault.ts';
import { makeOrders, summary } from '../../faults/kill-faults.ts';
import { layNodeFolder, type ShopNode } from '../shop-node.ts';
import { bothUrls, type ClusterFault, noneFailed, readWords } from './cluster-fault.ts';
import { startRepricing } from './prices.ts';
import { startReading } from './read-load.ts';

const cutSeconds = 15;

const cut: ClusterFault = {
  name: 'the cable between one node and its databases pulled for 15 s',
  async run(context, clientLog) {
    const { cluster, links, shop, paths } = context;
    const [, , third] = cluster.shops as [ShopNode, ShopNode, ShopNode];
    const wanted = await makeOrders(context, 'cavo', 100);
    const pricing = startRepricing(context);
    const reading = startReading(bothUrls(context), paths, 4);
    const ordering = inParallel(wanted, 4, async (order) => {
      await place(shop.url, clientLog, order);
      await pause(200);
    });
    await pause(1_000);
    for (const link of links) link.pull();
    const told = async () =>
      (await fetch(`${third.url}/readyz`, { signal: AbortSignal.timeout(3_000) })).text();
    const noticed = await until(async () => (await told()).startsWith('degraded'), 10_000);
    await pause(cutSeconds * 1_000);
    for (const link of links) link.plug();
    const start = performance.now();
    await third.ready(30_000);
    const back = (performance.now() - start) / 1_000;
    await ordering;
    const readings = await reading.stop();
    const prices = await pricing.audit();
    const missing = wanted.length - clientLog.placed().length;
    return {
      broken: [
        ...noneFailed(readings),
        ...unless(noticed, 'the node did not say that it is cut off'),
        ...unless(missing === 0, `${missing} orders were never told`),
        ...prices.broken,
      ],
      detail: `whole again after ${back.toFixed(1)} s; ${readWords(readings)}; ${summary(clientLog)}; ${prices.words}`,
    };
  },
};

/** A disk of its own for a node, with what a start asks for. */
function ownDisk(node: ShopNode): { readonly fill: () => number; readonly remove: () => void } {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=450m', 'tmpfs', node.dataDir]);
  layNodeFolder(node.dataDir);
  return {
    /** Fills it; the bytes that are left. */
    fill() {
      const some = Buffer.alloc(4_000_000);
      try {
        for (;;) appendFileSync(join(node.dataDir, 'full'), some);
      } catch {
        const { bavail, bsize } = statfsSync(node.dataDir);
        return bavail * bsize;
      }
    },
    remove: () => void execFileSync('umount', ['-l', node.dataDir]),
  };
}

const disk: ClusterFault = {
  name: 'the disk of one node full while it sells',
  cannotRun: () => (process.getuid?.() === 0 ? undefined : 'a disk of its own is mounted by root only'),
  async run(context, clientLog) {
    const [, second] = context.cluster.shops as [ShopNode, ShopNode];
    await second.stop();
    const own = ownDisk(second);
    try {
      second.begin();
      await second.ready();
      const left = own.fill();
      const wanted = await makeOrders(context, 'pieno', 60);
      const pricing = startRepricing(context);
      // This node alone is asked: what the others do does not matter here.
      const reading = startReading([second.url], context.paths, 4);
      await inParallel(wanted, 4, (order) => place(second.url, clientLog, order));
      await pause(3_000);
      const readings = await reading.stop();
      const prices = await pricing.audit();
      const missing = wanted.length - clientLog.placed().length;
      await second.stop();
      second.begin();
      const refused = await until(async () => !second.isRunning, 20_000);
      return {
        broken: [
          ...noneFailed(readings),
          ...unless(left === 0, `${left} bytes were left`),
          ...unless(missing === 0, `${missing} orders were never told`),
          ...unless(refused, 'it starts on a full disk'),
          ...prices.broken,
        ],
        detail: `it went on and refuses the next start with a sentence; ${readWords(readings)}; ${summary(clientLog)}; ${prices.words}`,
      };
    } finally {
      await second.stop('SIGKILL');
      own.remove();
      second.begin();
      await second.ready();
    }
  },
};

export const nodeFaults: readonly ClusterFault[] = [cut, disk];
