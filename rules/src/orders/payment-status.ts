import type { PaymentStatus } from '@casamaestra/contract/payments/payments.operations.ts';

export interface PaymentAttempt {
  readonly state: string;
  readonly capturedCents: number;
  readonly refundedCents: number;
}

/**
 * Payment status of an order: captured money first, then the newest attempt. `attempts` oldest first, amounts
 * in cents.
 */
export function paymentStatus(totalCents: number, attempts: readonly PaymentAttempt[]): PaymentStatus {
  const captured = attempts.reduce((sum, attempt) => sum + attempt.capturedCents, 0);
  const refunded = attempts.reduce((sum, attempt) => sum + attempt.refundedCents, 0);
  if (captured > 0 && refunded >= captured) return 'refunded';
  if (captured >= totalCents) return totalCents === 0 ? 'none' : 'paid';
  const newest = attempts.at(-1);
  if (newest === undefined) return 'none';
  // Staff accepted a lower amount: for renovation transfers banks withhold tax.
  if (newest.state === 'captured') return 'paid';
  if (newest.state === 'pending' || newest.state === 'authorised') return 'pending';
  return newest.state === 'failed' || newest.state === 'cancelled' ? 'failed' : 'waiting';
}
