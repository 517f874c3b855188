import type { Database } from '../platform/database/connection.ts';
import type { MailKind, QueuedMail } from './mail-kinds.ts';
import { insertMail } from './mail-queue.queries.ts';

/** Puts a mail into the outbox, in the transaction of what it tells. */
export async function queueMail<Kind extends MailKind>(
  database: Database,
  mail: QueuedMail<Kind>,
): Promise<void> {
  await insertMail(database, { ...mail, payload: JSON.stringify(mail.payload) });
}
