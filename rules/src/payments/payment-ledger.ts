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

/** What a gateway says of an attempt when it is asked. */
export interface PaymentNews {
  readonly state: Exclude<PaymentState, 'created'>;
  /** What was authorised or captured, in cents; null while the gateway has no amount to tell. */
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
export function mismatchOf(ledger: PaymentLedger, terms: PaymentTerms, news: PaymentNews): Mismatch | null {
  const money = news.state === 'authorised' || news.state === 'captured';
  const named = news.transactionId !== null;
  if ((named || money) && news.transactionId !== terms.transactionId) return 'transaction';
  if (!money) return null;
  if (news.currency !== null && news.currency !== terms.currency) return 'currency';
  return news.amountCents === ledger.amountCents ? null : 'amount';
}

/** The attempt after the news, or null when they change nothing. Money once captured is never taken off again. */
export function takeNews(ledger: PaymentLedger, { state, amountCents }: PaymentNews): PaymentLedger | null {
  if (!mayMove(ledger.state, state)) return null;
  if (state === 'authorised' || state === 'captured') {
    const sum = amountCents ?? ledger.amountCents;
    const authorisedCents = Math.max(ledger.authorisedCents, sum);
    return { ...ledger, state, authorisedCents, capturedCents: state === 'captured' ? sum : 0 };
  }
  return { ...ledger, state };
}

/** The attempt after a refund went through; null when it is more than what was captured and not yet given back. */
export function takeRefund(ledger: PaymentLedger, cents: number): PaymentLedger | null {
  if (!Number.isSafeInteger(cents) || cents <= 0) return null;
  const refundedCents = ledger.refundedCents + cents;
  return refundedCents > ledger.capturedCents ? null : { ...ledger, refundedCents };
}
