import type { dueKinds } from '@casamaestra/contract/staff/back-office.operations.ts';
import { sql } from 'kysely';
import { TRIES_MAX } from '../mail-queue/mail-tries.ts';
import { preparedMark } from '../platform/database/connection.ts';
import type { Database } from '../platform/database/connection.ts';

export type DueKind = (typeof dueKinds)[number];

export interface DueRow {
  readonly kind: DueKind;
  readonly count: number;
  readonly firstDue: Date | null;
}

/** How many of everything is due, and since or until when; one statement, each part by an index of its own. */
export async function dueNow(
  database: Database,
  {
    now,
    today,
    soon,
    invoicedSince,
    heardSince,
  }: {
    readonly now: Date;
    readonly today: string;
    readonly soon: Date;
    /** Orders paid before are no longer looked at for an invoice. */
    readonly invoicedSince: Date;
    /** What a node said before of its jobs no longer counts: it may be gone. */
    readonly heardSince: Date;
  },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`${sql.raw(preparedMark)}
    select 'orders_late' as kind, count(*)::int as count, min(latest)::timestamptz as "firstDue" from shop_order
     where state in ('paid', 'in_preparation', 'partly_shipped') and latest < ${today}::date
    union all
    select 'orders_to_prepare', count(*)::int, min(latest)::timestamptz from shop_order where state = 'paid'
    union all
    select 'orders_to_ship', count(*)::int, min(latest)::timestamptz from shop_order
     where state in ('in_preparation', 'partly_shipped') and shipping_kind = 'delivery'
    union all
    select 'orders_to_collect', count(*)::int, min(latest)::timestamptz from shop_order
     where state in ('in_preparation', 'partly_shipped') and shipping_kind = 'pickup'
    union all
    select 'transfers_expiring', count(*)::int, min(reserved_until) from shop_order
     where reserved_until between ${now}::timestamptz and ${soon}::timestamptz and payment_method = 'transfer'
    union all
    select 'invoices_rejected', count(*)::int, min(updated_at) from invoice where state = 'rejected'
    union all
    select 'invoices_to_issue', count(*)::int, min(paid_at) + interval '12 days' from shop_order o
     where invoice is not null and paid_at >= ${invoicedSince}::timestamptz and total_cents > 0
       and refunded_cents < total_cents
       and not exists (select from invoice i where i.order_id = o.id and i.kind <> 'TD04')
    union all
    select 'withdrawals_to_refund', count(*)::int, min(declared_at) + interval '14 days'
      from withdrawal join withdrawal_refund on withdrawal_id = id where not refunded
    union all
    select 'refunds_to_approve', count(*)::int, min(asked_at) from refund_approval where state = 'waiting'
    union all
    select 'customer_data_to_approve', count(*)::int, min(asked_at) from customer_data_request
     where state = 'waiting' and exists (select from customer where customer.id = customer_id)
    union all
    select 'prices_to_approve', count(*)::int, min(i.started_at) from goods_import i
     where i.id in (select import_id from goods_import_held where decision is null)
    union all
    select 'refunds_by_hand', count(*)::int, min(created_at) from refund
     where state = 'failed' or (state = 'waiting' and next_try_at is null)
    union all
    select 'credits_open', count(*)::int, min(created_at) from bank_entry
     where result in ('amount_differs', 'unknown_order')
    union all
    select 'reviews_waiting', count(*)::int, min(updated_at) from review where state = 'waiting'
    union all
    select 'voices_waiting', count(*)::int, min(created_at) from (
      select created_at from product_question where state = 'waiting'
      union all select created_at from question_answer where state = 'waiting'
      union all select created_at from blog_comment where state = 'waiting') voice
    union all
    select 'mails_failed', count(*)::int, min(created_at) from mail_outbox
     where sent_at is null and tries >= ${TRIES_MAX}::int
    union all
    select 'jobs_failed', count(distinct job)::int, min(last_failure_at) from job_report
     where told_at >= ${heardSince}::timestamptz
       and last_failure_at > coalesce(last_success_at, '-infinity')`.execute(database);
  return rows;
}

export interface SalesRow {
  readonly orders: number;
  readonly totalCents: number;
}

/** Orders placed from a moment on and before another, without cancelled ones. */
export async function salesBetween(database: Database, from: Date, until: Date): Promise<SalesRow> {
  const row = await database
    .selectFrom('shop_order')
    .select([
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`coalesce(sum(total_cents), 0)::float8`.as('totalCents'),
    ])
    .where('placed_at', '>=', from)
    .where('placed_at', '<', until)
    .where('state', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return row;
}
