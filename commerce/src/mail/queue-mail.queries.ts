import { sql } from 'kysely';
import { preparedMark } from '../platform/database/connection.ts';
import type { Database } from '../platform/database/connection.ts';
import type { MailKind, QueuedMail } from './mail-kinds.ts';

/** Puts a mail into the outbox, in the transaction of what it tells. */
export async function queueMail<Kind extends MailKind>(
  database: Database,
  { kind, recipient, language, payload, dedupeKey }: QueuedMail<Kind>,
): Promise<void> {
  await sql`${sql.raw(preparedMark)}
    insert into mail_outbox (kind, recipient, language, payload, dedupe_key)
    values (${kind}, ${recipient}, ${language}, ${JSON.stringify(payload)}::jsonb, ${dedupeKey})
    on conflict (dedupe_key) do nothing`.execute(database);
}
