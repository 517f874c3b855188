import { randomBytes } from 'node:crypto';
import { track } from '../../faults/buyer.ts';
import { unless } from '../../faults/fault.ts';
import { summary } from '../../faults/kill-faults.ts';
import type { ShopNode } from '../shop-node.ts';
import { bothUrls, type ClusterContext, type ClusterFault, noneFailed, readWords } from './cluster-fault.ts';
import { payingBuyers } from './paying-buyers.ts';
import { startRepricing } from './prices.ts';
import { startReading } from './read-load.ts';

const minute = 60_000;

async function restart(node: ShopNode, clockOffsetMs: number): Promise<void> {
  await node.stop();
  node.begin({ clockOffsetMs });
  await node.ready();
}

/** An account made on one node must be logged in on every other, at once. */
async function accountsEverywhere({ cluster }: ClusterContext): Promise<string[]> {
  const broken: string[] = [];
  for (const [index, maker] of cluster.shops.entries()) {
    const made = await fetch(`${maker.url}/api/method/mymb_ecommerce.utils.auth.create_customer_and_user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.9.${index + 1}` },
      body: JSON.stringify({
        email: `orologio${index}@esempio.it`,
        first_name: 'Anna',
        last_name: 'Rossi',
        password: randomBytes(16).toString('hex'),
      }),
    });
    const { message } = (await made.json()) as { message?: { jwt?: string } };
    const token = message?.jwt ?? '';
    for (const node of cluster.shops) {
      const answer = await fetch(`${node.url}/api/method/mymb_ecommerce.utils.auth.me`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', jwt: `Bearer ${token}` },
        body: '{}',
      });
      if (answer.status !== 200) broken.push(`an account of ${maker.name} on ${node.name}: ${answer.status}`);
    }
  }
  return broken;
}

/** Each order's link must work on every node. */
async function linksEverywhere({ cluster }: ClusterContext, records: Parameters<typeof track>[1][]) {
  const told = await Promise.all(
    records
      .slice(0, 12)
      .flatMap((record) =>
        cluster.shops.map(async (node) =>
          (await track(node.url, record)).payment === 'paid' ? [] : [node.name],
        ),
      ),
  );
  const failed = told.flat();
  return unless(failed.length === 0, `${failed.length} order links fail, such as on ${failed[0]}`);
}

export const clockFaults: readonly ClusterFault[] = [
  {
    name: 'clocks apart: one node a minute ahead, one a minute behind, the worker ahead',
    async run(context, clientLog) {
      const { cluster, paths } = context;
      const [, second, third] = cluster.shops as [ShopNode, ShopNode, ShopNode];
      const moved: readonly (readonly [ShopNode, number])[] = [
        [second, minute],
        [third, -minute],
        [cluster.worker, minute],
      ];
      for (const [node, offset] of moved) await restart(node, offset);
      try {
        const pricing = startRepricing(context);
        const reading = startReading(bothUrls(context), paths, 4);
        const paying = await payingBuyers(context, clientLog, 60);
        await paying.pay();
        const unpaid = await paying.audit();
        const links = await linksEverywhere(context, clientLog.placed());
        const accounts = await accountsEverywhere(context);
        const readings = await reading.stop();
        const prices = await pricing.audit();
        return {
          broken: [...noneFailed(readings), ...unpaid, ...links, ...accounts, ...prices.broken],
          detail: `60 orders paid once, their links and new accounts work on every node; ${readWords(readings)}; ${summary(clientLog)}; ${prices.words}`,
        };
      } finally {
        for (const [node] of moved) await restart(node, 0);
      }
    },
  },
];
