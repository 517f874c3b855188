import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import type { Database } from '../platform/database/connection.ts';
import { listOrders } from './staff-orders.queries.ts';
import type { StaffOrderRow } from './staff-orders.queries.ts';

/** The newest orders for staff, of one state or all. */
export async function staffOrders(
  { database }: { readonly database: Database },
  filter: { readonly state: OrderState | undefined; readonly limit: number },
): Promise<StaffOrderRow[]> {
  return listOrders(database, filter);
}
