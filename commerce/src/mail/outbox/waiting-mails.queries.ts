import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { TRIES_MAX } from '../../mail-queue/mail-tries.ts';

export interface WaitingMails {
  readonly waiting: number;
  /** When the oldest of them was queued. */
  readonly oldest: Date | null;
  readonly givenUp: number;
}

export async function readWaitingMails(database: Database): Promise<WaitingMails> {
  const tried = sql`tries < ${TRIES_MAX}`;
  const { rows } = await sql<WaitingMails>`
    select (count(*) filter (where ${tried}))::int as waiting, min(created_at) filter (where ${tried}) as oldest,
      (count(*) filter (where not ${tried}))::int as "givenUp"
      from mail_outbox where sent_at is null`.execute(database);
  const [mails] = rows;
  if (mails === undefined) throw new Error('counting mails answered nothing');
  return mails;
}
