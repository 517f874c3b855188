import type { PaymentStanding } from '@casamaestra/contract/payments/payments.operations.ts';
import { paymentStanding } from '@casamaestra/rules/orders/payment-standing.ts';
import { paymentsOfOrder } from '../attempts/payment.queries.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { failureText, MISMATCH } from '../failure-text.ts';

/** Where the payment of an order stands after all its attempts, and why the newest one failed. */
export async function orderStanding(
  { database, gateways }: Pick<PaymentParts, 'database' | 'gateways'>,
  orderId: number,
): Promise<{ readonly payment: PaymentStanding; readonly message: string | null }> {
  const payments = await paymentsOfOrder(database, orderId);
  const last = payments.at(-1);
  const payment = paymentStanding(last?.totalCents ?? 0, payments);
  if (payment !== 'failed' || last === undefined) return { payment, message: null };
  const { gateway, failureCode: code, language } = last;
  const reason = code?.startsWith(MISMATCH) === true ? 'mismatch' : gateways.failureReason(gateway, code);
  return { payment, message: failureText(reason, language) };
}
