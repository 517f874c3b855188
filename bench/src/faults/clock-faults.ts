import { atBank } from './ledger-audit.ts';
import { orderFor, place, track, until } from './buyer.ts';
import { type Fault, unless } from './fault.ts';
import { referenceOf } from './gateway-faults.ts';

/** An unconfirmed transfer has one day. */
const day = 23 * 3_600_000;

export const clockFaults: readonly Fault[] = [
  {
    name: 'clock moved a day ahead, then back',
    run: async (context, clientLog) => {
      const { shop, bank, skus } = context;
      const lines = [{ sku: skus[4] ?? '', qty: 3 }];
      const buy = async (method: 'axerve' | 'transfer') =>
        place(shop.url, clientLog, await orderFor(shop.url, { lines, method }, `${method}@esempio.it`), 1);
      const unpaid = await buy('axerve');
      const transfer = await buy('transfer');
      await shop.stop();
      await shop.start({ clockOffsetMs: day });
      const expired = await until(async () => (await track(shop.url, unpaid)).state === 'cancelled');
      const stillWaits = (await track(shop.url, transfer)).state;
      const ahead = await buy('transfer');
      // The buyer pays late: the payment of a cancelled order is refunded, once.
      const cents = Math.round((unpaid.order?.total ?? 0) * 100);
      const number = unpaid.order?.number ?? '?';
      await bank.control.choose(referenceOf(unpaid.order?.step ?? { kind: '' }), { outcome: 'doubled' });
      const returned = await until(async () => atBank(context, number).refunded === cents);
      await shop.stop();
      await shop.start();
      const after = await buy('axerve');
      await bank.control.choose(referenceOf(after.order?.step ?? { kind: '' }), { outcome: 'approved' });
      const paid = await until(async () => (await track(shop.url, after)).payment === 'paid');
      return {
        broken: [
          ...unless(expired, 'an unpaid order was not cancelled after a day'),
          ...unless(stillWaits === 'awaiting_payment', `a transfer after one day: ${stillWaits}`),
          ...unless(ahead.order !== undefined, `no order with the clock ahead: ${ahead.refusals.join()}`),
          ...unless(returned, `${atBank(context, number).refunded} of ${cents} of a late payment given back`),
          ...unless(paid, 'with the clock back, an order is not paid'),
        ],
        detail:
          'unpaid order cancelled and its pieces back, late money returned once, orders before and after',
      };
    },
  },
];
