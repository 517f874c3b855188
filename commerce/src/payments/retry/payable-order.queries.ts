import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { sql } from 'kysely';
import type { PaymentChoice } from '../../platform/config/offered-methods.ts';
import type { Database } from '../../platform/database/connection.ts';

export interface PayableOrder {
  readonly id: number;
  readonly number: string;
  readonly orderState: OrderState;
  readonly totalCents: number;
  readonly language: string;
  readonly placedAt: Date;
  readonly addressConfirmed: boolean;
  readonly email: string;
  readonly method: PaymentMethod;
  readonly gateway: string | null;
}

export const findOrder = (database: Database, number: string): Promise<PayableOrder | undefined> =>
  database
    .selectFrom('shop_order')
    .select(['id', 'number', 'total_cents as totalCents', 'language', 'placed_at as placedAt'])
    .select([
      'address_proved as addressConfirmed',
      'email',
      'payment_method as method',
      'payment_gateway as gateway',
    ])
    .select(sql<OrderState>`state`.as('orderState'))
    .where('number', '=', number)
    .executeTakeFirst();

/**
 * Sets the method and extends the reservation of the order; never shortens it. The caller has locked the row.
 */
export async function extendReservation(
  database: Database,
  orderId: number,
  { method, gateway }: PaymentChoice,
  { reservedUntil, remindAt, at }: { reservedUntil: Date; remindAt: Date | null; at: Date },
): Promise<void> {
  await database
    .updateTable('shop_order')
    .set({
      payment_method: method,
      payment_gateway: gateway,
      reserved_until: sql<Date>`greatest(reserved_until, ${reservedUntil}::timestamptz)`,
      remind_at: remindAt,
      updated_at: at,
    })
    .where('id', '=', orderId)
    .execute();
}
