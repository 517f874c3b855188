import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import { transferWait } from '@casamaestra/rules/payments/transfer-deadline.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, withinLimits } from '../platform/limits/too-many-requests.ts';
import { awaitsConfirmation } from './awaits-confirmation.ts';
import { orderByToken, orderNotFound } from './find-order.usecase.ts';
import { addOrderEvent, lockOrder, confirmAddress } from './order-changes.queries.ts';
import type { OrderRecord } from './order-record.ts';
import { orderTexts } from '@casamaestra/texts/service/order-texts.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { readOrder } from './read-orders.queries.ts';

/**
 * Confirms an order whose mailed link was opened: a transfer then gets the full payment term. Repeating it
 * changes nothing.
 */
export async function confirmOrder(
  token: string,
  proof: string,
  deps: OrdersDependencies,
): Promise<Outcome<OrderRecord>> {
  const found = await orderByToken(token, deps);
  if (!found.ok) return found;
  const { id: orderId, number, placedAt, language } = found.value;
  if (!(await deps.tokens.proves(number, proof))) return orderNotFound();
  const wait = transferWait(placedAt.getTime(), deps.config.transferDays);
  await inTransaction(deps.database, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const at = new Date(deps.clock.now());
    const until = { reservedUntil: new Date(wait.reservedUntil), remindAt: new Date(wait.remindAt) };
    const first = order !== undefined && (await confirmAddress(transaction, orderId, { ...until, at }));
    if (first && isUnpaid(order.state)) {
      const note = orderTexts(language).confirmed;
      await addOrderEvent(transaction, { orderId, at, state: order.state, actor: 'customer', note });
    }
    return { keep: first, value: undefined };
  });
  const order = await readOrder(deps.database, number);
  return order === undefined ? orderNotFound() : accepted(order);
}

/** Mails the confirmation link again; only a few times, so that nobody can flood a stranger's mailbox. */
export async function resendConfirmation(
  token: string,
  caller: { readonly address: string },
  deps: OrdersDependencies,
): Promise<Outcome<OrderRecord>> {
  const found = await orderByToken(token, deps);
  if (!found.ok) return found;
  const { number, email, language } = found.value;
  if (!awaitsConfirmation(found.value)) return refused('order_awaits_no_proof', {});
  const times = deps.config.orderLimitsTimes;
  const within = await withinLimits(deps, [
    [`confirm-from:${networkOf(caller.address)}`, { requests: 10 * times, windowMs: hours(1) }],
    [`confirm:${number}`, { requests: 3, windowMs: hours(24) }],
  ]);
  if (!within.ok) return within;
  await queueMail(deps.database, {
    kind: 'confirm_order',
    recipient: email,
    language,
    payload: { orderNumber: number },
    dedupeKey: `confirm_order:${number}:${deps.clock.now()}`,
  });
  return found;
}
