import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import {
  downloadsOperation,
  myOrdersOperation,
  trackOrderOperation,
} from '@casamaestra/contract/orders/orders.operations.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Caller } from '@casamaestra/commerce/contract-http/caller.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { z } from 'zod';
import { deliverableCountries } from '../checkout/countries.ts';
import { viewOfStarted } from '../checkout/order-view.ts';
import { startedOrder } from '../checkout/payments.endpoints.ts';
import type { CheckoutDependencies } from '../checkout/place-order.usecase.ts';
import type { CustomerSession } from '../customers/sealed-sessions.ts';
import { userOf } from '../customers/user-info.ts';
import { customerOf, forCustomer, frappeEndpoint, frappeCustomerEndpoint } from '../frappe-endpoint.ts';
import { type InvoiceLinks, invoiceFiles } from './invoice-links.ts';
import {
  type SalesOrder,
  momentOf,
  numberOfToken,
  ownToken,
  pictureOf,
  salesOrderSchema,
  stateOf,
  viewOfSalesOrder,
} from './sales-order.ts';
import { toCent } from '../catalogue/frappe-product.ts';

export interface OrderDependencies extends CheckoutDependencies {
  readonly invoiceLinks: InvoiceLinks;
}

const pageSize = 100;
/** Most pages read of one customer's orders: the service can neither count nor search. */
const pagesMax = 5;

/** The customer's newest orders. */
async function ownOrders(
  deps: OrderDependencies,
  session: CustomerSession,
  caller: Caller,
): Promise<Outcome<readonly SalesOrder[]>> {
  const orders: SalesOrder[] = [];
  const shape = z.array(salesOrderSchema).default([]);
  for (let page = 1; page <= pagesMax; page += 1) {
    const asked = { page_num: page, page_size: pageSize };
    const found = await deps.frappe.ask('orders', asked, shape, forCustomer(session, caller));
    if (!found.ok) return found;
    orders.push(...found.value);
    if (found.value.length < pageSize) break;
  }
  return accepted(orders);
}

const matches = (order: SalesOrder, search: string): boolean => {
  const words = [
    order.name,
    ...(order.items ?? []).flatMap(({ item_name: name, item_code: code }) => [name, code]),
  ];
  return words.some((word) => word.toLowerCase().includes(search));
};

/** Day on which an order was placed, in Italian time. */
const dayOf = ({ creation }: SalesOrder): string => creation.slice(0, 10);

function countStates(orders: readonly SalesOrder[]): Partial<Record<OrderState, number>> {
  const counts: Partial<Record<OrderState, number>> = {};
  for (const order of orders) counts[stateOf(order)] = (counts[stateOf(order)] ?? 0) + 1;
  return counts;
}

function mineEndpoint(deps: OrderDependencies): Endpoint {
  return frappeCustomerEndpoint(deps, myOrdersOperation, async (input, session, caller) => {
    const found = await ownOrders(deps, session, caller);
    if (!found.ok) return found;
    const search = input.search.toLowerCase();
    const { from = '', to = '9999', states, page, page_size: size } = input;
    const fitting = found.value.filter(
      (order) => matches(order, search) && dayOf(order) >= from && dayOf(order) <= to,
    );
    const shown = states.length === 0 ? fitting : fitting.filter((order) => states.includes(stateOf(order)));
    const orders = shown.slice((page - 1) * size, page * size).map((order) => ({
      order_number: order.name,
      order_token: ownToken(order.name),
      state: stateOf(order),
      shipping_kind: 'delivery' as const,
      placed_at: momentOf(order.creation),
      total: toCent(order.total),
      pieces: order.total_qty,
      pictures: (order.items ?? []).flatMap(({ image }) => pictureOf(image) ?? []),
      names: (order.items ?? []).map(({ item_name: name, item_code: code }) => (name === '' ? code : name)),
      can_pay: false,
    }));
    return accepted({ orders, total_count: shown.length, by_state: countStates(fitting) });
  });
}

const unknown = refused('order_behind_login', {});

/** An order by its token: one placed here recently, or one of the logged-in customer. */
function trackEndpoint(deps: OrderDependencies): Endpoint {
  return frappeEndpoint(trackOrderOperation, async (input, caller) => {
    if (!('order_token' in input)) return unknown;
    const begun = startedOrder(deps, input.order_token, caller);
    if (begun !== undefined) return accepted(viewOfStarted(begun, caller.language));
    const number = numberOfToken(input.order_token);
    if (number === undefined) return unknown;
    const session = customerOf(deps, caller);
    if (!session.ok) return session;
    const context = forCustomer(session.value, caller);
    const [found, user, countries] = await Promise.all([
      ownOrders(deps, session.value, caller),
      userOf(deps, context),
      deliverableCountries(deps),
    ]);
    if (!found.ok) return found;
    if (!user.ok) return user;
    const order = found.value.find(({ name }) => name === number);
    if (order === undefined) return unknown;
    const { first_name: first, last_name: last, email } = user.value;
    const view = viewOfSalesOrder(order, { first, last, email }, countries.ok ? countries.value : []);
    const downloads = await invoiceFiles(deps, deps.invoiceLinks, number, context, caller.language);
    return accepted({ ...view, downloads });
  });
}

/** Invoices are requested for so many newest orders: each is a separate call. */
const downloadsMax = 10;

function downloadsEndpoint(deps: OrderDependencies): Endpoint {
  return frappeCustomerEndpoint(deps, downloadsOperation, async (_input, session, caller) => {
    const found = await ownOrders(deps, session, caller);
    if (!found.ok) return found;
    const context = forCustomer(session, caller);
    const files = await Promise.all(
      found.value.slice(0, downloadsMax).map(async (order) => {
        const own = await invoiceFiles(deps, deps.invoiceLinks, order.name, context, caller.language);
        return own.map((file) => ({
          order_number: order.name,
          placed_at: momentOf(order.creation),
          ...file,
        }));
      }),
    );
    return accepted(files.flat());
  });
}

/** The customer's orders and their documents. */
export const orderEndpoints = (deps: OrderDependencies): readonly Endpoint[] => [
  mineEndpoint(deps),
  trackEndpoint(deps),
  downloadsEndpoint(deps),
];
