import {
  cancelOrderOperation,
  confirmOrderOperation,
  correctEmailOperation,
  downloadsOperation,
  myOrdersOperation,
  resendConfirmationOperation,
  trackOrderOperation,
} from '@casamaestra/contract/orders/orders.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import { guestCall } from '../contract-http/guest-call.ts';
import { readInput } from '../contract-http/read-input.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { cancelOrder } from './cancel-order.usecase.ts';
import { correctEmail } from './correct-email.usecase.ts';
import { orderByNumber, orderByToken, viewOrder } from './find-order.usecase.ts';
import { myDownloads, myOrders } from './my-orders.usecase.ts';
import type { OrdersParts } from './orders-parts.ts';
import { confirmOrder, resendConfirmation } from './prove-address.usecase.ts';

export const loginRequired = () => refused('login_required', { purpose: 'orders' });

/** POST an order by its link, or by number and e-mail. */
export function trackOrderEndpoint(parts: OrdersParts): Endpoint<typeof trackOrderOperation> {
  return guestCall(trackOrderOperation, async (input, caller) => {
    const found =
      'order_token' in input
        ? await orderByToken(input.order_token, parts)
        : await orderByNumber(input.order_number, input.email, caller, parts);
    return found.ok ? accepted(await viewOrder(found.value, parts)) : found;
  });
}

/** POST the buyer's own cancelling. */
export function cancelOrderEndpoint(parts: OrdersParts): Endpoint<typeof cancelOrderOperation> {
  return guestCall(cancelOrderOperation, async (input) => {
    const cancelled = await cancelOrder(input.order_token, parts);
    return cancelled.ok ? accepted(await viewOrder(cancelled.value, parts)) : cancelled;
  });
}

/** POST what the mail to an order's address tells. */
export function confirmOrderEndpoint(parts: OrdersParts): Endpoint<typeof confirmOrderOperation> {
  return guestCall(confirmOrderOperation, async (input) => {
    const confirmed = await confirmOrder(input.order_token, input.proof, parts);
    return confirmed.ok ? accepted(await viewOrder(confirmed.value, parts)) : confirmed;
  });
}

/** POST for the mail with the link to confirm again. */
export function resendConfirmationEndpoint(parts: OrdersParts): Endpoint<typeof resendConfirmationOperation> {
  return guestCall(resendConfirmationOperation, async (input, caller) => {
    const sent = await resendConfirmation(input.order_token, caller, parts);
    return sent.ok ? accepted(await viewOrder(sent.value, parts)) : sent;
  });
}

/** POST the right address of a fresh order. */
export function correctEmailEndpoint(parts: OrdersParts): Endpoint<typeof correctEmailOperation> {
  return guestCall(correctEmailOperation, async (input, caller) => {
    const corrected = await correctEmail(input.order_token, input.email, caller, parts);
    return corrected.ok ? accepted(await viewOrder(corrected.value, parts)) : corrected;
  });
}

/** POST a page of the customer's orders. */
export function myOrdersEndpoint(parts: OrdersParts): Endpoint<typeof myOrdersOperation> {
  return {
    operation: myOrdersOperation,
    async answer(args, caller) {
      const who = await parts.identify(caller);
      if (who === null) return loginRequired();
      const input = readInput(myOrdersOperation.input, args);
      if (!input.ok) return input;
      const { page, page_size: pageSize, search, states, from, to } = input.value;
      const filter = { customerId: who.customerId, search, states, from, to };
      return accepted(await myOrders(filter, { page, pageSize }, parts));
    },
  };
}

/** POST the documents of everything the customer bought. */
export function downloadsEndpoint(parts: OrdersParts): Endpoint<typeof downloadsOperation> {
  return {
    operation: downloadsOperation,
    async answer(_args, caller) {
      const who = await parts.identify(caller);
      return who === null ? loginRequired() : accepted(await myDownloads(who.customerId, parts));
    },
  };
}
