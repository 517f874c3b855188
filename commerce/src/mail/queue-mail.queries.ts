import type { Database } from '../platform/database/connection.ts';
import type { MailKind, QueuedMail } from './mail-kinds.ts';

/** Puts a mail into the outbox, in the transaction of what it tells. */
export async function queueMail<Kind extends MailKind>(
  database: Database,
  { kind, recipient, language, payload, dedupeKey, dueAt }: QueuedMail<Kind>,
): Promise<void> {
  await database
    .insertInto('mail_outbox')
    .values({
      kind,
      recipient,
      language,
      payload: JSON.stringify(payload),
      dedupe_key: dedupeKey,
      ...(dueAt === undefined ? {} : { due_at: dueAt }),
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
