import type {
  downloadsOperation,
  myOrdersOperation,
} from '@casamaestra/contract/orders/orders.operations.ts';
import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { countMyOrders, myOrderIds } from './my-orders.queries.ts';
import type { OrderFilter } from './my-orders.queries.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { canPay, documentsOf, linePicture } from './present-order.ts';
import { orderIdOf, readOrders } from './read-orders.queries.ts';

type Mine = OperationOutput<typeof myOrdersOperation>;
type Downloads = OperationOutput<typeof downloadsOperation>;
type Parts = Pick<OrdersDependencies, 'database' | 'tokens'>;

const PICTURES = 4;
/** Documents are listed for at most so many orders. */
const DOWNLOAD_ORDERS = 200;

async function presentRow(order: OrderRecord, { tokens }: Parts): Promise<Mine['orders'][number]> {
  return {
    order_number: order.number,
    order_token: await tokens.sign(order.number),
    state: order.state,
    shipping_kind: order.shippingKind,
    placed_at: order.placedAt.toISOString(),
    total: eurosFromCents(order.totalCents),
    pieces: order.lines.reduce((sum, { qty }) => sum + qty, 0),
    pictures: order.lines.flatMap(({ picture }) => linePicture(picture) ?? []).slice(0, PICTURES),
    names: order.lines.map(({ name }) => name),
    can_pay: canPay(order, order.payments),
  };
}

/** A page of a customer's orders, with the counts for the tabs. */
export async function myOrders(
  filter: OrderFilter,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  deps: Parts,
): Promise<Mine> {
  const { database } = deps;
  const [ids, byState] = await Promise.all([
    myOrderIds(database, filter, { offset: (page - 1) * pageSize, limit: pageSize }),
    countMyOrders(database, filter),
  ]);
  const orders = await readOrders(database, ids);
  const chosen = Object.entries(byState).filter(
    ([state]) => filter.states.length === 0 || filter.states.includes(state as OrderState),
  );
  return {
    orders: await Promise.all(orders.map((order) => presentRow(order, deps))),
    total_count: chosen.reduce((sum, [, count]) => sum + count, 0),
    by_state: byState,
  };
}

const everything = (customerId: number): OrderFilter => ({
  customerId,
  search: '',
  states: [],
  from: undefined,
  to: undefined,
});

/** Whole orders of a customer, newest first. */
export async function ordersOfCustomer(
  customerId: number,
  page: { readonly offset: number; readonly limit: number },
  { database }: Parts,
): Promise<OrderRecord[]> {
  return readOrders(database, await myOrderIds(database, everything(customerId), page));
}

/** One order, if it belongs to the customer. */
export async function orderOfCustomer(
  customerId: number,
  orderNumber: string,
  { database }: Parts,
): Promise<OrderRecord | undefined> {
  const id = await orderIdOf(database, orderNumber);
  const [order] = id === undefined ? [] : await readOrders(database, [id]);
  return order?.customerId === customerId ? order : undefined;
}

/** Documents of all articles a customer bought, newest order first. */
export async function myDownloads(customerId: number, deps: Parts): Promise<Downloads> {
  const orders = await ordersOfCustomer(customerId, { offset: 0, limit: DOWNLOAD_ORDERS }, deps);
  return orders
    .filter(({ state }) => state !== 'cancelled')
    .flatMap((order) =>
      documentsOf(order.lines).map((document) => ({
        order_number: order.number,
        placed_at: order.placedAt.toISOString(),
        ...document,
      })),
    );
}
