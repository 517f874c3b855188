import { placeOrderOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { FindBuyer } from './find-buyer.ts';
import { readOrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.usecase.ts';
import type { OrderingParts } from './place-order.usecase.ts';

/** Places an order for a guest, or for the customer whose token is sent. */
export function placeOrderEndpoint(
  parts: OrderingParts,
  findBuyer: FindBuyer,
): Endpoint<typeof placeOrderOperation> {
  return {
    operation: placeOrderOperation,
    async answer(args, caller) {
      const buyer = await findBuyer(caller);
      if (!buyer.ok) return buyer;
      const request = await readOrderRequest(args);
      return request.ok ? placeOrder(request.value, buyer.value, parts) : request;
    },
  };
}
