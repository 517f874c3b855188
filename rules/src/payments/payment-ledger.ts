import { mayMove } from './payment-state.ts';
import type { PaymentState } from './payment-state.ts';

/** State and sums of one attempt, in cents: refunded ≤ captured ≤ authorised at all times. */
export interface PaymentLedger {
  readonly state: PaymentState;
  readonly amountCents: number;
  readonly authorisedCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
}

/** The state of an attempt as a gateway reports it. */
export interface PaymentStatusUpdate {
  readonly state: Exclude<PaymentState, 'created'>;
  /** The authorised or captured amount in cents; null while the gateway reports none. */
  readonly amountCents: number | null;
  /** ISO 4217, upper case; null where the gateway does not repeat it. */
  readonly currency: string | null;
  /** Our own identifier as the gateway repeats it; null where it does not. */
  readonly transactionId: string | null;
}

export interface PaymentTerms {
  readonly currency: string;
  readonly transactionId: string;
}

export type Mismatch = 'amount' | 'currency' | 'transaction';

/** Money counts only when amount, currency and our identifier are those of the attempt. */
export function mismatchOf(
  ledger: PaymentLedger,
  terms: PaymentTerms,
  update: PaymentStatusUpdate,
): Mismatch | null {
  const money = update.state === 'authorised' || update.state === 'captured';
  const named = update.transactionId !== null;
  if ((named || money) && update.transactionId !== terms.transactionId) return 'transaction';
  if (!money) return null;
  if (update.currency !== null && update.currency !== terms.currency) return 'currency';
  return update.amountCents === ledger.amountCents ? null : 'amount';
}

/** The attempt after a status update, or null when nothing changes. A captured amount is never reduced. */
export function afterStatusUpdate(
  ledger: PaymentLedger,
  { state, amountCents }: PaymentStatusUpdate,
): PaymentLedger | null {
  if (!mayMove(ledger.state, state)) return null;
  if (state === 'authorised' || state === 'captured') {
    const sum = amountCents ?? ledger.amountCents;
    const authorisedCents = Math.max(ledger.authorisedCents, sum);
    return { ...ledger, state, authorisedCents, capturedCents: state === 'captured' ? sum : 0 };
  }
  return { ...ledger, state };
}

/** The attempt after a refund; null when the refund exceeds what is captured and not yet refunded. */
export function afterRefund(ledger: PaymentLedger, cents: number): PaymentLedger | null {
  if (!Number.isSafeInteger(cents) || cents <= 0) return null;
  const refundedCents = ledger.refundedCents + cents;
  return refundedCents > ledger.capturedCents ? null : { ...ledger, refundedCents };
}
