import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** A message that is due, with where it goes. */
export interface DueMessage {
  readonly id: number;
  readonly messageId: string;
  readonly targetId: number;
  readonly kind: string;
  readonly at: Date;
  readonly facts: unknown;
  /** Attempts, this one included. */
  readonly tries: number;
  readonly address: string;
  readonly sealedSecret: Buffer;
  readonly failingSince: Date | null;
}

/** Claims due messages for this node until `leaseEnds`; of one address only so many at once. */
export async function claimMessages(
  database: Database,
  { now, leaseEnds, limit }: { readonly now: Date; readonly leaseEnds: Date; readonly limit: number },
): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    update webhook_delivery d set due_at = ${leaseEnds}, tries = tries + 1, tried_at = ${now}
      from webhook_target t
     where t.id = d.target_id and d.id in (
       select w.id from webhook_delivery w join webhook_target o on o.id = w.target_id
        where w.sent_at is null and w.given_up_at is null and w.due_at <= ${now}
          and o.removed_at is null and (o.off_at is null or w.kind = 'webhook.test')
        order by w.due_at limit ${limit} for update of w skip locked)
    returning d.id::float8 as id, d.message_id as "messageId", d.target_id as "targetId", d.kind, d.at, d.facts,
      d.tries, t.address, t.sealed_secret as "sealedSecret", t.failing_since as "failingSince"`.execute(
    database,
  );
  return rows.toSorted((a, b) => a.id - b.id);
}

export async function markArrived(
  database: Database,
  { id, targetId }: Pick<DueMessage, 'id' | 'targetId'>,
  { code, at }: { readonly code: number; readonly at: Date },
): Promise<void> {
  await database
    .updateTable('webhook_delivery')
    .set({ sent_at: at, answer_code: code, last_error: null })
    .where('id', '=', id)
    .execute();
  await database
    .updateTable('webhook_target')
    .set({ failing_since: null })
    .where('id', '=', targetId)
    .where('failing_since', 'is not', null)
    .execute();
}

export interface Failed {
  readonly code: number | null;
  readonly error: string;
  readonly at: Date;
  /** null: not tried again. */
  readonly dueAt: Date | null;
}

export async function markFailed(database: Database, id: number, failed: Failed): Promise<void> {
  const { code, error, at, dueAt } = failed;
  await database
    .updateTable('webhook_delivery')
    .set({
      answer_code: code,
      last_error: error,
      ...(dueAt === null ? { given_up_at: at } : { due_at: dueAt }),
    })
    .where('id', '=', id)
    .execute();
}

export async function noteFailing(database: Database, targetId: number, at: Date): Promise<void> {
  await database
    .updateTable('webhook_target')
    .set({ failing_since: at })
    .where('id', '=', targetId)
    .where('failing_since', 'is', null)
    .execute();
}

/** Deletes messages that were sent or given up before a moment, and all of removed addresses. */
export async function purgeDeliveries(database: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('webhook_delivery')
    .where((eb) => eb.or([eb('sent_at', '<', before), eb('given_up_at', '<', before)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
