import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { isoMoment } from './personal-data.queries.ts';

/**
 * Whose data are meant. Registering does not prove an address: without proof, what others wrote from it before the
 * account was created is not the account's. Staff who were shown who asks pass `proved`.
 */
export interface DataOwner {
  readonly customerId: number;
  readonly email: string;
  readonly proved: boolean;
}

/** Written from the owner's address, since the account exists or at any time. */
const written = ({ customerId, email, proved }: DataOwner): RawBuilder<boolean> => sql<boolean>`
  lower(email) = lower(${email})
  and (${proved} or created_at >= (select created_at from customer where id = ${customerId}))`;

/** What was sent from an e-mail address: newsletter, messages to the shop, comments on posts, recalls told of. */
export async function addressedData(database: Database, owner: DataOwner) {
  const { customerId, email, proved } = owner;
  const key = email.toLowerCase();
  const newsletter = await database
    .selectFrom('newsletter_subscriber')
    .innerJoin('newsletter_sentence', 'newsletter_sentence.version', 'newsletter_subscriber.sentence')
    .select(['state', 'origin', 'newsletter_sentence.sentence', isoMoment('asked_at').as('asked_at')])
    .select([isoMoment('confirmed_at').as('confirmed_at'), isoMoment('left_at').as('left_at')])
    .where('email_key', '=', key)
    .execute();
  const messages = await database
    .selectFrom('enquiry')
    .select(['number', 'topic', 'name', 'order_number', 'message', isoMoment('created_at').as('created_at')])
    .where(written(owner))
    .orderBy('id')
    .execute();
  const comments = await database
    .selectFrom('blog_comment')
    .select(['post', 'author', 'comment', 'state', isoMoment('created_at').as('created_at')])
    .where(written(owner))
    .orderBy('id')
    .execute();
  const recalls = await database
    .selectFrom('recall_mail')
    .innerJoin('recall', 'recall.id', 'recall_id')
    .select(['order_number', 'notice', isoMoment('queued_at').as('told_at')])
    .where(sql`lower(recipient)`, '=', key)
    .where(
      sql<boolean>`(${proved} or order_number in (select number from shop_order where customer_id = ${customerId}))`,
    )
    .orderBy('recall_id')
    .execute();
  return { newsletter, messages, comments, recalls };
}

/** Deletes messages to the shop, with their files, and comments on posts. Returns how many comments went. */
export async function deleteWritten(database: Database, owner: DataOwner): Promise<number> {
  await database.deleteFrom('enquiry').where(written(owner)).execute();
  const { numDeletedRows } = await database
    .deleteFrom('blog_comment')
    .where(written(owner))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
