import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../platform/database/connection.ts';
import type { Schema } from '../platform/database/schema.ts';

export interface OrderFilter {
  readonly customerId: number;
  /** Order number or words of product names; empty for all. */
  readonly search: string;
  /** Empty for all. */
  readonly states: readonly OrderState[];
  /** Days in Italian time, "YYYY-MM-DD", inclusive. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function matches(builder: ExpressionBuilder<Schema, 'shop_order'>, search: string) {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return builder.val(true);
  const everyWord = words.map((word) =>
    builder.exists(
      builder
        .selectFrom('order_line')
        .select('order_line.position')
        .whereRef('order_line.order_id', '=', 'shop_order.id')
        .where((line) =>
          line.or([
            line('order_line.name', 'ilike', contains(word)),
            line('order_line.sku', 'ilike', contains(word)),
          ]),
        ),
    ),
  );
  return builder.or([builder('shop_order.number', 'ilike', contains(search)), builder.and(everyWord)]);
}

function filtered(database: Database, { customerId, search, from, to }: OrderFilter) {
  return database
    .selectFrom('shop_order')
    .where('customer_id', '=', customerId)
    .where((builder) => matches(builder, search))
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`placed_at >= ${from}::timestamp at time zone 'Europe/Rome'`),
    )
    .$if(to !== undefined, (query) =>
      query.where(sql<boolean>`placed_at < (${to}::timestamp + interval '1 day') at time zone 'Europe/Rome'`),
    );
}

/** Ids of a page of a customer's orders, newest first. */
export async function myOrderIds(
  database: Database,
  filter: OrderFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<number[]> {
  const rows = await filtered(database, filter)
    .select('id')
    .$if(filter.states.length > 0, (query) => query.where('state', 'in', filter.states))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Number of orders by state, regardless of the states filtered by. */
export async function countMyOrders(
  database: Database,
  filter: OrderFilter,
): Promise<Partial<Record<OrderState, number>>> {
  const rows = await filtered(database, filter)
    .select(['state', sql<number>`count(*)`.as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
