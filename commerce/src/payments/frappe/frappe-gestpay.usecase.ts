import type { PaymentStatus } from '@casamaestra/contract/payments/payments.operations.ts';
import { checkPayment } from '../attempts/check-payment.usecase.ts';
import { findByReference, findBySecret } from '../attempts/payment.queries.ts';
import type { Payment } from '../attempts/payment.queries.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { orderPaymentStatus } from '../callback/order-payment-status.usecase.ts';

/** The gateway whose calls are part of the Frappe API. */
const AXERVE = 'axerve';

export type GestpayStatus = 'Success' | 'In progress' | 'Failed';

const words: Readonly<Record<PaymentStatus, GestpayStatus>> = {
  paid: 'Success',
  refunded: 'Success',
  pending: 'In progress',
  waiting: 'In progress',
  failed: 'Failed',
  none: 'Failed',
};

/** The attempt behind `a` (shop login) and `b` (token or id of the payment). */
export async function findGestpay(
  { database, gateways }: PaymentDependencies,
  shopLogin: string,
  name: string,
): Promise<Payment | undefined> {
  if (shopLogin !== gateways.open(AXERVE)?.merchant) return undefined;
  return (await findBySecret(database, AXERVE, name)) ?? findByReference(database, AXERVE, name);
}

/** The payment status of an order as stored. */
export async function gestpayStatus(deps: PaymentDependencies, { orderId }: Payment): Promise<GestpayStatus> {
  return words[(await orderPaymentStatus(deps, orderId)).payment];
}

/**
 * The same after asking Axerve. A late decline never changes a paid order, and asking twice changes nothing.
 */
export async function recordGestpayResult(
  deps: PaymentDependencies,
  payment: Payment,
): Promise<GestpayStatus> {
  await checkPayment(deps, payment.id, 'returned');
  return gestpayStatus(deps, payment);
}
