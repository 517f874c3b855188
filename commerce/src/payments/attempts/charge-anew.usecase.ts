import type { Database } from '../../platform/database/connection.ts';
import { endAttempts } from './apply-status-update.usecase.ts';
import { insertAttempt } from './open-attempt.queries.ts';
import { lockPaymentsOfOrder } from './payment.queries.ts';

/**
 * Ends the open attempts of an unpaid order that costs another sum now, in the caller's transaction; a job cancels them at
 * their gateways, and what was paid at the last moment counts. A transfer gets an attempt of the new sum, everything
 * else one when the buyer pays. False while the end of a payment is not known.
 */
export async function chargeAnew(database: Database, orderId: number, at: Date): Promise<boolean> {
  const payments = await lockPaymentsOfOrder(database, orderId);
  if (payments.some(({ state }) => state === 'pending' || state === 'authorised')) return false;
  await endAttempts(database, payments, at);
  const last = payments.at(-1);
  if (last?.method !== 'transfer' || last.totalCents === 0) return true;
  const { orderNumber, totalCents: amountCents } = last;
  await insertAttempt(database, { orderId, orderNumber, method: 'transfer', gateway: null, amountCents }, at);
  return true;
}
