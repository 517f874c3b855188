import { webhookTestKind } from '@casamaestra/contract/staff/webhooks.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { openSecret } from '../../staff/factors/sealed-secret.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { switchTarget, targetById } from '../targets/targets.queries.ts';
import { claimMessages, markArrived, markFailed, noteFailing } from './deliveries.queries.ts';
import type { DueMessage } from './deliveries.queries.ts';
import { messageBody } from './message-body.ts';
import type { PostMessage, PostResult } from './post-message.gateway.ts';
import { webhookHeaders } from './signature.ts';
import { webhookKey, webhookRecord } from '../targets/webhook-record.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const LEASE_MS = MINUTE_MS;
/** Messages of one batch, sent concurrently. */
const AT_ONCE = 10;
/** An address where nothing arrived for so long is switched off. */
const FAILING_MAX_MS = 5 * 24 * HOUR_MS;
const GONE = 410;

/** Pauses after the first attempt, the second …: three days and more in all; after the last it is given up. */
const pausesMs: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
];

export type Sending = Pick<StaffDependencies, 'database' | 'clock' | 'secrets' | 'log'> & {
  readonly post: PostMessage;
};

/** Switches an address off for good reason, and tells by mail who made it. */
async function switchOff(deps: Sending, targetId: number, because: 'failing' | 'gone'): Promise<void> {
  const at = new Date(deps.clock.now());
  await commitTogether(deps.database, async (transaction) => {
    const target = await targetById(transaction, targetId);
    if (target === undefined || target.offBecause !== null) return { ok: true, value: undefined };
    await switchTarget(transaction, targetId, { because, at });
    await queueMail(transaction, {
      kind: 'webhook_off',
      recipient: target.makerEmail,
      language: target.makerLanguage,
      payload: { firstName: target.maker, address: target.address },
      dedupeKey: `webhook_off:${targetId}:${at.toISOString()}`,
    });
    await recordChange(transaction, {
      author: { by: 'command', staffId: null, who: 'webhooks' },
      at,
      kind: 'connections.switch_webhook',
      record: webhookRecord(targetId),
      reason: because,
      rows: [{ field: 'on', from: true, to: false }],
    });
    return { ok: true, value: undefined };
  });
}

async function post(deps: Sending, message: DueMessage): Promise<PostResult> {
  const secret = await openSecret(deps.secrets, message.sealedSecret, webhookKey);
  if (secret === undefined) return { code: null, error: 'secret_unreadable' };
  const body = messageBody(message);
  const { messageId, address } = message;
  return deps.post({
    address,
    body,
    headers: webhookHeaders(secret, { messageId, now: deps.clock.now(), body }),
  });
}

async function deliver(deps: Sending, message: DueMessage): Promise<void> {
  const result = await post(deps, message);
  const now = deps.clock.now();
  const at = new Date(now);
  if (result.code !== null && result.code >= 200 && result.code < 300)
    return markArrived(deps.database, message, { code: result.code, at });
  const error = result.code === null ? result.error : `answered ${result.code}`;
  const pause = message.kind === webhookTestKind ? undefined : pausesMs[message.tries - 1];
  const dueAt = pause === undefined ? null : new Date(now + pause);
  await markFailed(deps.database, message.id, { code: result.code, error, at, dueAt });
  deps.log.warn(
    { webhook: message.targetId, tries: message.tries, answer: error },
    'a message did not arrive',
  );
  if (message.kind === webhookTestKind) return undefined;
  await noteFailing(deps.database, message.targetId, at);
  const since = message.failingSince?.getTime() ?? now;
  if (result.code === GONE) return switchOff(deps, message.targetId, 'gone');
  return now - since >= FAILING_MAX_MS ? switchOff(deps, message.targetId, 'failing') : undefined;
}

/** Sends what is due, at least once each; returns the number of attempts. */
export async function sendMessages(deps: Sending): Promise<number> {
  const now = deps.clock.now();
  const window = { now: new Date(now), leaseEnds: new Date(now + LEASE_MS), limit: AT_ONCE };
  const messages = await claimMessages(deps.database, window);
  await Promise.all(messages.map((message) => deliver(deps, message)));
  return messages.length;
}
