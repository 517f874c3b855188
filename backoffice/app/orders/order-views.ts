import type { staffOrdersOperation } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { paymentMethods } from '@casamaestra/contract/checkout/place-order.ts';
import { orderStates } from '@casamaestra/contract/orders/order-view.ts';
import { orderViews } from '@casamaestra/contract/staff/order-views.ts';
import type { OrderListView } from '@casamaestra/contract/staff/order-views.ts';
import { dayInAddress } from '../lists/day-in-address.ts';

type Filters = OperationInput<typeof staffOrdersOperation>;
/** What the list narrows by; not from which row on. */
export type OrderListFilter = Omit<Filters, 'after'>;

export const orderViewNames = Object.keys(orderViews) as readonly OrderListView[];

const one = <Value extends string>(values: readonly Value[], asked: string | null): Value | undefined =>
  values.find((value) => value === asked);

/** What an address asks for: a view, narrowed by what else it says. */
export function filtersOf(address: URLSearchParams): {
  readonly view: OrderListView;
  readonly filters: OrderListFilter;
} {
  const view = one(orderViewNames, address.get('vista')) ?? 'all';
  const state = one(orderStates, address.get('stato'));
  const method = one(paymentMethods, address.get('pagamento'));
  const customer = /^[1-9]\d{0,8}$/.exec(address.get('cliente') ?? '')?.[0];
  const [from, to] = [dayInAddress(address, 'dal'), dayInAddress(address, 'al')];
  const [text, carrier] = [address.get('q')?.trim() ?? '', address.get('corriere')?.trim() ?? ''];
  return {
    view,
    filters: {
      ...(orderViews[view] as Filters),
      ...(state && { states: [state] }),
      ...(method && { payment_methods: [method] }),
      ...(carrier !== '' && { carrier: carrier.slice(0, 80) }),
      ...(from && { from }),
      ...(to && { to }),
      ...(customer && { customer_id: Number(customer) }),
      ...(text !== '' && { text: text.slice(0, 100) }),
    },
  };
}
