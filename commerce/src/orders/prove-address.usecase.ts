import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import { transferWait } from '@casamaestra/rules/payments/transfer-deadline.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, withinLimits } from '../platform/limits/too-many-requests.ts';
import { awaitsProof } from './awaits-proof.ts';
import { orderByToken, orderNotFound } from './find-order.usecase.ts';
import { addOrderEvent, lockOrder, proveAddress } from './order-changes.queries.ts';
import type { OrderRecord } from './order-record.ts';
import { orderTexts } from '@casamaestra/texts/service/order-texts.ts';
import type { OrdersParts } from './orders-parts.ts';
import { readOrder } from './read-orders.queries.ts';

/**
 * Somebody opened the link mailed to the order's address: from now on a transfer is waited for as long as for
 * anybody. Opening it again changes nothing.
 */
export async function confirmOrder(
  token: string,
  proof: string,
  parts: OrdersParts,
): Promise<Outcome<OrderRecord>> {
  const found = await orderByToken(token, parts);
  if (!found.ok) return found;
  const { id: orderId, number, placedAt, language } = found.value;
  if (!(await parts.tokens.proves(number, proof))) return orderNotFound();
  const wait = transferWait(placedAt.getTime(), parts.config.transferDays);
  await inTransaction(parts.database, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const at = new Date(parts.clock.now());
    const until = { reservedUntil: new Date(wait.reservedUntil), remindAt: new Date(wait.remindAt) };
    const first = order !== undefined && (await proveAddress(transaction, orderId, { ...until, at }));
    if (first && isUnpaid(order.state)) {
      const note = orderTexts(language).confirmed;
      await addOrderEvent(transaction, { orderId, at, state: order.state, actor: 'customer', note });
    }
    return { keep: first, value: undefined };
  });
  const order = await readOrder(parts.database, number);
  return order === undefined ? orderNotFound() : accepted(order);
}

/** Mails the link to confirm again: a few times, so that nobody fills a stranger's mailbox. */
export async function resendConfirmation(
  token: string,
  caller: { readonly address: string },
  parts: OrdersParts,
): Promise<Outcome<OrderRecord>> {
  const found = await orderByToken(token, parts);
  if (!found.ok) return found;
  const { number, email, language } = found.value;
  if (!awaitsProof(found.value)) return refused('order_awaits_no_proof', {});
  const times = parts.config.orderLimitsTimes;
  const within = await withinLimits(parts, [
    [`confirm-from:${networkOf(caller.address)}`, { requests: 10 * times, windowMs: hours(1) }],
    [`confirm:${number}`, { requests: 3, windowMs: hours(24) }],
  ]);
  if (!within.ok) return within;
  await queueMail(parts.database, {
    kind: 'confirm_order',
    recipient: email,
    language,
    payload: { orderNumber: number },
    dedupeKey: `confirm_order:${number}:${parts.clock.now()}`,
  });
  return found;
}
