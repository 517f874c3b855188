import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** A message of a gateway with the payment it is about. */
const notices = (database: Database) =>
  database
    .selectFrom('payment_inbox as inbox')
    .leftJoin('payment as p', (join) =>
      join
        .onRef('p.gateway', '=', 'inbox.gateway')
        .on(sql<boolean>`p.gateway_reference = inbox.payload ->> 'reference'`),
    )
    .leftJoin('shop_order as o', 'o.id', 'p.order_id')
    .select(['inbox.id', 'inbox.gateway', 'inbox.event_id as eventId', 'inbox.received_at as receivedAt'])
    .select(['inbox.processed_at as processedAt', 'inbox.result', 'inbox.tries'])
    .select(['p.id as paymentId', 'o.number as orderNumber'])
    .orderBy('inbox.id', 'desc');

export type NoticeRow = Awaited<ReturnType<ReturnType<typeof notices>['execute']>>[number];

/** Messages before one, newest first; `open`: not handled yet, or without effect. */
export const listNotices = (
  database: Database,
  {
    open,
    before,
    limit,
  }: { readonly open: boolean; readonly before: number | undefined; readonly limit: number },
): Promise<NoticeRow[]> =>
  notices(database)
    .$if(before !== undefined, (query) => query.where('inbox.id', '<', before ?? 0))
    .$if(open, (query) =>
      query.where(
        sql<boolean>`(inbox.processed_at is null or inbox.result in
          ('no such attempt', 'the gateway knows nothing of it', 'given up'))`,
      ),
    )
    .limit(limit)
    .execute();

/** Messages about one payment, newest first; there are few. */
export const noticesOfAttempt = (database: Database, paymentId: number): Promise<NoticeRow[]> =>
  notices(database).where('p.id', '=', paymentId).limit(100).execute();
