import { timingSafeEqual } from 'node:crypto';
import { findByReference } from '../attempts/payment.queries.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { storeHint } from './inbox.queries.ts';
import type { Inbox } from './inbox.ts';

export interface AxerveNotification {
  readonly shopLogin: string;
  readonly status: string;
  readonly paymentId: string;
  readonly paymentToken: string;
}

/** Genuine notifications of one payment that are looked at at once; the job takes the rest. */
const PER_MINUTE = 20;
const MINUTE_MS = 60_000;

/** Whether two secrets are the same, in constant time. */
export function isSameSecret(one: string | null, other: string): boolean {
  const [left, right] = [Buffer.from(one ?? ''), Buffer.from(other)];
  return one !== null && left.length === right.length && timingSafeEqual(left, right);
}

/**
 * A notification of Axerve carries no signature: it is only a hint to ask Axerve, and only one that knows the token of
 * an attempt is kept. True when it was.
 */
export async function takeAxerveNotification(
  parts: PaymentParts,
  inbox: Inbox,
  { shopLogin, status, paymentId, paymentToken }: AxerveNotification,
): Promise<boolean> {
  const { database, clock, log, gateways, allow } = parts;
  const payment = await findByReference(database, 'gestpay', paymentId);
  if (!isSameSecret(payment?.secret ?? null, paymentToken) || shopLogin !== gateways.axerveShopLogin()) {
    log.warn({ paymentId: paymentId.slice(0, 40) }, 'a notification that names no attempt was ignored');
    return false;
  }
  const at = new Date(clock.now());
  const payload = { reference: paymentId, status };
  const eventId = `hint:${paymentId}:${status}`;
  const id = await storeHint(database, { provider: 'gestpay', eventId, payload, at });
  if (await allow(`axerve:${paymentId}`, { requests: PER_MINUTE, windowMs: MINUTE_MS })) inbox.hurry(id);
  return true;
}
