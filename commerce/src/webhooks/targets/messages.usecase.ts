import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { webhookTestKind } from '@casamaestra/contract/staff/webhooks.operations.ts';
import type { WebhookDelivery } from '@casamaestra/contract/staff/webhooks.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { messageBody } from '../sending/message-body.ts';
import { messagesOfTarget, insertTest, makeDue, targetById } from './targets.queries.ts';
import { webhookRecord } from './webhook-record.ts';

const SHOWN = 100;

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;

/** The last messages to an address, the newest first. */
export async function listMessages(
  { database }: Pick<Parts, 'database'>,
  targetId: number,
): Promise<WebhookDelivery[]> {
  return (await messagesOfTarget(database, targetId, SHOWN)).map((row) => {
    const state = row.sentAt !== null ? 'arrived' : row.givenUpAt !== null ? 'given_up' : 'waiting';
    return {
      id: row.id,
      message_id: row.messageId,
      kind: row.kind,
      at: row.at.toISOString(),
      state,
      tries: row.tries,
      tried_at: row.triedAt?.toISOString() ?? null,
      next_at: state === 'waiting' ? row.dueAt.toISOString() : null,
      answer_code: row.answerCode,
      error: row.error,
      body: messageBody(row),
    };
  });
}

/** Sends a message once more, under the id it had: whoever got it already can tell. */
export function sendAgain(
  { database, clock }: Parts,
  id: number,
  who: StaffIdentity,
): Promise<Outcome<{ change: number | null }>> {
  return commitTogether(database, async (transaction): Promise<Outcome<{ change: number | null }>> => {
    const at = new Date(clock.now());
    const message = await makeDue(transaction, id, at);
    if (message === undefined) return refused('staff_delivery_unknown', {}, 'id');
    const change = await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'connections.send_again',
      record: webhookRecord(message.targetId),
      rows: [{ field: 'message', from: null, to: message.messageId }],
    });
    return accepted({ change });
  });
}

/** Sends a message that says nothing, once. */
export function tryTarget(
  { database, clock }: Parts,
  id: number,
  who: StaffIdentity,
): Promise<Outcome<{ message_id: string }>> {
  return commitTogether(database, async (transaction): Promise<Outcome<{ message_id: string }>> => {
    if ((await targetById(transaction, id)) === undefined) return refused('staff_webhook_unknown', {}, 'id');
    const at = new Date(clock.now());
    const messageId = await insertTest(transaction, { targetId: id, kind: webhookTestKind, at });
    await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'connections.try_webhook',
      record: webhookRecord(id),
      rows: [{ field: 'message', from: null, to: messageId }],
    });
    return accepted({ message_id: messageId });
  });
}
