import type { paymentReturnOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { sameSecret } from '../../platform/secrets/same-secret.ts';
import { checkPayment } from '../attempts/check-payment.usecase.ts';
import { findByReference } from '../attempts/payment.queries.ts';
import type { Payment } from '../attempts/payment.queries.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { orderStanding } from './order-standing.usecase.ts';
import { readReturn } from './read-return.ts';

type Returned = OperationInput<typeof paymentReturnOperation>;
/** The attempt that came back; only who knows its secret finds it. */
async function findReturned(parts: PaymentParts, input: Returned): Promise<Payment | undefined> {
  const named = readReturn(parts.gateways.all, input);
  if (named === null) return undefined;
  const payment = await findByReference(parts.database, named.gateway, named.reference);
  const known = payment?.secret ?? null;
  return known !== null && sameSecret(named.secret, known) ? payment : undefined;
}

/**
 * The browser is back from the gateway. Only who knows the attempt's secret is answered, and what is answered is what
 * the gateway says now, not what the address says; if it does not answer, what is known.
 */
export async function takeReturn(
  parts: PaymentParts,
  input: Returned,
): Promise<Outcome<OperationOutput<typeof paymentReturnOperation>>> {
  const payment = await findReturned(parts, input);
  if (payment === undefined) return refused('payment_unknown', {});
  await checkPayment(parts, payment.id, 'returned');
  const standing = await orderStanding(parts, payment.orderId);
  const orderToken = await parts.tokens.sign(payment.orderNumber);
  return accepted({ order_number: payment.orderNumber, order_token: orderToken, ...standing });
}
