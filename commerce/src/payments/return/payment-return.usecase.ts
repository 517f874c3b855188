import type { paymentReturnOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { checkPayment } from '../attempts/check-payment.usecase.ts';
import { findByReference } from '../attempts/payment.queries.ts';
import { isSameSecret } from '../inbox/axerve-notification.usecase.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { orderStanding } from './order-standing.usecase.ts';

export interface ReturnedPayment {
  readonly gateway: 'gestpay' | 'stripe';
  readonly reference: string;
  readonly secret: string;
}

/**
 * The browser is back from the gateway. Only who knows the attempt's secret is answered, and what is answered is what
 * the gateway says now, not what the address says; if it does not answer, what is known.
 */
export async function takeReturn(
  parts: PaymentParts,
  { gateway, reference, secret }: ReturnedPayment,
): Promise<Outcome<OperationOutput<typeof paymentReturnOperation>>> {
  const payment = await findByReference(parts.database, gateway, reference);
  if (payment === undefined || !isSameSecret(payment.secret, secret))
    return refused('not_found', 'Non troviamo questo pagamento. Apri l’ordine dal link nell’e-mail.');
  await checkPayment(parts, payment.id, 'returned');
  const standing = await orderStanding(parts, payment.orderId);
  const orderToken = await parts.tokens.sign(payment.orderNumber);
  return accepted({ order_number: payment.orderNumber, order_token: orderToken, ...standing });
}
