import { setTimeout as pause } from 'node:timers/promises';
import { inParallel, place, until } from '../../faults/buyer.ts';
import type { ClientLog } from '../../faults/client-log.ts';
import { unless } from '../../faults/fault.ts';
import { makeOrders, summary } from '../../faults/kill-faults.ts';
import { bothUrls, type ClusterContext, noneFailed, readWords } from './cluster-fault.ts';
import { payingBuyers } from './paying-buyers.ts';
import { startRepricing } from './prices.ts';
import { startReading } from './read-load.ts';

const buyers = 200;
const payers = 40;
/** Seconds within which orders are taken again. */
const patience = 30;

/**
 * Buyers and visitors while a server is struck; it is mended afterwards, which may find something broken, and prices are
 * checked on every node. `silenceMax`: longest time without an order, in seconds.
 */
export async function underAll(
  context: ClusterContext,
  clientLog: ClientLog,
  name: string,
  strike: () => Promise<() => Promise<readonly string[] | void>>,
  silenceMax = patience,
) {
  const { cluster, shop, paths } = context;
  await cluster.databases.inSync();
  const paying = await payingBuyers(context, clientLog, payers);
  const wanted = await makeOrders(context, name, buyers);
  const pricing = startRepricing(context);
  const reading = startReading(bothUrls(context), paths, 4);
  const before = clientLog.placed().length;
  const ordering = inParallel(wanted, 6, async (order) => {
    await place(shop.url, clientLog, order);
    await pause(50);
  });
  const payments = paying.pay();
  await until(async () => clientLog.placed().length > before + buyers / 5);
  const mend = await strike();
  await Promise.all([ordering, payments]);
  const silence = clientLog.longestSilence();
  const readings = await reading.stop();
  const notMended = (await mend()) ?? [];
  await cluster.databases.inSync();
  const unpaid = await paying.audit();
  const prices = await pricing.audit();
  const missing = wanted.length + payers - clientLog.placed().length;
  return {
    broken: [
      ...noneFailed(readings),
      ...notMended,
      ...unless(missing === 0, `${missing} orders were never told`),
      ...unless(silence <= silenceMax, `no order for ${silence.toFixed(1)} s`),
      ...unpaid,
      ...prices.broken,
    ],
    detail: `orders again after ${silence.toFixed(1)} s; ${readWords(readings)}; ${summary(clientLog)}; ${payers} payments noticed once; ${prices.words}`,
  };
}
