import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '../../table.ts';
import { inParallel, place } from '../../faults/buyer.ts';
import { ClientLog } from '../../faults/client-log.ts';
import { makeOrders } from '../../faults/kill-faults.ts';
import type { ClusterContext } from './cluster-fault.ts';
import { startReading } from './read-load.ts';

const seconds = 8;
const orders = 120;

interface Rates {
  readonly readings: number;
  readonly orders: number;
}

/** Readings and orders a second through the balancer, past the cache. */
async function measure(context: ClusterContext, name: string): Promise<Rates> {
  const { cluster, paths } = context;
  const reading = startReading([cluster.shopsUrl], paths, 16, 0);
  await pause(seconds * 1_000);
  const { asked } = await reading.stop();
  const wanted = await makeOrders(context, name, orders);
  const clientLog = new ClientLog();
  const start = performance.now();
  await inParallel(wanted, 8, (order) => place(cluster.shopsUrl, clientLog, order));
  return { readings: asked / seconds, orders: (orders * 1_000) / (performance.now() - start) };
}

/**
 * Three nodes beside one, on the same machine with everything else on it: a ratio, no speed. With fewer cores than
 * processes it tells what the tiers cost, not what more machines bring.
 */
export async function measureRatio(context: ClusterContext): Promise<Row> {
  const [, ...others] = context.cluster.shops;
  await measure(context, 'prova');
  const three = await measure(context, 'tre');
  for (const node of others) await node.stop();
  await pause(3_000);
  await measure(context, 'prova1');
  const one = await measure(context, 'uno');
  for (const node of others) node.begin();
  for (const node of others) await node.ready();
  const ratio = (of: keyof Rates) => (three[of] / one[of]).toFixed(2);
  const words = (of: keyof Rates) => `${one[of].toFixed(0)} → ${three[of].toFixed(0)} ${of}/s`;
  return {
    name: 'three nodes beside one, on this machine',
    measured: `${ratio('readings')} readings, ${ratio('orders')} orders`,
    must: '–',
    reach: '',
    verdict: 'must',
    detail: `${words('readings')}, ${words('orders')}; all processes and the visitors share the machine's cores`,
  };
}
