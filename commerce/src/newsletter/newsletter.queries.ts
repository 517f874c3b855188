import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

/** A consent that was asked for. */
export interface AskedConsent {
  readonly email: string;
  readonly language: string;
  readonly origin: string;
  readonly version: string;
  readonly sentence: string;
  readonly linkKey: string;
  readonly now: Date;
}

/** Stores what was asked; undefined when the address is subscribed already. */
export async function askConsent(database: Database, asked: AskedConsent): Promise<number | undefined> {
  const { email, language, origin, version, sentence, linkKey, now } = asked;
  await database
    .insertInto('newsletter_sentence')
    .values({ version, language, sentence })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscriber (email, language, state, origin, sentence, asked_at, link_key)
    values (${email}, ${language}, 'waiting', ${origin}, ${version}, ${now}, ${linkKey})
    on conflict (email_key) do update
      set language = excluded.language, origin = excluded.origin, sentence = excluded.sentence,
          asked_at = excluded.asked_at, link_key = excluded.link_key
      where newsletter_subscriber.state <> 'subscribed'
    returning id`.execute(database);
  return rows[0]?.id;
}

/** Uses up the key of a link; undefined when it was used or replaced. */
export async function confirmByKey(
  database: Database,
  { email, linkKey, now }: { readonly email: string; readonly linkKey: string; readonly now: Date },
) {
  return database
    .updateTable('newsletter_subscriber')
    .set({ state: 'subscribed', confirmed_at: now, left_at: null, link_key: null })
    .where('email_key', '=', email.toLowerCase())
    .where('link_key', '=', linkKey)
    .returning(['id', 'email', 'language', 'welcomed_at'])
    .executeTakeFirst();
}

export async function markWelcomed(database: Database, id: number, now: Date): Promise<void> {
  await database
    .updateTable('newsletter_subscriber')
    .set({ welcomed_at: now })
    .where('id', '=', id)
    .execute();
}

export async function leave(database: Database, email: string, now: Date): Promise<void> {
  await database
    .updateTable('newsletter_subscriber')
    .set({ state: 'left', left_at: now, link_key: null })
    .where('email_key', '=', email.toLowerCase())
    .where('state', '<>', 'left')
    .execute();
}

/** Takes back an unsubscription; false when there was none. */
export async function comeBack(database: Database, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('newsletter_subscriber')
    .set({ state: 'subscribed', confirmed_at: now, left_at: null, link_key: null })
    .where('email_key', '=', email.toLowerCase())
    .where('state', '=', 'left')
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The row of an address. */
export async function findSubscriber(database: Database, email: string) {
  return database
    .selectFrom('newsletter_subscriber')
    .select(['id', 'state', 'confirmed_at', 'language'])
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Deletes requests that nobody confirmed, and addresses that left so long ago that no proof is needed. */
export async function forgetSubscribers(
  database: Database,
  { waitingBefore, leftBefore }: { readonly waitingBefore: Date; readonly leftBefore: Date },
): Promise<void> {
  await database
    .deleteFrom('newsletter_subscriber')
    .where((by) =>
      by.or([
        by.and([by('state', '=', 'waiting'), by('asked_at', '<', waitingBefore)]),
        by.and([by('state', '=', 'left'), by('left_at', '<', leftBefore)]),
      ]),
    )
    .execute();
}

/** Every subscriber with the consent, oldest first. */
export async function exportedSubscribers(database: Database, after: number, limit: number) {
  return database
    .selectFrom('newsletter_subscriber')
    .innerJoin('newsletter_sentence', 'newsletter_sentence.version', 'newsletter_subscriber.sentence')
    .select([
      'newsletter_subscriber.id',
      'newsletter_subscriber.email',
      'newsletter_subscriber.language',
      'newsletter_subscriber.state',
      'newsletter_subscriber.origin',
      'newsletter_sentence.version',
      'newsletter_sentence.sentence as sentence_text',
      'newsletter_subscriber.asked_at',
      'newsletter_subscriber.confirmed_at',
      'newsletter_subscriber.left_at',
    ])
    .where('newsletter_subscriber.id', '>', after)
    .orderBy('newsletter_subscriber.id')
    .limit(limit)
    .execute();
}
