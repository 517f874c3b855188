import {
  cancelOrderOperation,
  confirmOrderOperation,
  correctEmailOperation,
  downloadsOperation,
  myOrdersOperation,
  resendConfirmationOperation,
  trackOrderOperation,
  withdrawLinksOperation,
} from '@casamaestra/contract/orders/orders.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { authenticatedEndpoint, guestEndpoint } from '../contract-http/endpoint-of.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { Identity } from '../identity/identity.ts';
import { cancelOrder } from './cancel-order.usecase.ts';
import { correctEmail } from './correct-email.usecase.ts';
import { orderByNumber, orderByToken, viewOrder } from './find-order.usecase.ts';
import { myDownloads, myOrders } from './my-orders.usecase.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { confirmOrder, resendConfirmation } from './confirm-order.usecase.ts';
import { withdrawOwnLinks } from './withdraw-links.usecase.ts';

/** The customer behind a call about orders. */
export const customerOfOrders =
  ({ identify }: OrdersDependencies) =>
  async (caller: Caller): Promise<Outcome<Identity>> => {
    const who = await identify(caller);
    return who === null ? refused('login_required', { purpose: 'orders' }) : accepted(who);
  };

/** POST an order by its link, or by number and e-mail. */
export function trackOrderEndpoint(deps: OrdersDependencies): Endpoint<typeof trackOrderOperation> {
  return guestEndpoint(trackOrderOperation, async (input, caller) => {
    const found =
      'order_token' in input
        ? await orderByToken(input.order_token, deps)
        : await orderByNumber(input.order_number, input.email, caller, deps);
    return found.ok ? accepted(await viewOrder(found.value, caller.language, deps)) : found;
  });
}

/** POST the buyer's cancellation of an order. */
export function cancelOrderEndpoint(deps: OrdersDependencies): Endpoint<typeof cancelOrderOperation> {
  return guestEndpoint(cancelOrderOperation, async (input, caller) => {
    const cancelled = await cancelOrder(input.order_token, deps);
    return cancelled.ok ? accepted(await viewOrder(cancelled.value, caller.language, deps)) : cancelled;
  });
}

/** POST the secret from a mail to the order's address. */
export function confirmOrderEndpoint(deps: OrdersDependencies): Endpoint<typeof confirmOrderOperation> {
  return guestEndpoint(confirmOrderOperation, async (input, caller) => {
    const confirmed = await confirmOrder(input.order_token, input.proof, deps);
    return confirmed.ok ? accepted(await viewOrder(confirmed.value, caller.language, deps)) : confirmed;
  });
}

/** POST to get the confirmation link mailed again. */
export function resendConfirmationEndpoint(
  deps: OrdersDependencies,
): Endpoint<typeof resendConfirmationOperation> {
  return guestEndpoint(resendConfirmationOperation, async (input, caller) => {
    const sent = await resendConfirmation(input.order_token, caller, deps);
    return sent.ok ? accepted(await viewOrder(sent.value, caller.language, deps)) : sent;
  });
}

/** POST the corrected e-mail address of a fresh order. */
export function correctEmailEndpoint(deps: OrdersDependencies): Endpoint<typeof correctEmailOperation> {
  return guestEndpoint(correctEmailOperation, async (input, caller) => {
    const corrected = await correctEmail(input.order_token, input.email, caller, deps);
    return corrected.ok ? accepted(await viewOrder(corrected.value, caller.language, deps)) : corrected;
  });
}

/** POST to invalidate the links of an own order. */
export function withdrawLinksEndpoint(deps: OrdersDependencies): Endpoint<typeof withdrawLinksOperation> {
  return authenticatedEndpoint(withdrawLinksOperation, customerOfOrders(deps), async (input, who, caller) => {
    if (who.shoppingOnly) return refused('login_for_shopping_only', {});
    const changed = await withdrawOwnLinks(deps, who, input.order_number);
    return changed.ok ? accepted(await viewOrder(changed.value, caller.language, deps)) : changed;
  });
}

/** POST a page of the customer's orders. */
export function myOrdersEndpoint(deps: OrdersDependencies): Endpoint<typeof myOrdersOperation> {
  return authenticatedEndpoint(myOrdersOperation, customerOfOrders(deps), async (input, who) => {
    const { page, page_size: pageSize, search, states, from, to } = input;
    const filter = { customerId: who.customerId, search, states, from, to };
    return accepted(await myOrders(filter, { page, pageSize }, deps));
  });
}

/** POST: documents of all articles the customer bought. */
export function downloadsEndpoint(deps: OrdersDependencies): Endpoint<typeof downloadsOperation> {
  return authenticatedEndpoint(downloadsOperation, customerOfOrders(deps), async (_input, who) =>
    accepted(await myDownloads(who.customerId, deps)),
  );
}
