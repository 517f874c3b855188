import { frappeDocumentOperation } from '@casamaestra/contract/orders/provider-orders.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { readInput } from '../contract-http/read-input.ts';
import { orderOfCustomer } from './my-orders.usecase.ts';
import { loginRequired } from './orders.endpoint.ts';
import type { OrdersParts } from './orders-parts.ts';
import { proFormaPath } from './present-order.ts';

/** POST (any verb) the signed address of an own order's document; of anybody else's there is none. */
export function frappeDocumentEndpoint(parts: OrdersParts): Endpoint<typeof frappeDocumentOperation> {
  return {
    operation: frappeDocumentOperation,
    anyVerb: true,
    async answer(args, caller) {
      const who = await parts.identify(caller);
      if (who === null) return loginRequired();
      const input = readInput(frappeDocumentOperation.input, args);
      if (!input.ok) return input;
      const order = await orderOfCustomer(who.customerId, input.value.order_name, parts);
      if (order === undefined)
        return refused('own_order_unknown', { number: input.value.order_name }, 'order_name');
      const path = proFormaPath(await parts.tokens.sign(order.number));
      return accepted({ file_url: `${parts.publicUrl()}${path}` });
    },
  };
}
