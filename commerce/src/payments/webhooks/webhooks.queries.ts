import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface InboxMessage {
  readonly id: number;
  readonly gateway: string;
  readonly eventId: string;
  readonly payload: unknown;
  readonly tries: number;
}

export interface NewMessage {
  readonly gateway: string;
  readonly eventId: string;
  readonly payload: object;
  readonly at: Date;
}

/** Stores a message before it is processed, or with its result; undefined for a duplicate. */
export async function storeMessage(
  database: Database,
  { gateway, eventId, payload, at }: NewMessage,
  result?: string,
): Promise<number | undefined> {
  const row = await database
    .insertInto('payment_inbox')
    .values({
      gateway,
      event_id: eventId,
      payload: JSON.stringify(payload),
      received_at: at,
      due_at: at,
      ...(result === undefined ? {} : { processed_at: at, result }),
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The same for an unsigned hint: a repeated one is processed again, since it may announce something new. */
export async function storeHint(
  database: Database,
  { gateway, eventId, payload, at }: NewMessage,
): Promise<number> {
  const { id } = await database
    .insertInto('payment_inbox')
    .values({ gateway, event_id: eventId, payload: JSON.stringify(payload), received_at: at, due_at: at })
    .onConflict((conflict) =>
      conflict.columns(['gateway', 'event_id']).doUpdateSet({ processed_at: null, due_at: at, tries: 0 }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Claims one due message, the given one or any, with a lease until `again`. */
export async function claimMessage(
  database: Database,
  at: Date,
  again: Date,
  id?: number,
): Promise<InboxMessage | undefined> {
  const one = id === undefined ? sql`` : sql`and id = ${id}::bigint`;
  const { rows } = await sql<InboxMessage>`
    update payment_inbox set tries = tries + 1, due_at = ${again}::timestamptz
     where id = (select id from payment_inbox
                  where processed_at is null and due_at <= ${at}::timestamptz ${one}
                  order by due_at, id limit 1 for update skip locked)
    returning id, gateway, event_id as "eventId", payload, tries`.execute(database);
  return rows[0];
}

export async function finishMessage(database: Database, id: number, at: Date, result: string): Promise<void> {
  await database
    .updateTable('payment_inbox')
    .set({ processed_at: at, result })
    .where('id', '=', id)
    .execute();
}
