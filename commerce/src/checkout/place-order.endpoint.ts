import { placeOrderOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { todaysPayment } from '../platform/config/former-payment.ts';
import type { FindBuyer } from './find-buyer.ts';
import type { GuardCodes } from './guard-codes.ts';
import { readOrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.usecase.ts';
import type { OrderingParts } from './place-order.usecase.ts';

interface PlaceOrderParts extends OrderingParts {
  readonly findBuyer: FindBuyer;
  readonly guardCodes: GuardCodes;
}

/** Places an order for a guest, or for the customer whose token is sent. */
export function placeOrderEndpoint(parts: PlaceOrderParts): Endpoint<typeof placeOrderOperation> {
  return {
    operation: placeOrderOperation,
    async answer(args, caller) {
      const buyer = await parts.findBuyer(caller, 'order');
      if (!buyer.ok) return buyer;
      const request = await readOrderRequest(todaysPayment(parts.paymentOffer.knownGateways, args), caller);
      if (!request.ok) return request;
      const guarded = parts.guardCodes(parts, caller, request.value.coupon_codes);
      return guarded.ok ? placeOrder(request.value, buyer.value, guarded.value) : guarded;
    },
  };
}
