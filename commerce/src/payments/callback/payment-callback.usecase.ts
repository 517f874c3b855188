import type { paymentReturnOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { whyFailed } from '../../contract-http/spoken-payment.ts';
import { sameSecret } from '../../platform/secrets/same-secret.ts';
import { checkPayment } from '../attempts/check-payment.usecase.ts';
import { findByReference } from '../attempts/payment.queries.ts';
import type { Payment } from '../attempts/payment.queries.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { orderPaymentStatus } from './order-payment-status.usecase.ts';
import { readReturn } from './read-callback.ts';

type Returned = OperationInput<typeof paymentReturnOperation>;
/** The attempt of a callback; found only by its secret. */
async function findReturned(deps: PaymentDependencies, input: Returned): Promise<Payment | undefined> {
  const named = readReturn(deps.gateways.all, input);
  if (named === null) return undefined;
  const payment = await findByReference(deps.database, named.gateway, named.reference);
  const known = payment?.secret ?? null;
  return known !== null && sameSecret(named.secret, known) ? payment : undefined;
}

/**
 * The browser returned from the gateway. Answers only for the attempt's secret, with the status the gateway
 * reports now, not the one in the URL; if the gateway does not answer, with the last known status.
 */
export async function handleCallback(
  deps: PaymentDependencies,
  input: Returned,
  language: Language,
): Promise<Outcome<OperationOutput<typeof paymentReturnOperation>>> {
  const payment = await findReturned(deps, input);
  if (payment === undefined) return refused('payment_unknown', {});
  await checkPayment(deps, payment.id, 'returned');
  const { payment: status, failure } = await orderPaymentStatus(deps, payment.orderId);
  const orderToken = await deps.tokens.sign(payment.orderNumber);
  return accepted({
    order_number: payment.orderNumber,
    order_token: orderToken,
    payment: status,
    ...whyFailed(failure, language),
  });
}
