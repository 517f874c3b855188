import { placeOrderOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { Identify } from '../customers/identity.ts';
import type { AllowOrder } from './allow-order.ts';
import { readOrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.usecase.ts';
import type { OrderingParts } from './place-order.usecase.ts';

/** Places an order for a guest, or for the customer whose token is sent. */
export function placeOrderEndpoint(
  parts: OrderingParts,
  identify: Identify,
  allow: AllowOrder,
): Endpoint<typeof placeOrderOperation> {
  return {
    operation: placeOrderOperation,
    async answer(args, caller) {
      const customer = caller.jwt === undefined ? null : await identify(caller);
      if (caller.jwt !== undefined && customer === null) {
        return refused('login_required', 'Il tuo accesso è scaduto: accedi di nuovo o ordina come ospite.');
      }
      if (customer === null && !(await allow(caller))) {
        return refused(
          'too_many_requests',
          'Troppi ordini in poco tempo da questa rete: riprova tra un minuto.',
        );
      }
      const request = await readOrderRequest(args);
      return request.ok ? placeOrder(request.value, customer, parts) : request;
    },
  };
}
