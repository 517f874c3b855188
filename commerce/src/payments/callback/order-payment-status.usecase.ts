import type { PaymentStatus } from '@casamaestra/contract/payments/payments.operations.ts';
import { paymentStatus } from '@casamaestra/rules/orders/payment-status.ts';
import { paymentsOfOrder } from '../attempts/payment.queries.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { failureText, MISMATCH } from '../failure-text.ts';

/** The payment status of an order over all its attempts, and why the newest one failed. */
export async function orderPaymentStatus(
  { database, gateways }: Pick<PaymentDependencies, 'database' | 'gateways'>,
  orderId: number,
): Promise<{ readonly payment: PaymentStatus; readonly message: string | null }> {
  const payments = await paymentsOfOrder(database, orderId);
  const last = payments.at(-1);
  const payment = paymentStatus(last?.totalCents ?? 0, payments);
  if (payment !== 'failed' || last === undefined) return { payment, message: null };
  const { gateway, failureCode: code, language } = last;
  const reason = code?.startsWith(MISMATCH) === true ? 'mismatch' : gateways.failureReason(gateway, code);
  return { payment, message: failureText(reason, language) };
}
