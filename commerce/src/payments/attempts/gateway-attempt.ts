import type { GatewayAttempt } from '../../platform/gateways/payment-gateway.ts';
import type { Payment } from './payment.queries.ts';

/** Whether the order is in a state in which it can be paid. */
export const isPayable = ({ orderState }: Pick<Payment, 'orderState'>): boolean =>
  orderState === 'received' || orderState === 'awaiting_payment';

/** An attempt in the form gateways take. */
export const gatewayAttempt = (payment: Payment): GatewayAttempt => ({
  transactionId: payment.transactionId,
  orderNumber: payment.orderNumber,
  amountCents: payment.amountCents,
  currency: payment.currency,
  reference: payment.reference,
  email: payment.email,
  language: payment.language,
  method: payment.method === 'transfer' ? 'online' : payment.method,
});
