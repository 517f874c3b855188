import { couponUses } from './books.queries.ts';
import { ask, inParallel, orderFor, place, track, until } from './buyer.ts';
import { atBank } from './books.ts';
import { type Fault, type Ground, unless } from './fault.ts';
import { referenceOf } from './gateway-faults.ts';
import type { Told } from './journal.ts';

const tally = (words: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} × ${word}`).join(', ');
};

export const raceFaults: readonly Fault[] = [
  {
    name: '500 buyers for 10 pieces',
    run: async ({ shop, scarceSku }, journal) => {
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
      await inParallel(buyers, 500, (mine) => place(shop.url, journal, mine, 1));
      const seconds = (performance.now() - start) / 1000;
      const placed = journal.placed().length;
      const nameless = journal.entries.filter(
        ({ order: told, refusals }) =>
          told === undefined && !refusals.some((words) => words.startsWith('out_of_stock')),
      );
      return {
        broken: [
          ...unless(placed === 10, `${placed} orders for 10 pieces`),
          ...unless(nameless.length === 0, `${nameless.length} buyers with neither an order nor its reason`),
          ...unless(journal.sum('serverErrors') === 0, `${journal.sum('serverErrors')} answers 5xx`),
        ],
        detail: `${placed} orders, ${tally(journal.entries.flatMap(({ refusals }) => refusals.map((words) => words.split(' ')[0] ?? '')))}, all answered in ${seconds.toFixed(1)} s`,
      };
    },
  },
  {
    name: 'coupon for one use, 50 buyers at once',
    run: async ({ shop, skus, couponCode, read }, journal) => {
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
      await inParallel(buyers, 50, (mine) => place(shop.url, journal, mine, 1));
      const placed = journal.placed().length;
      const uses = await read((database) => couponUses(database, couponCode));
      const [winner] = journal.placed();
      await ask(shop.url, 'orders.cancel', { order_token: winner?.order?.token });
      const usesAfter = await read((database) => couponUses(database, couponCode));
      const told = journal.entries.filter(({ refusals }) =>
        refusals.some((words) => words.startsWith('coupon_refused')),
      );
      return {
        broken: [
          ...unless(placed === 1 && uses === 1, `${placed} orders, ${uses} uses`),
          ...unless(usesAfter === 0, `${usesAfter} uses after its order was cancelled`),
          ...unless(told.length === 49, `${told.length} of 49 told that the coupon is used up`),
          ...unless(journal.sum('serverErrors') === 0, `${journal.sum('serverErrors')} answers 5xx`),
        ],
        detail: `${placed} order, ${told.length} told that the coupon is used up; free again when its order is cancelled`,
      };
    },
  },
  {
    name: 'carts with the same articles in opposite order',
    run: async ({ shop, skus }, journal) => {
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
      await inParallel(buyers, 60, (mine) => place(shop.url, journal, mine, 1));
      const placed = journal.placed().length;
      return {
        broken: [
          ...unless(
            placed === buyers.length,
            `${buyers.length - placed} buyers without an order: ${tally(journal.entries.flatMap(({ refusals }) => refusals))}`,
          ),
          ...unless(journal.sum('serverErrors') === 0, `${journal.sum('serverErrors')} answers 5xx`),
        ],
        detail: `${placed} of ${buyers.length} orders, no deadlock reached a buyer`,
      };
    },
  },
  {
    name: 'a paid order cancelled 20 times at once',
    run: async (ground, journal) => {
      const { shop, bank, skus } = ground;
      const paid: { readonly method: CardMethod; readonly told: Told }[] = [];
      for (const method of ['axerve', 'stripe'] as const) {
        const lines = [{ sku: skus[1] ?? '', qty: 2 }];
        const order = await orderFor(shop.url, { lines, method }, `${method}@esempio.it`);
        const told = await place(shop.url, journal, order);
        await bank.control.choose(referenceOf(told.order?.step ?? { kind: '' }), { outcome: 'approved' });
        paid.push({ method, told });
      }
      const broken = (await Promise.all(paid.map((one) => cancelManyTimes(ground, one)))).flat();
      bank.control.clearFaults();
      return {
        broken,
        detail: 'both gateways, the first answer to the refund lost; given back exactly once',
      };
    },
  },
];

type CardMethod = 'axerve' | 'stripe';

/** Twenty cancellings at once of a paid order; the first answer to the refund is lost. */
async function cancelManyTimes(
  ground: Ground,
  { method, told }: { readonly method: CardMethod; readonly told: Told },
): Promise<string[]> {
  const { shop, bank } = ground;
  const paid = await until(async () => (await track(shop.url, told)).payment === 'paid');
  const call = method === 'axerve' ? 'axerve.refund' : 'stripe.refund';
  bank.control.fault({ call, kind: 'drop', after: true });
  const input = { order_token: told.order?.token };
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(shop.url, 'orders.cancel', input)));
  const cents = Math.round((told.order?.total ?? 0) * 100);
  const back = () => atBank(ground, told.order?.number ?? '?').refunded;
  const isDone = async () => back() === cents && (await track(shop.url, told)).payment === 'refunded';
  // A refund whose answer was lost is looked up and asked again after a minute.
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

/** The browser is back from the gateway. */
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
