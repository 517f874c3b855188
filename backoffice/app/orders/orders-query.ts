import {
  type StaffOrder,
  staffOrderOperation,
  staffOrdersOperation,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { Refused } from '../platform/call-staff.ts';
import { inPages } from '../platform/in-pages.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { createStore } from '../platform/store.ts';

/** A list in pages of 50 by cursor. */
export const ordersQuery = (filters: OperationInput<typeof staffOrdersOperation>) =>
  inPages(staffOrdersOperation, filters);

export const orderQuery = (number: string) => reading(staffOrderOperation, { number });

/** Loads an order ahead: the row under the pointer or the keyboard. */
export const loadOrderAhead = (number: string): void => void queryClient.prefetchQuery(orderQuery(number));

/** The list an order was opened from, for the ways to its neighbours. */
export const openedFrom = createStore<readonly string[]>([]);

/** What the order is now, told to every screen that shows it. */
export function keepOrder(order: StaffOrder): void {
  queryClient.setQueryData(orderQuery(order.number).queryKey, order);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'staff.orders.get' && queryKey[0] !== 'staff.me',
  });
}

/** After a refusal: somebody changed the order meanwhile, or its money. What is typed stays, over what it is now. */
export function rereadOrder(error: unknown, number: string): void {
  if (!(error instanceof Refused)) return;
  void queryClient.invalidateQueries(orderQuery(number));
  // Picking reads it among those of its walk.
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'staff.orders.to_pick' });
}
