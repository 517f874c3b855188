import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import type { orderSortings } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { countRows } from '../../platform/database/count-rows.queries.ts';

export interface StaffOrderFilter {
  readonly states?: readonly OrderState[] | undefined;
  readonly paymentMethods?: readonly PaymentMethod[] | undefined;
  readonly paid?: boolean | undefined;
  readonly late?: boolean | undefined;
  /** Waits for a transfer, at this moment for less than a day more. */
  readonly expiring?: Date | undefined;
  readonly shippingKind?: 'delivery' | 'pickup' | undefined;
  readonly weeeTakeBack?: boolean | undefined;
  /** With a parcel of this carrier. */
  readonly carrier?: string | undefined;
  /** First and last day in Italy, "YYYY-MM-DD". */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
  readonly customerId?: number | undefined;
  /** Whether the text may be an e-mail address or a phone number. */
  readonly byContact: boolean;
  /** The day in Italy. */
  readonly today: string;
}

/** How many orders of each kind a text may find; more are no help to anybody. */
const FOUND_MAX = 500;

/** A text as the beginning of something, for LIKE. */
const startOf = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Ids of orders by what their number, name or article begins with; each by an index of its own. */
function foundBy({ text = '', byContact }: StaffOrderFilter) {
  const lower = startOf(text.toLowerCase());
  const phone = startOf(text.replaceAll(/[\s./-]/g, ''));
  const contacts = sql`
    union all (select id from shop_order where email_key like ${lower} limit ${FOUND_MAX}::int)
    union all (select id from shop_order where phone like ${phone} limit ${FOUND_MAX}::int)
    union all (select id from shop_order where phone like ${`+39${phone}`} limit ${FOUND_MAX}::int)`;
  return sql<boolean>`shop_order.id in (
    (select id from shop_order where number like ${startOf(text.toUpperCase())} limit ${FOUND_MAX}::int)
    union all (select id from shop_order
      where lower(shipping_address ->> 'last_name') like ${lower} limit ${FOUND_MAX}::int)
    union all (select order_id from order_line where sku like ${startOf(text.toUpperCase())} limit ${FOUND_MAX}::int)
    ${byContact ? contacts : sql``})`;
}

const DAY_MS = 24 * 3_600_000;

/** Orders whose transfer is waited for until some time of the next 24 hours. */
const isExpiring = (now: Date) => sql<boolean>`payment_method = 'transfer'
  and reserved_until between ${now}::timestamptz and ${new Date(now.getTime() + DAY_MS)}::timestamptz`;

const dueStates = ['paid', 'in_preparation', 'partly_shipped'] as const;

function filtered(database: Database, filter: StaffOrderFilter) {
  const { states, paymentMethods, paid, late, shippingKind, weeeTakeBack, from, to, text, today } = filter;
  const { customerId, carrier, expiring } = filter;
  return database
    .selectFrom('shop_order')
    .$if(states !== undefined, (query) => query.where('state', 'in', [...(states ?? [])]))
    .$if(paymentMethods !== undefined, (query) =>
      query.where('payment_method', 'in', [...(paymentMethods ?? [])]),
    )
    .$if(paid !== undefined, (query) => query.where('paid_at', paid === true ? 'is not' : 'is', null))
    .$if(late === true, (query) => query.where('state', 'in', dueStates).where('latest', '<', today))
    .$if(expiring !== undefined, (query) => query.where(isExpiring(expiring ?? new Date(0))))
    .$if(shippingKind !== undefined, (query) => query.where('shipping_kind', '=', shippingKind ?? 'delivery'))
    .$if(weeeTakeBack !== undefined, (query) => query.where('weee_take_back', '=', weeeTakeBack ?? false))
    .$if(carrier !== undefined, (query) =>
      query.where(
        sql<boolean>`shop_order.id in (select order_id from parcel
          where carrier = ${carrier} and tracking_number <> '')`,
      ),
    )
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`placed_at >= ${from}::timestamp at time zone 'Europe/Rome'`),
    )
    .$if(to !== undefined, (query) =>
      query.where(sql<boolean>`placed_at < (${to}::timestamp + interval '1 day') at time zone 'Europe/Rome'`),
    )
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? 0))
    .$if(text !== undefined && text !== '', (query) => query.where(foundBy(filter)));
}

/** The last row of a page: what it is sorted by, and its id. */
export interface OrderCursor {
  readonly value: string;
  readonly id: number;
}

export interface OrderPage {
  readonly sort: (typeof orderSortings)[number];
  readonly after?: OrderCursor | undefined;
  readonly limit: number;
}

const isLate = (today: string) =>
  sql<boolean>`state in ('paid', 'in_preparation', 'partly_shipped') and latest < ${today}::date`;
const nameOf = (part: 'first_name' | 'last_name' | 'city') =>
  sql<string>`coalesce(shipping_address ->> ${sql.lit(part)}, '')`;

/** One page of orders, by the row the page before ended with. */
export function listOrderRows(
  database: Database,
  filter: StaffOrderFilter,
  { sort, after, limit }: OrderPage,
) {
  const column = sort === 'due' ? sql`latest` : sql`placed_at`;
  const type = sort === 'due' ? sql`date` : sql`timestamptz`;
  const beyond = sort === 'newest' ? sql`<` : sql`>`;
  const direction = sort === 'newest' ? 'desc' : 'asc';
  return filtered(database, filter)
    .select(['shop_order.id', 'number', 'state', 'placed_at as placedAt', 'email', 'latest', 'note'])
    .select(['total_cents as totalCents', 'payment_method as paymentMethod', 'paid_at as paidAt'])
    .select(['shipping_kind as shippingKind', 'shipping_label as shippingLabel'])
    .select(['weee_take_back as weeeTakeBack', isLate(filter.today).as('isLate')])
    .select([
      nameOf('first_name').as('firstName'),
      nameOf('last_name').as('lastName'),
      nameOf('city').as('city'),
    ])
    .select(
      sql<number>`(select coalesce(sum(qty), 0)::int from order_line where order_id = shop_order.id)`.as(
        'pieces',
      ),
    )
    .select(
      sql<boolean>`exists (select from withdrawal
        where withdrawal.order_id = shop_order.id and received_at is null)`.as('isWithdrawalOpen'),
    )
    .select(sql<string>`${column}::text`.as('sortedBy'))
    .$if(sort === 'due', (query) => query.where('state', 'in', dueStates))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${column}, shop_order.id) ${beyond} (${after?.value ?? ''}::${type}, ${after?.id ?? 0}::bigint)`,
      ),
    )
    .orderBy(column, direction)
    .orderBy('shop_order.id', direction)
    .limit(limit)
    .execute();
}
export type OrderListRow = Awaited<ReturnType<typeof listOrderRows>>[number];

/** How many orders a filter leaves. */
export const countOrders = (database: Database, filter: StaffOrderFilter) =>
  countRows(database, filtered(database, filter));
