import { setTimeout as pause } from 'node:timers/promises';
import { inParallel, orderFor, place, track, until } from '../../faults/buyer.ts';
import type { ClientLog } from '../../faults/client-log.ts';
import { unless } from '../../faults/fault.ts';
import { referenceOf } from '../../faults/gateway-faults.ts';
import { atBank } from '../../faults/ledger-audit.ts';
import type { ClusterContext } from './cluster-fault.ts';

/** Orders whose payment is approved by their buyers while something happens. */
export async function payingBuyers(context: ClusterContext, clientLog: ClientLog, payers: number) {
  const { shop, bank, skus } = context;
  await inParallel(Array.from({ length: payers }), 8, async (_none, index) => {
    const lines = [{ sku: skus[index % skus.length] ?? '', qty: 1 }];
    const method = index % 2 === 0 ? 'axerve' : 'stripe';
    await place(shop.url, clientLog, await orderFor(shop.url, { lines, method }, `paga${index}@esempio.it`));
  });
  const records = clientLog.placed();
  return {
    pay: () =>
      inParallel(records, 4, async ({ order }) => {
        await bank.control.choose(referenceOf(order?.step ?? { kind: '' }), { outcome: 'approved' });
        await pause(100);
      }),
    /** What is not paid exactly once, after the shop had time to ask the bank. */
    async audit(): Promise<string[]> {
      let unpaid = records;
      await until(async () => {
        const states = await Promise.all(unpaid.map((record) => track(shop.url, record)));
        unpaid = unpaid.filter((_record, index) => states[index]?.payment !== 'paid');
        return unpaid.length === 0;
      }, 120_000);
      const twice = records.filter(
        ({ order }) =>
          order !== undefined && atBank(context, order.number).captured !== Math.round(order.total * 100),
      );
      return [
        ...unless(unpaid.length === 0, `${unpaid.length} payments were never noticed`),
        ...unless(twice.length === 0, `${twice.length} orders were not paid exactly once`),
      ];
    },
  };
}
