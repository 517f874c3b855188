import { placeOrderOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { todaysPayment } from '../platform/config/former-payment.ts';
import type { AuthenticateOrder } from './authenticate-order.ts';
import type { CouponRateLimit } from './coupon-rate-limit.ts';
import { readOrderRequest } from './order-request.ts';
import { placeOrder } from './place-order.usecase.ts';
import type { OrderingDependencies } from './place-order.usecase.ts';

interface PlaceOrderDependencies extends OrderingDependencies {
  readonly authenticateOrder: AuthenticateOrder;
  readonly couponRateLimit: CouponRateLimit;
}

/** Places an order for a guest, or for the customer whose token is sent. */
export function placeOrderEndpoint(deps: PlaceOrderDependencies): Endpoint<typeof placeOrderOperation> {
  return {
    operation: placeOrderOperation,
    async answer(args, caller) {
      const buyer = await deps.authenticateOrder(caller, 'order');
      if (!buyer.ok) return buyer;
      const request = await readOrderRequest(todaysPayment(deps.paymentOffer.knownGateways, args), caller);
      if (!request.ok) return request;
      const limited = await deps.couponRateLimit(deps, caller, request.value.coupon_codes);
      return limited.ok ? placeOrder(request.value, buyer.value, limited.value) : limited;
    },
  };
}
