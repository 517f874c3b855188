import { couponUses } from './ledger-audit.queries.ts';
import { ask, inParallel, orderFor, place, track, until } from './buyer.ts';
import { atBank } from './ledger-audit.ts';
import { type Fault, type FaultContext, unless } from './fault.ts';
import { referenceOf } from './gateway-faults.ts';
import type { ClientRecord } from './client-log.ts';

const tally = (words: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} × ${word}`).join(', ');
};

export const raceFaults: readonly Fault[] = [
  {
    name: '500 buyers for 10 pieces',
    run: async ({ shop, scarceSku }, clientLog) => {
      const order = await orderFor(
        shop.url,
        { lines: [{ sku: scarceSku, qty: 1 }], method: 'transfer' },
        'ultimo@esempio.it',
      );
      const buyers = Array.from({ length: 500 }, (_, index) => ({
        ...order,
        idempotency_key: crypto.randomUUID(),
        email: `ultimo${index}@esempio.it`,
      }));
      const start = performance.now();
      await inParallel(buyers, 500, (mine) => place(shop.url, clientLog, mine, 1));
      const seconds = (performance.now() - start) / 1000;
      const placed = clientLog.placed().length;
      const nameless = clientLog.entries.filter(
        ({ order: record, refusals }) =>
          record === undefined && !refusals.some((words) => words.startsWith('out_of_stock')),
      );
      return {
        broken: [
          ...unless(placed === 10, `${placed} orders for 10 pieces`),
          ...unless(nameless.length === 0, `${nameless.length} buyers with neither an order nor its reason`),
          ...unless(clientLog.sum('serverErrors') === 0, `${clientLog.sum('serverErrors')} answers 5xx`),
        ],
        detail: `${placed} orders, ${tally(clientLog.entries.flatMap(({ refusals }) => refusals.map((words) => words.split(' ')[0] ?? '')))}, all answered in ${seconds.toFixed(1)} s`,
      };
    },
  },
  {
    name: 'coupon for one use, 50 buyers at once',
    run: async ({ shop, skus, couponCode, read }, clientLog) => {
      const cart = {
        lines: [{ sku: skus[0] ?? '', qty: 1 }],
        method: 'transfer',
        coupons: [couponCode],
      } as const;
      const order = await orderFor(shop.url, cart, 'buono@esempio.it');
      const buyers = Array.from({ length: 50 }, (_, index) => ({
        ...order,
        idempotency_key: crypto.randomUUID(),
        email: `buono${index}@esempio.it`,
      }));
      await inParallel(buyers, 50, (mine) => place(shop.url, clientLog, mine, 1));
      const placed = clientLog.placed().length;
      const uses = await read((database) => couponUses(database, couponCode));
      const [winner] = clientLog.placed();
      await ask(shop.url, 'orders.cancel', { order_token: winner?.order?.token });
      const usesAfter = await read((database) => couponUses(database, couponCode));
      const record = clientLog.entries.filter(({ refusals }) =>
        refusals.some((words) => words.startsWith('coupon_refused')),
      );
      return {
        broken: [
          ...unless(placed === 1 && uses === 1, `${placed} orders, ${uses} uses`),
          ...unless(usesAfter === 0, `${usesAfter} uses after its order was cancelled`),
          ...unless(record.length === 49, `${record.length} of 49 told that the coupon is used up`),
          ...unless(clientLog.sum('serverErrors') === 0, `${clientLog.sum('serverErrors')} answers 5xx`),
        ],
        detail: `${placed} order, ${record.length} told that the coupon is used up; free again when its order is cancelled`,
      };
    },
  },
  {
    name: 'carts with the same articles in opposite order',
    run: async ({ shop, skus }, clientLog) => {
      const there = skus.slice(0, 6).map((sku) => ({ sku, qty: 1 }));
      const forth = await orderFor(shop.url, { lines: there, method: 'transfer' }, 'avanti@esempio.it');
      const back = await orderFor(
        shop.url,
        { lines: there.toReversed(), method: 'transfer' },
        'indietro@esempio.it',
      );
      const buyers = Array.from({ length: 300 }, (_, index) => ({
        ...(index % 2 === 0 ? forth : back),
        idempotency_key: crypto.randomUUID(),
        email: `incrocio${index}@esempio.it`,
      }));
      await inParallel(buyers, 60, (mine) => place(shop.url, clientLog, mine, 1));
      const placed = clientLog.placed().length;
      return {
        broken: [
          ...unless(
            placed === buyers.length,
            `${buyers.length - placed} buyers without an order: ${tally(clientLog.entries.flatMap(({ refusals }) => refusals))}`,
          ),
          ...unless(clientLog.sum('serverErrors') === 0, `${clientLog.sum('serverErrors')} answers 5xx`),
        ],
        detail: `${placed} of ${buyers.length} orders, no deadlock reached a buyer`,
      };
    },
  },
  {
    name: 'a paid order cancelled 20 times at once',
    run: async (context, clientLog) => {
      const { shop, bank, skus } = context;
      const paid: { readonly method: CardMethod; readonly record: ClientRecord }[] = [];
      for (const method of ['axerve', 'stripe'] as const) {
        const lines = [{ sku: skus[1] ?? '', qty: 2 }];
        const order = await orderFor(shop.url, { lines, method }, `${method}@esempio.it`);
        const record = await place(shop.url, clientLog, order);
        await bank.control.choose(referenceOf(record.order?.step ?? { kind: '' }), { outcome: 'approved' });
        paid.push({ method, record });
      }
      const broken = (await Promise.all(paid.map((one) => cancelManyTimes(context, one)))).flat();
      bank.control.clearFaults();
      return {
        broken,
        detail: 'both gateways, the first answer to the refund lost; given back exactly once',
      };
    },
  },
];

type CardMethod = 'axerve' | 'stripe';

/** Twenty concurrent cancellations of a paid order; the first answer of the refund is lost. */
async function cancelManyTimes(
  context: FaultContext,
  { method, record }: { readonly method: CardMethod; readonly record: ClientRecord },
): Promise<string[]> {
  const { shop, bank } = context;
  const paid = await until(async () => (await track(shop.url, record)).payment === 'paid');
  const call = method === 'axerve' ? 'axerve.refund' : 'stripe.refund';
  bank.control.fault({ call, kind: 'drop', after: true });
  const input = { order_token: record.order?.token };
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(shop.url, 'orders.cancel', input)));
  const cents = Math.round((record.order?.total ?? 0) * 100);
  const back = () => atBank(context, record.order?.number ?? '?').refunded;
  const isDone = async () => back() === cents && (await track(shop.url, record)).payment === 'refunded';
  // A refund without an answer is checked and retried after a minute.
  const done = await until(isDone, 100_000);
  return [
    ...unless(paid, `${method}: never paid`),
    ...unless(
      answers.every(({ status }) => status > 0 && status < 500),
      `${method}: answers ${tally(answers.map(({ status }) => String(status)))}`,
    ),
    ...unless(done, `${method}: ${back()} of ${cents} given back`),
  ];
}

/** The browser returns from the gateway. */
export async function comeBack(
  url: string,
  method: CardMethod,
  step: { readonly url?: string; readonly client_secret?: string },
  reference: string,
): Promise<void> {
  const secret =
    method === 'stripe'
      ? step.client_secret
      : new URL(step.url ?? 'http://none').searchParams.get('paymentToken');
  await ask(url, 'payments.payment_return', { gateway: method, reference, secret: secret ?? '' });
}
