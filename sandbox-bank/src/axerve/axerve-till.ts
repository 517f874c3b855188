import { setTimeout as wait } from 'node:timers/promises';
import type { Notifier } from '../notifier.ts';
import type { Choice } from '../outcome.ts';
import { forgeNotice, notifyShop, returnAddress } from './axerve-notices.ts';
import type { AxerveError } from './axerve-errors.ts';
import type { AxervePayment, AxervePayments } from './axerve-payments.ts';

/** The next page of the buyer. */
export type Next =
  | { readonly kind: 'back'; readonly url: string | undefined }
  | { readonly kind: 'unheard' }
  | { readonly kind: 'refused'; readonly error: AxerveError };

interface Till {
  readonly payments: AxervePayments;
  readonly notifier: Notifier;
  /** Delay of slow answers. */
  readonly slowMs: () => number;
  readonly stopping: AbortSignal;
}

/** Settles a pending payment later, unless it was settled before. */
function settleLater({ payments, notifier, stopping }: Till, payment: AxervePayment, choice: Choice): void {
  if (choice.settleAfterMs === undefined) return;
  void wait(choice.settleAfterMs, undefined, { signal: stopping, ref: false }).then(
    () => settle(payments, notifier, payment, choice.settleTo ?? 'approved'),
    () => undefined,
  );
}

/** Settles a pending payment; a second notification reports the result. */
export async function settle(
  payments: AxervePayments,
  notifier: Notifier,
  payment: AxervePayment,
  to: 'approved' | 'refused',
): Promise<AxerveError | undefined> {
  const error = to === 'approved' ? payments.approve(payment) : payments.refuse(payment, 'generic');
  if (error === undefined) await notifyShop(notifier, payment);
  return error;
}

function decide({ payments }: Till, payment: AxervePayment, choice: Choice): AxerveError | undefined {
  if (choice.outcome === 'refused') return payments.refuse(payment, choice.reason ?? 'generic');
  if (choice.outcome === 'pending') return payments.suspend(payment);
  return payments.approve(payment);
}

/** Carries out a chosen outcome: the money, the notifications, the buyer's next page. */
export async function chooseOutcome(till: Till, payment: AxervePayment, choice: Choice): Promise<Next> {
  const { notifier } = till;
  if (choice.outcome === 'abandoned') return { kind: 'back', url: returnAddress(payment) };
  if (choice.outcome === 'slow') {
    await wait(till.slowMs(), undefined, { signal: till.stopping, ref: false }).catch(() => undefined);
  }
  if (choice.outcome === 'forged') await forgeNotice(notifier, payment);
  const error = decide(till, payment, choice);
  if (error !== undefined) return { kind: 'refused', error };
  if (choice.outcome === 'unheard') return { kind: 'unheard' };
  if (choice.outcome === 'pending') settleLater(till, payment, choice);
  await notifyShop(notifier, payment, choice.outcome === 'doubled' ? 2 : undefined);
  return { kind: 'back', url: returnAddress(payment) };
}
