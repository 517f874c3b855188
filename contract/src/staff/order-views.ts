import type { OperationInput } from '../platform/operation.ts';
import type { dueKinds } from './back-office.operations.ts';
import type { staffOrdersOperation } from './staff-orders.operations.ts';

/** Ready views of the list of orders: filters by name, as the address of the list holds them. */
export const orderViews = {
  all: {},
  to_prepare: { states: ['paid'], sort: 'due' },
  to_ship: { states: ['in_preparation', 'partly_shipped'], shipping_kind: 'delivery', sort: 'due' },
  to_make_ready: { states: ['in_preparation', 'partly_shipped'], shipping_kind: 'pickup', sort: 'due' },
  late: { late: true, sort: 'due' },
  awaiting: { states: ['awaiting_payment'], sort: 'oldest' },
  expiring: { expiring: true, sort: 'oldest' },
  to_collect: { states: ['shipped'], shipping_kind: 'pickup', sort: 'oldest' },
  weee: { weee_take_back: true },
} as const satisfies Readonly<Record<string, OperationInput<typeof staffOrdersOperation>>>;
export type OrderListView = keyof typeof orderViews;

/** The view that shows the orders of which something is due; both count the same ones. */
export const dueOrderViews = {
  orders_late: 'late',
  orders_to_prepare: 'to_prepare',
  orders_to_ship: 'to_ship',
  orders_to_collect: 'to_make_ready',
  transfers_expiring: 'expiring',
} as const satisfies Partial<Readonly<Record<(typeof dueKinds)[number], OrderListView>>>;
