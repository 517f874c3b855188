import { setTimeout as pause } from 'node:timers/promises';
import { bookedOrders } from './ledger-audit.queries.ts';
import { atBank } from './ledger-audit.ts';
import { ask, inParallel, orderFor, place, track, until } from './buyer.ts';
import { startDroppingProxy } from './dropping-proxy.ts';
import { type Fault, type Finding, type FaultContext, type ShopUnderTest, unless } from './fault.ts';
import { referenceOf } from './gateway-faults.ts';
import type { ClientLog } from './client-log.ts';

const buyers = 200;
const atOnce = 20;
/** The process is killed after so many responses. */
const struckAfter = 60;

/** So many different orders, a third of them paid by card. */
export async function makeOrders(
  { shop, skus }: ShopUnderTest,
  name: string,
  count: number,
): Promise<object[]> {
  const made: object[] = [];
  await inParallel(Array.from({ length: count }), atOnce, async (_item, index) => {
    const lines = Array.from({ length: 1 + (index % 3) }, (_, line) => ({
      sku: skus[(index + line * 7) % skus.length] ?? '',
      qty: 1 + (line % 2),
    }));
    // A third pays by card, so that gateway calls are in progress at the kill.
    const method = index % 3 === 0 ? 'axerve' : 'transfer';
    made.push(await orderFor(shop.url, { lines, method }, `${name}${index}@esempio.it`));
  });
  return made;
}

/** What a client log tells, in one line. */
export function summary(clientLog: ClientLog): string {
  const placed = clientLog.placed().length;
  const lost = clientLog.sum('unanswered');
  return `${placed} of ${clientLog.entries.length} orders told, ${lost} answers lost, ${clientLog.sum('serverErrors')} answers 5xx, longest silence ${clientLog.longestSilence().toFixed(1)} s`;
}

/** Two hundred buyers who repeat unanswered orders while a process is killed. */
async function underOrders(
  context: FaultContext,
  clientLog: ClientLog,
  name: string,
  strike: () => Promise<void>,
): Promise<Finding> {
  const { shop } = context;
  const wanted = await makeOrders(context, name, buyers);
  let ended = false;
  const struck = (async () => {
    while (!ended && clientLog.placed().length < struckAfter) await pause(2);
    const before = clientLog.placed().length;
    await strike();
    await shop.ready();
    return before;
  })();
  await inParallel(wanted, atOnce, (order) => place(shop.url, clientLog, order));
  ended = true;
  const before = await struck;
  const placed = clientLog.placed().length;
  return {
    broken: [
      ...unless(before < buyers, 'the blow fell after the last order'),
      ...unless(
        placed === buyers,
        `${buyers - placed} buyers never got their order: ${clientLog.entries
          .flatMap(({ refusals }) => refusals)
          .slice(0, 3)
          .join(', ')}`,
      ),
    ],
    detail: summary(clientLog),
  };
}

const payers = 60;

/** Sixty buyers pay while a process is killed: the bank repeats its notifications, and nobody pays twice. */
async function underPayments(
  context: FaultContext,
  clientLog: ClientLog,
  strike: () => Promise<void>,
): Promise<Finding> {
  const { shop, bank, skus } = context;
  await inParallel(Array.from({ length: payers }), 10, async (_item, index) => {
    const lines = [{ sku: skus[index % skus.length] ?? '', qty: 1 }];
    const method = index % 2 === 0 ? 'axerve' : 'stripe';
    await place(shop.url, clientLog, await orderFor(shop.url, { lines, method }, `paga${index}@esempio.it`));
  });
  let chosen = 0;
  let ended = false;
  const paying = inParallel(clientLog.placed(), 10, async ({ order }) => {
    await bank.control.choose(referenceOf(order?.step ?? { kind: '' }), { outcome: 'approved' });
    chosen += 1;
  }).finally(() => {
    ended = true;
  });
  while (!ended && chosen < payers / 3) await pause(2);
  const before = chosen;
  await strike();
  await shop.ready();
  await paying;
  let unpaid = clientLog.placed();
  await until(async () => {
    const states = await Promise.all(unpaid.map((record) => track(shop.url, record)));
    unpaid = unpaid.filter((_told, index) => states[index]?.payment !== 'paid');
    return unpaid.length === 0;
  }, 90_000);
  const cents = (total: number) => Math.round(total * 100);
  const wrong = clientLog.placed().filter(({ order }) => {
    return order !== undefined && atBank(context, order.number).captured !== cents(order.total);
  });
  const lost = bank.control
    .deliveries()
    .slice(-4 * payers)
    .filter(({ status }) => status === 0 || status >= 500);
  return {
    broken: [
      ...unless(before < payers, 'the blow fell after the last payment'),
      ...unless(clientLog.placed().length === payers, 'an order is missing'),
      ...unless(unpaid.length === 0, `${unpaid.length} orders never paid`),
      ...unless(wrong.length === 0, `${wrong.length} orders not paid exactly once`),
    ],
    detail: `${payers} orders paid once, ${lost.length} notifications were lost at first`,
  };
}

export const killFaults: readonly Fault[] = [
  {
    name: 'kill -9 of the shop while 60 payments come in',
    run: (context, clientLog) =>
      underPayments(context, clientLog, async () => {
        await context.shop.stop('SIGKILL');
        await context.shop.start();
      }),
  },
  {
    name: 'kill -9 of PostgreSQL while 60 payments come in',
    run: (context, clientLog) =>
      underPayments(context, clientLog, async () => {
        context.shop.killPostgres();
        await pause(100);
      }),
  },
  {
    name: 'kill -9 of the shop during 200 orders',
    run: (context, clientLog) =>
      underOrders(context, clientLog, 'spento', async () => {
        await context.shop.stop('SIGKILL');
        await context.shop.start();
      }),
  },
  {
    name: 'kill -9 of PostgreSQL during 200 orders',
    run: (context, clientLog) =>
      underOrders(context, clientLog, 'postgres', async () => {
        context.shop.killPostgres();
        await pause(100);
      }),
  },
  {
    name: 'answer lost after the commit, asked again; the same twice at once',
    run: async (context, clientLog) => {
      const { shop } = context;
      const wanted = await makeOrders(context, 'perso', 40);
      let losing = true;
      const proxy = await startDroppingProxy(Number(new URL(shop.url).port), () => losing);
      await inParallel(wanted, 10, (order) => place(proxy.url, clientLog, order, 1));
      losing = false;
      const committed = (await context.read(bookedOrders)).filter(({ key }) =>
        clientLog.entries.some((record) => record.key === key),
      ).length;
      const dropped = proxy.dropped();
      await proxy.close();
      await inParallel(wanted, 10, (order) =>
        Promise.all([place(shop.url, clientLog, order), place(shop.url, clientLog, order)]),
      );
      const other = { ...wanted[0], note: 'un altro ordine' };
      const misused = await ask(shop.url, 'checkout.place_order', other);
      return {
        broken: [
          ...unless(clientLog.placed().length === wanted.length, 'an order is missing'),
          ...unless(
            dropped >= wanted.length && committed === wanted.length,
            `${dropped} answers dropped, ${committed} committed`,
          ),
          ...unless(
            misused.status >= 400 && misused.status < 500,
            `another order with a used key: ${misused.status}`,
          ),
        ],
        detail: `${dropped} answers dropped, ${committed} orders written meanwhile, each asked again twice at once`,
      };
    },
  },
];
