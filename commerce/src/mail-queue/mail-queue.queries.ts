import { sql } from 'kysely';
import { preparedMark } from '../platform/database/connection.ts';
import type { Database } from '../platform/database/connection.ts';

/** One line of the outbox; `payload` is JSON. */
export interface OutboxLine {
  readonly kind: string;
  readonly recipient: string;
  readonly language: string;
  readonly payload: string;
  readonly dedupeKey: string;
}

/** Writes a mail that is due at once; one with the same key is left as it is. */
export async function insertMail(
  database: Database,
  { kind, recipient, language, payload, dedupeKey }: OutboxLine,
): Promise<void> {
  await sql`${sql.raw(preparedMark)}
    insert into mail_outbox (kind, recipient, language, payload, dedupe_key)
    values (${kind}, ${recipient}, ${language}, ${payload}::jsonb, ${dedupeKey})
    on conflict (dedupe_key) do nothing`.execute(database);
}
