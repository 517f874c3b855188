import { TRIES_MAX } from '../../mail-queue/mail-tries.ts';
import { sql } from 'kysely';
import { preparedMark } from '../../platform/database/connection.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { MailKind, MailKinds } from '../../mail-queue/mail-kinds.ts';

const prepared = sql.raw(preparedMark);

/** A mail that is due; `payload` depends on its kind. */
export interface DueMail {
  readonly id: number;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly language: string;
  readonly payload: MailKinds[MailKind];
  readonly dedupeKey: string;
  /** Number of attempts, this one included. */
  readonly tries: number;
}

export interface MailWindow {
  readonly now: Date;
  readonly leaseEnds: Date;
  readonly limit: number;
  readonly since: Date;
  readonly perAddress: number;
}

/**
 * Claims due mails for this node with a lease until `leaseEnds`; after that another node may claim those not
 * marked. An address that got `perAddress` mails since `since` gets no more for now, except the shop its own mail.
 */
export async function claimDueMails(
  database: Database,
  { now, leaseEnds, limit, since, perAddress }: MailWindow,
): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`${prepared}
    update mail_outbox set due_at = ${leaseEnds}, tries = tries + 1
    where id in (
      select id from mail_outbox as due where sent_at is null and due_at <= ${now} and tries < ${TRIES_MAX}
        and (due.kind = 'enquiry_to_shop' or (select count(*) from mail_outbox as sent where sent.recipient <> ''
               and lower(sent.recipient) = lower(due.recipient) and sent.sent_at > ${since}) < ${perAddress})
      order by due_at limit ${limit} for update skip locked
    )
    returning id, kind, recipient, language, payload, dedupe_key as "dedupeKey", tries`.execute(database);
  return rows.toSorted((a, b) => a.id - b.id);
}

/**
 * Marks a mail as sent; without a subject it was not needed any more and not sent. Links that open an account
 * are deleted from the row.
 */
export async function markSent(
  database: Database,
  id: number,
  subject: string | null,
  at: Date,
): Promise<void> {
  await sql`${prepared}
    update mail_outbox set sent_at = ${at}, subject = ${subject}, last_error = null, payload = payload - 'link'
     where id = ${id}`.execute(database);
}

/** Schedules the next attempt after a failure. */
export async function putOff(database: Database, id: number, error: string, dueAt: Date): Promise<void> {
  await database
    .updateTable('mail_outbox')
    .set({ last_error: error, due_at: dueAt })
    .where('id', '=', id)
    .execute();
}

/** Stops retrying a mail; staff sees the reason and can send it again. */
export async function giveUp(database: Database, id: number, error: string): Promise<void> {
  await database
    .updateTable('mail_outbox')
    .set({ last_error: error, tries: TRIES_MAX })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes recipients and contents of mails sent before `before`. The row stays with its key, so that the same
 * mail is never sent twice. Returns the number of rows.
 */
export async function purgeMails(database: Database, before: Date, limit: number): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('mail_outbox')
    .set({ recipient: '', subject: null, payload: '{}' })
    .where('id', 'in', (mails) =>
      mails
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', '<', before)
        .where('recipient', '<>', '')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface OutboxRow {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly tries: number;
  readonly lastError: string | null;
  readonly dueAt: Date;
  readonly sentAt: Date | null;
}

/** Mails whose contents were not deleted yet. */
const rows = (database: Database) =>
  database
    .selectFrom('mail_outbox')
    .where('recipient', '<>', '')
    .select(['id', 'kind', 'recipient', 'subject', 'tries'])
    .select(['last_error as lastError', 'due_at as dueAt', 'sent_at as sentAt']);

/** One mail of the outbox. */
export async function findMail(database: Database, id: number): Promise<OutboxRow | undefined> {
  return rows(database).where('id', '=', id).executeTakeFirst();
}

/** A mail about an order whose contents were not deleted yet, with what it is composed of. */
export async function findOrderMail(
  database: Database,
  orderNumber: string,
  id: number,
): Promise<(DueMail & { readonly sentAt: Date | null }) | undefined> {
  const { rows: found } = await sql<DueMail & { readonly sentAt: Date | null }>`${prepared}
    select id, kind, recipient, language, payload, dedupe_key as "dedupeKey", tries, sent_at as "sentAt"
      from mail_outbox
     where id = ${id} and payload ->> 'orderNumber' = ${orderNumber}`.execute(database);
  return found[0];
}

/** The newest mails; with `unsent` only those not sent. */
export async function listMails(
  database: Database,
  { limit, unsent = false }: { readonly limit: number; readonly unsent?: boolean },
): Promise<OutboxRow[]> {
  return rows(database)
    .$if(unsent, (query) => query.where('sent_at', 'is', null))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Makes unsent mails due at once with all their attempts; all of them, or one. Returns the number of mails.
 */
export async function retryMails(database: Database, id: number | null, now: Date): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('mail_outbox')
    .set({ tries: 0, due_at: now })
    .where('sent_at', 'is', null)
    .$if(id !== null, (query) => query.where('id', '=', id))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Withdraws the consent to review invitations from all orders with this address. */
export async function declineReviewMails(database: Database, email: string): Promise<void> {
  const key = email.toLowerCase();
  await database.updateTable('shop_order').set({ review_mail: false }).where('email_key', '=', key).execute();
  await database.updateTable('customer').set({ review_mail: false }).where('email_key', '=', key).execute();
}
