import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** Stores a letter; its mails follow. */
export async function insertLetter(
  database: Database,
  letter: {
    readonly language: string | null;
    readonly subject: string;
    readonly content: string;
    readonly now: Date;
    readonly trial: boolean;
    readonly readers: number;
  },
): Promise<number> {
  const { now, ...rest } = letter;
  const { id } = await database
    .insertInto('newsletter_letter')
    .values({ ...rest, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findLetter(database: Database, id: number) {
  return database
    .selectFrom('newsletter_letter')
    .select(['id', 'subject', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The oldest letter with mails still to be queued, locked against other nodes. */
export async function claimLetter(database: Database) {
  return database
    .selectFrom('newsletter_letter')
    .select(['id', 'language', 'queued_to'])
    .where('queued_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The next subscribers of a letter, of its language if it has one. */
export async function nextRecipients(
  database: Database,
  {
    language,
    after,
    limit,
  }: { readonly language: string | null; readonly after: number; readonly limit: number },
) {
  return database
    .selectFrom('newsletter_subscriber')
    .select(['id', 'email', 'language'])
    .where('state', '=', 'subscribed')
    .where('id', '>', after)
    .$if(language !== null, (query) => query.where('language', '=', language ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function noteQueued(
  database: Database,
  {
    id,
    queuedTo,
    queuedAt,
  }: { readonly id: number; readonly queuedTo: number; readonly queuedAt: Date | null },
): Promise<void> {
  await database
    .updateTable('newsletter_letter')
    .set({ queued_to: queuedTo, queued_at: queuedAt })
    .where('id', '=', id)
    .execute();
}

export async function countSubscribed(database: Database, language: string | null): Promise<number> {
  const { count } = await database
    .selectFrom('newsletter_subscriber')
    .select((by) => by.fn.countAll<number>().as('count'))
    .where('state', '=', 'subscribed')
    .$if(language !== null, (query) => query.where('language', '=', language ?? ''))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the same letter was taken for subscribers since a moment; other takings wait until the transaction ends. */
export async function wasSent(
  database: Database,
  { subject, content, since }: { readonly subject: string; readonly content: string; readonly since: Date },
): Promise<boolean> {
  await sql`lock table newsletter_letter in share row exclusive mode`.execute(database);
  const row = await database
    .selectFrom('newsletter_letter')
    .select('id')
    .where('trial', '=', false)
    .where((by) => by.or([by('readers', 'is', null), by('readers', '>', 0)]))
    .where('subject', '=', subject)
    .where(sql<boolean>`content = ${content}::jsonb`)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Letters that were sent to subscribers, the newest first. */
export async function selectLetters(database: Database, limit: number) {
  return database
    .selectFrom('newsletter_letter')
    .select(['id', 'language', 'subject', 'created_at', 'readers', 'queued_at'])
    .where('trial', '=', false)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Subscribers by state and language. */
export async function countByLanguage(database: Database) {
  return database
    .selectFrom('newsletter_subscriber')
    .select((by) => ['state', 'language', by.fn.countAll<number>().as('count')])
    .groupBy(['state', 'language'])
    .orderBy('language')
    .execute();
}
