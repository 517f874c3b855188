import type { PaymentStanding } from '@casamaestra/contract/payments/payments.operations.ts';
import { checkPayment } from '../attempts/check-payment.usecase.ts';
import { findByReference, findBySecret } from '../attempts/payment.queries.ts';
import type { Payment } from '../attempts/payment.queries.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { orderStanding } from '../return/order-standing.usecase.ts';

/** The gateway whose calls the Frappe API has. */
const AXERVE = 'axerve';

export type GestpayStatus = 'Success' | 'In progress' | 'Failed';

const words: Readonly<Record<PaymentStanding, GestpayStatus>> = {
  paid: 'Success',
  refunded: 'Success',
  pending: 'In progress',
  waiting: 'In progress',
  failed: 'Failed',
  none: 'Failed',
};

/** The attempt behind `a` (shop login) and `b` (token or id of the payment). */
export async function findGestpay(
  { database, gateways }: PaymentParts,
  shopLogin: string,
  name: string,
): Promise<Payment | undefined> {
  if (shopLogin !== gateways.open(AXERVE)?.merchant) return undefined;
  return (await findBySecret(database, AXERVE, name)) ?? findByReference(database, AXERVE, name);
}

/** How the order of a payment stands by the books. */
export async function gestpayStatus(parts: PaymentParts, { orderId }: Payment): Promise<GestpayStatus> {
  return words[(await orderStanding(parts, orderId)).payment];
}

/** The same after Axerve was asked. A late refusal never takes a paid order back, and asking twice changes nothing. */
export async function takeGestpayResult(parts: PaymentParts, payment: Payment): Promise<GestpayStatus> {
  await checkPayment(parts, payment.id, 'returned');
  return gestpayStatus(parts, payment);
}
