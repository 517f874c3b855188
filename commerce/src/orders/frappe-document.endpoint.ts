import { frappeDocumentOperation } from '@casamaestra/contract/orders/frappe-orders.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { authenticatedEndpoint } from '../contract-http/endpoint-of.ts';
import { orderOfCustomer } from './my-orders.usecase.ts';
import { customerOfOrders } from './orders.endpoint.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { proFormaPath } from './present-order.ts';

/**
 * POST (any method): signed URL of a document of one of the customer's orders; unknown for orders of others.
 */
export function frappeDocumentEndpoint(deps: OrdersDependencies): Endpoint<typeof frappeDocumentOperation> {
  return authenticatedEndpoint(
    frappeDocumentOperation,
    customerOfOrders(deps),
    async (input, who) => {
      const order = await orderOfCustomer(who.customerId, input.order_name, deps);
      if (order === undefined)
        return refused('own_order_unknown', { number: input.order_name }, 'order_name');
      const path = proFormaPath(await deps.tokens.sign(order.number));
      return accepted({ file_url: `${deps.publicUrl()}${path}` });
    },
    { anyVerb: true },
  );
}
