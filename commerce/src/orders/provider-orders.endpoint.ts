import {
  providerInvoiceOperation,
  providerOrderOperation,
  providerOrdersOperation,
} from '@casamaestra/contract/orders/provider-orders.operations.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { CallArguments, Endpoint } from '../contract-http/endpoint.ts';
import { readInput } from '../contract-http/read-input.ts';
import { orderOfCustomer, ordersOfCustomer } from './my-orders.usecase.ts';
import type { OrderRecord } from './order-record.ts';
import { loginRequired } from './orders.endpoint.ts';
import type { OrdersParts } from './orders-parts.ts';
import { proFormaPath } from './present-order.ts';
import { presentItems, presentProviderOrder, providerMoment } from './present-provider-order.ts';

/** POST (any verb) the customer's orders in the provider's form. */
export function providerOrdersEndpoint(parts: OrdersParts): Endpoint<typeof providerOrdersOperation> {
  return {
    operation: providerOrdersOperation,
    anyVerb: true,
    async answer(args, caller) {
      const who = await parts.identify(caller);
      if (who === null) return loginRequired();
      const input = readInput(providerOrdersOperation.input, args);
      if (!input.ok) return input;
      const { page_num: page, page_size: limit } = input.value;
      const orders = await ordersOfCustomer(who.customerId, { offset: (page - 1) * limit, limit }, parts);
      return accepted(orders.map(presentProviderOrder));
    },
  };
}

type Found = { readonly order: OrderRecord } | { readonly error: string };

/** An own order; one of somebody else is as unknown as one that never was. */
async function ownOrder(args: CallArguments, caller: Caller, parts: OrdersParts): Promise<Outcome<Found>> {
  const who = await parts.identify(caller);
  if (who === null) return loginRequired();
  const input = readInput(providerOrderOperation.input, args);
  if (!input.ok) return input;
  const { order_id: orderNumber } = input.value;
  const order = await orderOfCustomer(who.customerId, orderNumber, parts);
  return accepted(order === undefined ? { error: `Non c’è un tuo ordine ${orderNumber}.` } : { order });
}

/** POST (any verb) one own order in the provider's form. */
export function providerOrderEndpoint(parts: OrdersParts): Endpoint<typeof providerOrderOperation> {
  return {
    operation: providerOrderOperation,
    anyVerb: true,
    async answer(args, caller) {
      const found = await ownOrder(args, caller, parts);
      if (!found.ok || 'error' in found.value) return found as Outcome<{ error: string }>;
      return accepted(presentProviderOrder(found.value.order));
    },
  };
}

/** POST (any verb) the signed address of an own order's pro-forma. */
export function providerInvoiceEndpoint(parts: OrdersParts): Endpoint<typeof providerInvoiceOperation> {
  return {
    operation: providerInvoiceOperation,
    anyVerb: true,
    async answer(args, caller) {
      const found = await ownOrder(args, caller, parts);
      if (!found.ok || 'error' in found.value) return found as Outcome<{ error: string }>;
      const { order } = found.value;
      return accepted({
        name: order.number,
        attachment_files: [proFormaPath(await parts.tokens.sign(order.number))],
        creation_date: providerMoment(order.placedAt),
        status: presentProviderOrder(order).status,
        total: eurosFromCents(order.totalCents),
        items: presentItems(order),
      });
    },
  };
}
