import type { WebhookKind } from '@casamaestra/contract/staff/webhooks.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

const targets = (database: Database) =>
  database
    .selectFrom('webhook_target')
    .innerJoin('staff', 'staff.id', 'webhook_target.staff_id')
    .select(['webhook_target.id', 'address', 'staff.name as maker', 'staff.email as makerEmail'])
    .select(['staff.language as makerLanguage', 'webhook_target.created_at as createdAt'])
    .select(['failing_since as failingSince', 'off_because as offBecause'])
    .select([sql<WebhookKind[]>`kinds`.as('kinds')])
    .select(({ selectFrom }) =>
      selectFrom('webhook_delivery')
        .select(sql<number>`count(*)::int`.as('waiting'))
        .whereRef('target_id', '=', 'webhook_target.id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .as('waiting'),
    )
    .where('removed_at', 'is', null);

export type TargetRow = Awaited<ReturnType<typeof everyTarget>>[number];

export const everyTarget = (database: Database) => targets(database).orderBy('webhook_target.id').execute();

export const targetById = (database: Database, id: number) =>
  targets(database).where('webhook_target.id', '=', id).executeTakeFirst();

/** Addresses are made one after the other: they are counted. */
export async function lockTargets(transaction: Database): Promise<void> {
  await sql`lock table webhook_target in share row exclusive mode`.execute(transaction);
}

export async function insertTarget(
  database: Database,
  target: {
    readonly address: string;
    readonly kinds: readonly WebhookKind[];
    readonly sealed: Buffer;
    readonly staffId: number;
    readonly at: Date;
  },
): Promise<number> {
  const { address, kinds, sealed, staffId, at } = target;
  const { id } = await database
    .insertInto('webhook_target')
    .values({ address, kinds: [...kinds], sealed_secret: sealed, staff_id: staffId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What an address is told of from now on. */
export async function saveKinds(
  database: Database,
  id: number,
  kinds: readonly WebhookKind[],
): Promise<void> {
  await database
    .updateTable('webhook_target')
    .set({ kinds: [...kinds] })
    .where('id', '=', id)
    .execute();
}

/** Off for a reason, or on again, as if nothing had failed. */
export async function switchTarget(
  database: Database,
  id: number,
  off: { readonly because: 'failing' | 'gone' | 'person'; readonly at: Date } | null,
): Promise<void> {
  await database
    .updateTable('webhook_target')
    .set({
      off_at: off?.at ?? null,
      off_because: off?.because ?? null,
      ...(off === null && { failing_since: null }),
    })
    .where('id', '=', id)
    .execute();
}

export async function removeTarget(database: Database, id: number, at: Date): Promise<void> {
  await database.deleteFrom('webhook_delivery').where('target_id', '=', id).execute();
  await database
    .updateTable('webhook_target')
    .set({ removed_at: at, sealed_secret: Buffer.alloc(0) })
    .where('id', '=', id)
    .execute();
}

export const messagesOfTarget = (database: Database, targetId: number, limit: number) =>
  database
    .selectFrom('webhook_delivery')
    .select([sql<number>`id::float8`.as('id'), 'message_id as messageId', 'kind', 'at', 'facts', 'tries'])
    .select(['tried_at as triedAt', 'due_at as dueAt', 'answer_code as answerCode', 'last_error as error'])
    .select(['sent_at as sentAt', 'given_up_at as givenUpAt'])
    .where('target_id', '=', targetId)
    .orderBy('webhook_delivery.id', 'desc')
    .limit(limit)
    .execute();

/** Makes a message due at once with all its attempts; the address it goes to, or undefined: it is gone. */
export const makeDue = (database: Database, id: number, at: Date) =>
  database
    .updateTable('webhook_delivery')
    .set({ due_at: at, tries: 0, sent_at: null, given_up_at: null, about: null })
    .where('id', '=', id)
    .returning(['target_id as targetId', 'message_id as messageId'])
    .executeTakeFirst();

export async function insertTest(
  database: Database,
  { targetId, kind, at }: { readonly targetId: number; readonly kind: string; readonly at: Date },
): Promise<string> {
  const { message_id: messageId } = await database
    .insertInto('webhook_delivery')
    .values({ target_id: targetId, kind, at, due_at: at, facts: JSON.stringify({}) })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  return messageId;
}
