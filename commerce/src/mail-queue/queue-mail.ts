import type { Database } from '../platform/database/connection.ts';
import type { MailKind, QueuedMail } from './mail-kinds.ts';
import { deleteWaitingMail, insertMail, mailsOfOrder, redirectWaitingMails } from './mail-queue.queries.ts';

/** Writes a mail to the outbox, in the transaction of the change it reports. */
export async function queueMail<Kind extends MailKind>(
  database: Database,
  mail: QueuedMail<Kind>,
): Promise<void> {
  await insertMail(database, { ...mail, payload: JSON.stringify(mail.payload) });
}

/** Redirects unsent mails of an order to its corrected address. */
export const redirectMails = (
  database: Database,
  order: { readonly orderNumber: string; readonly from: string; readonly to: string },
): Promise<void> => redirectWaitingMails(database, order);

/** The mails about an order, sent and unsent, oldest first. */
export const readOrderMails = (database: Database, orderNumber: string): ReturnType<typeof mailsOfOrder> =>
  mailsOfOrder(database, orderNumber);

/** Takes back a mail that has not left, by its key; one that has stays sent. */
export const unqueueMail = (database: Database, dedupeKey: string): Promise<void> =>
  deleteWaitingMail(database, dedupeKey);
