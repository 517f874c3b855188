import { payAgainOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { guestEndpoint } from '../../contract-http/endpoint-of.ts';
import { todaysPayment } from '../../platform/config/former-payment.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { retryPayment } from './retry-payment.usecase.ts';

/** Attempts per order: enough to try every card in a wallet. */
const perOrder = { requests: 12, windowMs: 10 * 60_000 };

export function retryPaymentEndpoint(deps: PaymentDependencies): Endpoint<typeof payAgainOperation> {
  return guestEndpoint(
    payAgainOperation,
    async (input, { language }) => {
      const { order_token: token, payment_method: method, payment_gateway: gateway } = input;
      const orderNumber = await deps.tokens.read(token);
      if (orderNumber === null) return refused('order_of_payment_unknown', {});
      if (!(await deps.allow(`pay-again:${orderNumber}`, perOrder)))
        return refused('payment_tries_exceeded', {});
      return retryPayment(deps, orderNumber, { method, gateway }, language);
    },
    { prepare: (args) => todaysPayment(deps.config.knownGateways, args) },
  );
}
