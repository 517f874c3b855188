import { sql } from 'kysely';
import { preparedMark } from '../platform/database/connection.ts';
import type { Database } from '../platform/database/connection.ts';

/** One row of the outbox; `payload` is JSON. */
export interface OutboxLine {
  readonly kind: string;
  readonly recipient: string;
  readonly language: string;
  readonly payload: string;
  readonly dedupeKey: string;
}

/** Queues a mail, due at once; does nothing when its key exists. */
export async function insertMail(
  database: Database,
  { kind, recipient, language, payload, dedupeKey }: OutboxLine,
): Promise<void> {
  await sql`${sql.raw(preparedMark)}
    insert into mail_outbox (kind, recipient, language, payload, dedupe_key)
    values (${kind}, ${recipient}, ${language}, ${payload}::jsonb, ${dedupeKey})
    on conflict (dedupe_key) do nothing`.execute(database);
}

/** Redirects unsent mails of an order from its former to its new address. */
export async function redirectWaitingMails(
  database: Database,
  { orderNumber, from, to }: { readonly orderNumber: string; readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    update mail_outbox set recipient = ${to}
     where sent_at is null and recipient = ${from} and payload->>'orderNumber' = ${orderNumber}`.execute(
    database,
  );
}

/** Mails about an order, oldest first. */
export async function mailsOfOrder(database: Database, orderNumber: string) {
  return database
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'recipient', 'sent_at as sentAt', 'due_at as dueAt', 'last_error as lastError'])
    .where(sql<boolean>`payload ? 'orderNumber'`)
    .where(sql<string>`payload ->> 'orderNumber'`, '=', orderNumber)
    .orderBy('id')
    .execute();
}

/** Takes back a mail that has not left. */
export async function deleteWaitingMail(database: Database, dedupeKey: string): Promise<void> {
  await database
    .deleteFrom('mail_outbox')
    .where('dedupe_key', '=', dedupeKey)
    .where('sent_at', 'is', null)
    .execute();
}
