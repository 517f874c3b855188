import { setTimeout as pause } from 'node:timers/promises';
import { atBank } from './ledger-audit.ts';
import { mailsOf } from './ledger-audit.queries.ts';
import { orderFor, place, track, until } from './buyer.ts';
import { type Fault, type FaultContext, unless } from './fault.ts';
import { referenceOf } from './gateway-faults.ts';
import type { ClientLog, ClientRecord } from './client-log.ts';
import { comeBack } from './race-faults.ts';

const methods = ['axerve', 'stripe'] as const;
type Method = (typeof methods)[number];

interface Begun {
  readonly method: Method;
  readonly record: ClientRecord;
  readonly reference: string;
}

async function begin(context: FaultContext, clientLog: ClientLog, method: Method): Promise<Begun> {
  const { shop, skus } = context;
  const lines = [{ sku: skus[3] ?? '', qty: 1 }];
  const record = await place(
    shop.url,
    clientLog,
    await orderFor(shop.url, { lines, method }, `${method}@esempio.it`),
    1,
  );
  const step = record.order?.step;
  const isReady = step?.kind === 'redirect' || step?.kind === 'stripe';
  return { method, record, reference: isReady ? referenceOf(step) : '' };
}

/** Paid exactly once: money, state and mail. */
async function paidOnce(context: FaultContext, { method, record }: Begun, ms?: number): Promise<string[]> {
  const number = record.order?.number ?? '?';
  const paid = await until(async () => (await track(context.shop.url, record)).payment === 'paid', ms);
  const cents = Math.round((record.order?.total ?? 0) * 100);
  const { captured } = atBank(context, number);
  const mails = await context.read((database) => mailsOf(database, number, 'payment_received'));
  return [
    ...unless(paid, `${method}: never paid`),
    ...unless(captured === cents, `${method}: ${captured} of ${cents} taken`),
    ...unless(mails === 1, `${method}: ${mails} mails of the payment`),
  ];
}

const forBoth =
  (work: (context: FaultContext, begun: Begun) => Promise<string[]>): Fault['run'] =>
  async (context, clientLog) => {
    const broken: string[] = [];
    for (const method of methods) {
      broken.push(...(await work(context, await begin(context, clientLog, method))));
      context.bank.control.notifications({});
    }
    return { broken, detail: 'Axerve and Stripe: paid once, one mail' };
  };

export const notificationFaults: readonly Fault[] = [
  {
    name: 'notification five times at once',
    run: forBoth(async (context, begun) => {
      context.bank.control.notifications({ copies: 5 });
      await context.bank.control.choose(begun.reference, { outcome: 'approved' });
      return paidOnce(context, begun);
    }),
  },
  {
    name: 'notifications in the wrong order: paid, then pending',
    run: forBoth(async (context, begun) => {
      const { control } = context.bank;
      control.notifications({ hold: true });
      await control.choose(begun.reference, { outcome: 'pending' });
      await control.settle(begun.reference, 'approved');
      const held = await control.release('reversed');
      return [
        ...unless(held === 2, `${begun.method}: ${held} notifications held`),
        ...(await paidOnce(context, begun)),
      ];
    }),
  },
  {
    name: 'return and notification at the same moment',
    run: forBoth(async (context, begun) => {
      const { control } = context.bank;
      control.notifications({ hold: true });
      await control.choose(begun.reference, { outcome: 'approved' });
      const step = begun.record.order?.step ?? { kind: '' };
      const back = () => comeBack(context.shop.url, begun.method, step, begun.reference);
      await Promise.all([control.release('as_held'), back(), back(), back()]);
      return paidOnce(context, begun);
    }),
  },
  {
    name: 'no notification: the return alone tells',
    run: forBoth(async (context, begun) => {
      context.bank.control.notifications({ silent: true });
      await context.bank.control.choose(begun.reference, { outcome: 'approved' });
      await comeBack(
        context.shop.url,
        begun.method,
        begun.record.order?.step ?? { kind: '' },
        begun.reference,
      );
      return paidOnce(context, begun, 5_000);
    }),
  },
  {
    name: 'forged notification of an unpaid order',
    run: forBoth(async (context, begun) => {
      const { control } = context.bank;
      await control.forge(begun.reference);
      await comeBack(context.shop.url, begun.method, { client_secret: 'forged' }, begun.reference);
      await pause(1_500);
      const { payment } = await track(context.shop.url, begun.record);
      await control.choose(begun.reference, { outcome: 'approved' });
      return [
        ...unless(payment !== 'paid', `${begun.method}: a forgery paid the order`),
        ...(await paidOnce(context, begun)),
      ];
    }),
  },
];

/**
 * Payments that succeed without a notification in time; the shop must find out by reconciliation. Checked
 * much later.
 */
export async function beginUnheard(
  context: FaultContext,
  clientLog: ClientLog,
): Promise<() => Promise<string[]>> {
  const { control } = context.bank;
  const begun: Begun[] = [];
  for (const method of methods) {
    const unheard = await begin(context, clientLog, method);
    await control.choose(unheard.reference, { outcome: 'unheard' });
    begun.push(unheard);
    // The notification arrives before the gateway has answered the start call.
    control.decideNext([{ outcome: 'approved' }]);
    begun.push(await begin(context, clientLog, method));
  }
  return async () => {
    const broken = await Promise.all(begun.map((one) => paidOnce(context, one, 100_000)));
    return broken.flat();
  };
}
