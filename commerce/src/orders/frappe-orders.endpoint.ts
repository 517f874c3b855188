import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import {
  frappeInvoiceOperation,
  frappeOrderOperation,
  frappeOrdersOperation,
} from '@casamaestra/contract/orders/frappe-orders.operations.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { authenticatedEndpoint } from '../contract-http/endpoint-of.ts';
import { orderOfCustomer, ordersOfCustomer } from './my-orders.usecase.ts';
import type { OrderRecord } from './order-record.ts';
import { customerOfOrders } from './orders.endpoint.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { proFormaPath } from './present-order.ts';
import { presentItems, presentFrappeOrder, frappeMoment } from './present-frappe-order.ts';

/** POST (any method): the customer's orders in the form of the Frappe API. */
export function frappeOrdersEndpoint(deps: OrdersDependencies): Endpoint<typeof frappeOrdersOperation> {
  return authenticatedEndpoint(
    frappeOrdersOperation,
    customerOfOrders(deps),
    async (input, who) => {
      const { page_num: page, page_size: limit } = input;
      const orders = await ordersOfCustomer(who.customerId, { offset: (page - 1) * limit, limit }, deps);
      return accepted(orders.map(presentFrappeOrder));
    },
    { anyVerb: true },
  );
}

/** An endpoint about an own order; one of somebody else is as unknown as one that never was. */
function ownOrderEndpoint<Op extends typeof frappeOrderOperation | typeof frappeInvoiceOperation>(
  operation: Op,
  deps: OrdersDependencies,
  present: (order: OrderRecord) => OperationOutput<Op> | Promise<OperationOutput<Op>>,
): Endpoint<Op> {
  return authenticatedEndpoint(
    operation,
    customerOfOrders(deps),
    async ({ order_id: number }, { customerId }, { language }) => {
      const order = await orderOfCustomer(customerId, number, deps);
      if (order !== undefined) return accepted(await present(order));
      return accepted({ error: answerTexts(language).orderUnknown(number) } as OperationOutput<Op>);
    },
    { anyVerb: true },
  );
}

/** POST (any method): one of the customer's orders in the form of the Frappe API. */
export const frappeOrderEndpoint = (deps: OrdersDependencies): Endpoint<typeof frappeOrderOperation> =>
  ownOrderEndpoint(frappeOrderOperation, deps, presentFrappeOrder);

/** POST (any method): signed URL of the pro forma of one of the customer's orders. */
export const frappeInvoiceEndpoint = (deps: OrdersDependencies): Endpoint<typeof frappeInvoiceOperation> =>
  ownOrderEndpoint(frappeInvoiceOperation, deps, async (order) => ({
    name: order.number,
    attachment_files: [proFormaPath(await deps.tokens.sign(order.number))],
    creation_date: frappeMoment(order.placedAt),
    status: presentFrappeOrder(order).status,
    total: eurosFromCents(order.totalCents),
    items: presentItems(order),
  }));
