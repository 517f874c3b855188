import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** An unpaid order whose reservation ended. */
export interface ExpiredOrder {
  readonly id: number;
  readonly language: string;
  readonly paymentMethod: string;
  readonly addressConfirmed: boolean;
}

/**
 * Locks one unpaid order whose reservation has ended; other nodes take the next. Orders whose gateway is
 * still deciding wait until `pendingSince`.
 */
export async function lockExpiredOrder(
  database: Database,
  now: Date,
  pendingSince: Date,
): Promise<ExpiredOrder | undefined> {
  return database
    .selectFrom('shop_order')
    .select(['id', 'language', 'payment_method as paymentMethod', 'address_proved as addressConfirmed'])
    .where('reserved_until', '<=', now)
    .where('state', 'in', ['received', 'awaiting_payment'])
    .where((order) =>
      order.or([
        order('reserved_until', '<=', pendingSince),
        order.and([
          order.not(
            order.exists(
              order
                .selectFrom('payment')
                .select('payment.id')
                .whereRef('payment.order_id', '=', 'shop_order.id')
                .where('payment.state', 'in', ['pending', 'authorised']),
            ),
          ),
          // A different amount was paid: a person decides first.
          order.not(
            order.exists(
              order
                .selectFrom('bank_entry')
                .select('bank_entry.id')
                .whereRef('bank_entry.order_id', '=', 'shop_order.id')
                .where('bank_entry.result', '=', 'amount_differs'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('reserved_until')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export interface RemindedOrder {
  readonly number: string;
  readonly email: string;
  readonly language: string;
  readonly addressConfirmed: boolean;
}

/** Claims the orders whose transfer needs a reminder; each is returned once. */
export async function claimOrdersToRemind(
  database: Database,
  now: Date,
  limit: number,
): Promise<RemindedOrder[]> {
  const { rows } = await sql<RemindedOrder>`
    update shop_order set remind_at = null
    where id in (
      select id from shop_order where remind_at <= ${now} and state in ('received', 'awaiting_payment')
        and payment_method = 'transfer'
        -- Money came, another sum than asked: "it did not arrive" would not be true.
        and not exists (select from bank_entry
                         where bank_entry.order_id = shop_order.id and result = 'amount_differs')
      order by remind_at limit ${limit} for update skip locked
    )
    returning number, email, language, address_proved as "addressConfirmed"`.execute(database);
  return rows;
}
