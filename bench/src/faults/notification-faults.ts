import { setTimeout as pause } from 'node:timers/promises';
import { atBank } from './books.ts';
import { mailsOf } from './books.queries.ts';
import { orderFor, place, track, until } from './buyer.ts';
import { type Fault, type Ground, unless } from './fault.ts';
import { referenceOf } from './gateway-faults.ts';
import type { Journal, Told } from './journal.ts';
import { comeBack } from './race-faults.ts';

const methods = ['axerve', 'stripe'] as const;
type Method = (typeof methods)[number];

interface Begun {
  readonly method: Method;
  readonly told: Told;
  readonly reference: string;
}

async function begin(ground: Ground, journal: Journal, method: Method): Promise<Begun> {
  const { shop, skus } = ground;
  const lines = [{ sku: skus[3] ?? '', qty: 1 }];
  const told = await place(
    shop.url,
    journal,
    await orderFor(shop.url, { lines, method }, `${method}@esempio.it`),
    1,
  );
  const step = told.order?.step;
  const isReady = step?.kind === 'redirect' || step?.kind === 'stripe';
  return { method, told, reference: isReady ? referenceOf(step) : '' };
}

/** Paid exactly once: money, state and mail. */
async function paidOnce(ground: Ground, { method, told }: Begun, ms?: number): Promise<string[]> {
  const number = told.order?.number ?? '?';
  const paid = await until(async () => (await track(ground.shop.url, told)).payment === 'paid', ms);
  const cents = Math.round((told.order?.total ?? 0) * 100);
  const { captured } = atBank(ground, number);
  const mails = await ground.read((database) => mailsOf(database, number, 'payment_received'));
  return [
    ...unless(paid, `${method}: never paid`),
    ...unless(captured === cents, `${method}: ${captured} of ${cents} taken`),
    ...unless(mails === 1, `${method}: ${mails} mails of the payment`),
  ];
}

const forBoth =
  (work: (ground: Ground, begun: Begun) => Promise<string[]>): Fault['run'] =>
  async (ground, journal) => {
    const broken: string[] = [];
    for (const method of methods) {
      broken.push(...(await work(ground, await begin(ground, journal, method))));
      ground.bank.control.notifications({});
    }
    return { broken, detail: 'Axerve and Stripe: paid once, one mail' };
  };

export const notificationFaults: readonly Fault[] = [
  {
    name: 'notification five times at once',
    run: forBoth(async (ground, begun) => {
      ground.bank.control.notifications({ copies: 5 });
      await ground.bank.control.choose(begun.reference, { outcome: 'approved' });
      return paidOnce(ground, begun);
    }),
  },
  {
    name: 'notifications in the wrong order: paid, then pending',
    run: forBoth(async (ground, begun) => {
      const { control } = ground.bank;
      control.notifications({ hold: true });
      await control.choose(begun.reference, { outcome: 'pending' });
      await control.settle(begun.reference, 'approved');
      const held = await control.release('reversed');
      return [
        ...unless(held === 2, `${begun.method}: ${held} notifications held`),
        ...(await paidOnce(ground, begun)),
      ];
    }),
  },
  {
    name: 'return and notification at the same moment',
    run: forBoth(async (ground, begun) => {
      const { control } = ground.bank;
      control.notifications({ hold: true });
      await control.choose(begun.reference, { outcome: 'approved' });
      const step = begun.told.order?.step ?? { kind: '' };
      const back = () => comeBack(ground.shop.url, begun.method, step, begun.reference);
      await Promise.all([control.release('as_held'), back(), back(), back()]);
      return paidOnce(ground, begun);
    }),
  },
  {
    name: 'no notification: the return alone tells',
    run: forBoth(async (ground, begun) => {
      ground.bank.control.notifications({ silent: true });
      await ground.bank.control.choose(begun.reference, { outcome: 'approved' });
      await comeBack(ground.shop.url, begun.method, begun.told.order?.step ?? { kind: '' }, begun.reference);
      return paidOnce(ground, begun, 5_000);
    }),
  },
  {
    name: 'forged notification of an unpaid order',
    run: forBoth(async (ground, begun) => {
      const { control } = ground.bank;
      await control.forge(begun.reference);
      await comeBack(ground.shop.url, begun.method, { client_secret: 'forged' }, begun.reference);
      await pause(1_500);
      const { payment } = await track(ground.shop.url, begun.told);
      await control.choose(begun.reference, { outcome: 'approved' });
      return [
        ...unless(payment !== 'paid', `${begun.method}: a forgery paid the order`),
        ...(await paidOnce(ground, begun)),
      ];
    }),
  },
];

/** Payments that succeed without anybody telling the shop in time; it finds out by asking. Checked much later. */
export async function beginUnheard(ground: Ground, journal: Journal): Promise<() => Promise<string[]>> {
  const { control } = ground.bank;
  const begun: Begun[] = [];
  for (const method of methods) {
    const unheard = await begin(ground, journal, method);
    await control.choose(unheard.reference, { outcome: 'unheard' });
    begun.push(unheard);
    // Told before the gateway has even answered that it begins.
    control.decideNext([{ outcome: 'approved' }]);
    begun.push(await begin(ground, journal, method));
  }
  return async () => {
    const broken = await Promise.all(begun.map((one) => paidOnce(ground, one, 100_000)));
    return broken.flat();
  };
}
