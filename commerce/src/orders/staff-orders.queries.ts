import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import type { Database } from '../platform/database/connection.ts';

export interface StaffOrderRow {
  readonly number: string;
  readonly state: OrderState;
  readonly email: string;
  readonly totalCents: number;
  readonly paymentMethod: string;
  readonly placedAt: Date;
}

/** The newest orders, of one state or all. */
export async function listOrders(
  database: Database,
  { state, limit }: { readonly state: OrderState | undefined; readonly limit: number },
): Promise<StaffOrderRow[]> {
  return database
    .selectFrom('shop_order')
    .select(['number', 'state', 'email', 'total_cents as totalCents'])
    .select(['payment_method as paymentMethod', 'placed_at as placedAt'])
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'received'))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
