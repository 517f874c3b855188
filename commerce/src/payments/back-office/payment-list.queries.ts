import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { PaymentState } from '@casamaestra/rules/payments/payment-state.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { countRows } from '../../platform/database/count-rows.queries.ts';

export interface AttemptFilter {
  readonly states?: readonly PaymentState[] | undefined;
  readonly methods?: readonly PaymentMethod[] | undefined;
  readonly refunded?: boolean | undefined;
  /** First and last day in Italy, "YYYY-MM-DD". */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
}

/** How many orders or payments a text may find; more are no help to anybody. */
const FOUND_MAX = 500;

const startOf = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Payments by the beginning of the order's number, or of our or the gateway's id; each by an index of its own. */
function foundBy(text: string) {
  const [start, upper] = [startOf(text), startOf(text.toUpperCase())];
  return sql<boolean>`payment.id in (
    (select p.id from payment p join shop_order o on o.id = p.order_id
      where o.number like ${upper} limit ${FOUND_MAX}::int)
    union all (select id from payment where transaction_id like ${upper} limit ${FOUND_MAX}::int)
    union all (select id from payment where gateway_reference like ${start} limit ${FOUND_MAX}::int))`;
}

const italianDay = (day: string, more = '0 days') =>
  sql<Date>`(${day}::timestamp + ${more}::interval) at time zone 'Europe/Rome'`;

const filtered = (database: Database, { states, methods, refunded, from, to, text }: AttemptFilter) =>
  database
    .selectFrom('payment')
    .$if(states !== undefined, (query) => query.where('state', 'in', [...(states ?? [])]))
    .$if(methods !== undefined, (query) => query.where('method', 'in', [...(methods ?? [])]))
    .$if(refunded === true, (query) => query.where('refunded_cents', '>', 0))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', italianDay(from ?? '')))
    .$if(to !== undefined, (query) => query.where('created_at', '<', italianDay(to ?? '', '1 day')))
    .$if(text !== undefined && text !== '', (query) => query.where(foundBy(text ?? '')));

const shown = (database: Database) =>
  database
    .selectFrom('payment')
    .innerJoin('shop_order as o', 'o.id', 'payment.order_id')
    .select(['payment.id', 'payment.attempt', 'payment.method', 'payment.gateway', 'payment.state'])
    .select(['payment.created_at as at', 'payment.amount_cents as amountCents'])
    .select(['payment.captured_cents as capturedCents', 'payment.refunded_cents as refundedCents'])
    .select(['payment.failure_reason as failure', 'o.number as orderNumber']);

/** An attempt as lists show it. */
export type AttemptListRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number] & {
  readonly sortedBy: string;
};

/** The row the page before ended with. */
export interface AttemptCursor {
  readonly at: string;
  readonly id: number;
}

/** One page of attempts, newest first. */
export function listAttempts(
  database: Database,
  filter: AttemptFilter,
  { after, limit }: { readonly after: AttemptCursor | undefined; readonly limit: number },
): Promise<AttemptListRow[]> {
  const beyond = sql<boolean>`(payment.created_at, payment.id) <
    (${after?.at ?? ''}::timestamptz, ${after?.id ?? 0}::bigint)`;
  const ids = filtered(database, filter)
    .select('payment.id')
    .$if(after !== undefined, (query) => query.where(beyond))
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(limit);
  return shown(database)
    .where('payment.id', 'in', ids)
    .select(sql<string>`payment.created_at::text`.as('sortedBy'))
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .execute();
}

/** How many attempts a filter leaves. */
export const countAttempts = (database: Database, filter: AttemptFilter) =>
  countRows(database, filtered(database, filter));

/** All attempts of the order of one, in their order. */
export const attemptsBeside = (database: Database, id: number) =>
  shown(database)
    .where('payment.order_id', '=', (eb) =>
      eb.selectFrom('payment as p').select('p.order_id').where('p.id', '=', id),
    )
    .orderBy('payment.attempt')
    .execute();

/** What an attempt has beside its row of the list. */
export const readAttempt = (database: Database, id: number) =>
  database
    .selectFrom('payment')
    .innerJoin('shop_order as o', 'o.id', 'payment.order_id')
    .where('payment.id', '=', id)
    .select(['payment.authorised_cents as authorisedCents', 'payment.currency', 'payment.gateway'])
    .select(['payment.transaction_id as transactionId', 'payment.gateway_reference as reference'])
    .select(['payment.failure_code as failureCode', 'payment.next_check_at as nextCheckAt'])
    .select(['o.state as orderState', 'o.total_cents as totalCents'])
    .executeTakeFirst();

/** Events of an attempt, oldest first; of their details only what says why. */
export const eventsOfAttempt = (database: Database, id: number) =>
  database
    .selectFrom('payment_event')
    .where('payment_id', '=', id)
    .select(['at', 'kind', 'amount_cents as amountCents'])
    .select([
      sql<PaymentState>`state`.as('state'),
      sql<string | null>`detail -> 'failure' ->> 'message'`.as('message'),
      sql<string | null>`coalesce(detail -> 'failure' ->> 'code', detail ->> 'code')`.as('code'),
      sql<string | null>`detail ->> 'mismatch'`.as('mismatch'),
    ])
    .orderBy('id')
    .execute();
