import type { Fault as BankFault } from '@casamaestra/sandbox-bank/http/faults.ts';
import { atBank } from './ledger-audit.ts';
import { ask, orderFor, place, track, until } from './buyer.ts';
import { type Fault, type FaultContext, unless } from './fault.ts';
import type { ClientLog, ReceivedStep, ClientRecord } from './client-log.ts';

const methods = ['axerve', 'stripe'] as const;
type Method = (typeof methods)[number];

const createCall: Readonly<Record<Method, string>> = { axerve: 'axerve.create', stripe: 'stripe.create' };

const isPayable = ({ kind }: ReceivedStep) => kind === 'redirect' || kind === 'stripe';

/** The payment of a step, by the id contained in it. */
export function referenceOf(step: ReceivedStep): string {
  if (step.client_secret !== undefined) return step.client_secret.split('_secret_')[0] ?? '';
  return new URL(step.url ?? 'http://none').searchParams.get('paymentID') ?? '';
}

/** Retries the payment until there is a step to pay; the buyer clicks "paga di nuovo". */
async function payableStep(
  context: FaultContext,
  record: ClientRecord,
  method: Method,
): Promise<ReceivedStep | undefined> {
  let step = record.order?.step;
  await until(async () => {
    if (step !== undefined && isPayable(step)) return true;
    const input = { order_token: record.order?.token, payment_method: 'card', payment_gateway: method };
    const again = await ask(context.shop.url, 'payments.pay_again', input);
    step = (again.message as { payment?: ReceivedStep } | undefined)?.payment;
    return step !== undefined && isPayable(step);
  }, 40_000);
  return step !== undefined && isPayable(step) ? step : undefined;
}

interface Wounded {
  readonly method: Method;
  readonly record: ClientRecord;
}

type Wound = Omit<BankFault, 'call'>;

/** An order whose payment fails to start. */
async function wounded(
  context: FaultContext,
  clientLog: ClientLog,
  method: Method,
  wound: Wound,
): Promise<Wounded> {
  const { shop, bank, skus } = context;
  const lines = [{ sku: skus[2] ?? '', qty: 1 }];
  const order = await orderFor(shop.url, { lines, method }, `${method}@esempio.it`);
  // The official library retries once by itself.
  bank.control.fault({ ...wound, call: createCall[method], times: 2 });
  return { method, record: await place(shop.url, clientLog, order, 1) };
}

/** The order exists, and the next attempt pays it once. */
async function recover(context: FaultContext, { method, record }: Wounded): Promise<string[]> {
  const { shop, bank } = context;
  const { order, refusals, serverErrors } = record;
  if (order === undefined) return [`${method}: not placed: ${refusals.join()} ${serverErrors} × 5xx`];
  const first = order.step;
  const broken = unless(
    isPayable(first) || first.kind === 'unreachable',
    `${method}: answered ${first.kind}`,
  );
  // The shop can be paid at once: it found the attempt whose answer was lost, and started another.
  const attempts = bank.control.transactions().filter((booked) => booked.order.startsWith(order.number));
  broken.push(...unless(!isPayable(first) || attempts.length > 1, `${method}: nothing went wrong`));
  const step = await payableStep(context, record, method);
  if (step === undefined) return [...broken, `${method}: there is no way to pay`];
  await bank.control.choose(referenceOf(step), { outcome: 'approved' });
  const paid = await until(async () => (await track(shop.url, record)).payment === 'paid');
  const cents = Math.round(order.total * 100);
  const { captured } = atBank(context, order.number);
  return [
    ...broken,
    ...unless(paid, `${method}: never paid`),
    ...unless(captured === cents, `${method}: ${captured} of ${cents} taken`),
  ];
}

const kinds: readonly { readonly name: string; readonly fault: Wound }[] = [
  { name: 'gateway answers 500, nothing done', fault: { kind: 'error' } },
  { name: 'gateway answers 500, but did it', fault: { kind: 'error', after: true } },
  { name: 'gateway drops the connection', fault: { kind: 'drop' } },
  { name: 'gateway’s answer is lost', fault: { kind: 'drop', after: true } },
  { name: 'gateway never answers', fault: { kind: 'hang', after: true } },
  { name: 'gateway drips its answer for 30 s', fault: { kind: 'drip', ms: 30_000 } },
];

export const gatewayFaults: readonly Fault[] = kinds.map(({ name, fault }) => ({
  name,
  run: async (context, clientLog) => {
    const both = await Promise.all(methods.map((method) => wounded(context, clientLog, method, fault)));
    context.bank.control.clearFaults();
    const broken = (await Promise.all(both.map((one) => recover(context, one)))).flat();
    const first = both.map(({ record }) => record.order?.step.kind ?? 'nothing').join(' and ');
    return { broken, detail: `Axerve and Stripe: answered ${first}, the orders stand and are paid, once` };
  },
}));
