import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import {
  frappeInvoiceOperation,
  frappeOrderOperation,
  frappeOrdersOperation,
} from '@casamaestra/contract/orders/frappe-orders.operations.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { CallArguments, Endpoint } from '../contract-http/endpoint.ts';
import { readInput } from '../contract-http/read-input.ts';
import { orderOfCustomer, ordersOfCustomer } from './my-orders.usecase.ts';
import type { OrderRecord } from './order-record.ts';
import { loginRequired } from './orders.endpoint.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { proFormaPath } from './present-order.ts';
import { presentItems, presentFrappeOrder, frappeMoment } from './present-frappe-order.ts';

/** POST (any method): the customer's orders in the form of the Frappe API. */
export function frappeOrdersEndpoint(deps: OrdersDependencies): Endpoint<typeof frappeOrdersOperation> {
  return {
    operation: frappeOrdersOperation,
    anyVerb: true,
    async answer(args, caller) {
      const who = await deps.identify(caller);
      if (who === null) return loginRequired();
      const input = readInput(frappeOrdersOperation.input, args);
      if (!input.ok) return input;
      const { page_num: page, page_size: limit } = input.value;
      const orders = await ordersOfCustomer(who.customerId, { offset: (page - 1) * limit, limit }, deps);
      return accepted(orders.map(presentFrappeOrder));
    },
  };
}

type Found = { readonly order: OrderRecord } | { readonly error: string };

/** One of the customer's orders; the refusal for somebody else's is the same as for an unknown one. */
async function ownOrder(
  args: CallArguments,
  caller: Caller,
  deps: OrdersDependencies,
): Promise<Outcome<Found>> {
  const who = await deps.identify(caller);
  if (who === null) return loginRequired();
  const input = readInput(frappeOrderOperation.input, args);
  if (!input.ok) return input;
  const { order_id: orderNumber } = input.value;
  const order = await orderOfCustomer(who.customerId, orderNumber, deps);
  return accepted(
    order === undefined ? { error: answerTexts(caller.language).orderUnknown(orderNumber) } : { order },
  );
}

/** POST (any method): one of the customer's orders in the form of the Frappe API. */
export function frappeOrderEndpoint(deps: OrdersDependencies): Endpoint<typeof frappeOrderOperation> {
  return {
    operation: frappeOrderOperation,
    anyVerb: true,
    async answer(args, caller) {
      const found = await ownOrder(args, caller, deps);
      if (!found.ok || 'error' in found.value) return found as Outcome<{ error: string }>;
      return accepted(presentFrappeOrder(found.value.order));
    },
  };
}

/** POST (any method): signed URL of the pro forma of one of the customer's orders. */
export function frappeInvoiceEndpoint(deps: OrdersDependencies): Endpoint<typeof frappeInvoiceOperation> {
  return {
    operation: frappeInvoiceOperation,
    anyVerb: true,
    async answer(args, caller) {
      const found = await ownOrder(args, caller, deps);
      if (!found.ok || 'error' in found.value) return found as Outcome<{ error: string }>;
      const { order } = found.value;
      return accepted({
        name: order.number,
        attachment_files: [proFormaPath(await deps.tokens.sign(order.number))],
        creation_date: frappeMoment(order.placedAt),
        status: presentFrappeOrder(order).status,
        total: eurosFromCents(order.totalCents),
        items: presentItems(order),
      });
    },
  };
}
