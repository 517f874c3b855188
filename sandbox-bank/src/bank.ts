import { axerveCalls } from './axerve/axerve-calls.ts';
import { forgeNotice } from './axerve/axerve-notices.ts';
import { axervePages } from './axerve/axerve-pages.ts';
import { type AxervePayment, AxervePayments } from './axerve/axerve-payments.ts';
import { chooseOutcome, settle } from './axerve/axerve-till.ts';
import type { BookedTransaction, SandboxBankControl } from './control.ts';
import type { Route } from './http/exchange.ts';
import { Faults } from './http/faults.ts';
import { Notifier } from './notifier.ts';
import type { Choice } from './outcome.ts';
import { stripeCalls } from './stripe/stripe-calls.ts';
import { attemptPayment, settleIntent, type StripeTill } from './stripe/stripe-intents.ts';
import { intentReturn, stripePages } from './stripe/stripe-pages.ts';
import { type Intent, StripeStore } from './stripe/stripe-store.ts';
import { StripeWebhooks } from './stripe/stripe-webhooks.ts';

/** The bank without a port: its routes, and the control for tests. */
export interface Bank {
  readonly routes: readonly Route[];
  readonly faults: Faults;
  readonly control: SandboxBankControl;
  close(): void;
}

const bookedAxerve = (payment: AxervePayment): BookedTransaction => ({
  gateway: 'axerve',
  reference: payment.paymentID,
  order: payment.shopTransactionID,
  state: payment.cancelled ? 'CANCELLED' : payment.result,
  amountCents: payment.amountCents,
  capturedCents: payment.capturedCents,
  refundedCents: payment.refundedCents,
});

const bookedStripe = (intent: Intent): BookedTransaction => ({
  gateway: 'stripe',
  reference: intent.id,
  order: intent.metadata['transaction_id'] ?? Object.values(intent.metadata).join(' '),
  state: intent.status,
  amountCents: intent.amount,
  capturedCents: intent.capturedCents,
  refundedCents: intent.refundedCents,
});

/** The two gateways and their controls. */
interface Services {
  readonly axerve: Parameters<typeof chooseOutcome>[0];
  readonly stripe: StripeTill;
  readonly origin: () => string;
}

/** Automatic decisions about payments, and the delay of slow answers. */
class Decisions {
  slowMs = 20_000;
  private queue: Choice[] = [];
  private always: Choice | undefined;

  next(): Choice | undefined {
    return this.queue.shift() ?? this.always;
  }

  add(choices: readonly Choice[]): void {
    this.queue.push(...choices);
  }

  all(choice: Choice | undefined): void {
    this.always = choice;
    this.queue = [];
  }
}

/** Control operations on single payments of both gateways. */
function paymentControl({
  axerve,
  stripe,
  origin,
}: Services): Pick<SandboxBankControl, 'choose' | 'settle' | 'forge' | 'transactions'> {
  async function withPayment<Result>(
    reference: string,
    ofAxerve: (payment: AxervePayment) => Promise<Result>,
    ofStripe: (intent: Intent) => Promise<Result>,
  ): Promise<Result> {
    const payment = axerve.payments.get(reference);
    if (payment !== undefined) return ofAxerve(payment);
    const intent = stripe.store.intents.get(reference);
    if (intent === undefined) throw new Error(`no payment ${reference}`);
    return ofStripe(intent);
  }
  return {
    choose: (reference, choice) =>
      withPayment(
        reference,
        async (payment) => {
          const next = await chooseOutcome(axerve, payment, choice);
          return next.kind === 'back' ? next.url : undefined;
        },
        async (intent) => {
          await attemptPayment(stripe, intent, choice, origin());
          return intentReturn(intent);
        },
      ),
    settle: (reference, to) =>
      withPayment(
        reference,
        async (payment) => void (await settle(axerve.payments, axerve.notifier, payment, to)),
        (intent) => settleIntent(stripe, intent, origin(), to),
      ),
    forge: (reference) =>
      withPayment(
        reference,
        (payment) => forgeNotice(axerve.notifier, payment),
        (intent) => stripe.webhooks.forge(intent, origin()),
      ),
    transactions: () => [
      ...axerve.payments.all().map(bookedAxerve),
      ...[...stripe.store.intents.values()].map(bookedStripe),
    ],
  };
}

/** Assembles the bank. `origin`: its URL as used by the shop. */
export function createBank(origin: () => string): Bank {
  const stopping = new AbortController();
  const notifier = new Notifier();
  const faults = new Faults();
  const decisions = new Decisions();
  const payments = new AxervePayments();
  const webhooks = new StripeWebhooks(notifier);
  const shared = { slowMs: () => decisions.slowMs, stopping: stopping.signal };
  const axerve = { ...shared, payments, notifier };
  const stripe = { ...shared, store: new StripeStore(), webhooks };
  const routes = [
    ...axerveCalls(payments, async (payment) => {
      const choice = decisions.next();
      if (choice !== undefined) await chooseOutcome(axerve, payment, choice);
    }),
    ...axervePages(payments, (payment, choice) => chooseOutcome(axerve, payment, choice)),
    ...stripeCalls(stripe, async (intent, at) => {
      const choice = decisions.next();
      if (choice !== undefined) await attemptPayment(stripe, intent, choice, at);
    }),
    ...stripePages(stripe),
  ];
  const control: SandboxBankControl = {
    ...paymentControl({ axerve, stripe, origin }),
    decideNext: (choices) => decisions.add(choices),
    decideAll: (choice) => decisions.all(choice ?? undefined),
    fault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    notifications: (policy) => notifier.setPolicy(policy),
    release: (order) => notifier.release(order === 'reversed'),
    deliveries: () => notifier.deliveries(),
    slow: (ms) => {
      decisions.slowMs = ms;
    },
    autoSettle: (on) => {
      payments.autoSettle = on;
    },
    stripeWebhookUrl: (url) => {
      webhooks.url = url;
    },
  };
  const close = () => {
    stopping.abort();
    notifier.close();
  };
  return { routes, faults, control, close };
}
