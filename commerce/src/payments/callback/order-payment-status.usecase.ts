import type { PaymentFailureCode } from '@casamaestra/contract/payments/payment.notices.ts';
import type { PaymentStatus } from '@casamaestra/contract/payments/payments.operations.ts';
import { paymentStatus } from '@casamaestra/rules/orders/payment-status.ts';
import { paymentsOfOrder } from '../attempts/payment.queries.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';

/** The payment status of an order over all its attempts, and why the newest one failed. */
export async function orderPaymentStatus(
  { database }: Pick<PaymentDependencies, 'database'>,
  orderId: number,
): Promise<{ readonly payment: PaymentStatus; readonly failure: PaymentFailureCode | null }> {
  const payments = await paymentsOfOrder(database, orderId);
  const last = payments.at(-1);
  const payment = paymentStatus(last?.totalCents ?? 0, payments);
  return { payment, failure: payment === 'failed' ? (last?.failureReason ?? 'payment_generic') : null };
}
