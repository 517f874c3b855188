import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { canonicalEmail, emailKey } from '@casamaestra/rules/checkout/email-address.ts';
import { queueMail, redirectMails } from '../mail-queue/queue-mail.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, withinLimits } from '../platform/limits/too-many-requests.ts';
import { orderByToken, orderNotFound } from './find-order.usecase.ts';
import { mayCorrectEmail } from './may-correct-email.ts';
import { addOrderEvent, moveToEmail } from './order-changes.queries.ts';
import type { OrderRecord } from './order-record.ts';
import { orderTexts } from '@casamaestra/texts/service/order-texts.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import { readOrder } from './read-orders.queries.ts';

/** Moves the order and its mails to the new address and sends the confirmation there with new links. */
async function move(
  order: OrderRecord,
  email: string,
  { database, clock }: OrdersDependencies,
): Promise<boolean> {
  const {
    id: orderId,
    number: orderNumber,
    email: from,
    emailCorrections: corrections,
    state,
    language,
  } = order;
  const at = new Date(clock.now());
  return inTransaction(database, async (transaction) => {
    const moved = await moveToEmail(transaction, orderId, { email, corrections, at });
    if (moved) {
      const note = orderTexts(language).emailCorrected;
      await addOrderEvent(transaction, { orderId, at, state, actor: 'customer', note });
      await redirectMails(transaction, { orderNumber, from, to: email });
      await queueMail(transaction, {
        kind: 'order_confirmation',
        recipient: email,
        language,
        payload: { orderNumber },
        dedupeKey: `order_confirmation:${orderNumber}:${corrections + 1}`,
      });
    }
    return { keep: moved, value: moved };
  });
}

/**
 * Corrects a wrong e-mail address from the page of a fresh order. Limited per order, network and new address,
 * so that nobody can flood strangers' mailboxes; links mailed before become invalid.
 */
export async function correctEmail(
  token: string,
  typed: string,
  caller: { readonly address: string },
  deps: OrdersDependencies,
): Promise<Outcome<OrderRecord>> {
  const found = await orderByToken(token, deps);
  if (!found.ok) return found;
  const order = found.value;
  const email = canonicalEmail(typed);
  if (email === undefined) return refused('order_email_incomplete', {}, 'email');
  if (emailKey(email) === emailKey(order.email)) return refused('order_email_unchanged', {}, 'email');
  if (!mayCorrectEmail(order, deps.clock.now())) return refused('order_email_fixed', {});
  const times = deps.config.orderLimitsTimes;
  const within = await withinLimits(deps, [
    [`correct-email-from:${networkOf(caller.address)}`, { requests: 10 * times, windowMs: hours(1) }],
    [`correct-email-to:${emailKey(email)}`, { requests: 5 * times, windowMs: hours(24) }],
  ]);
  if (!within.ok) return within;
  if (!(await move(order, email, deps))) return refused('order_email_fixed', {});
  const moved = await readOrder(deps.database, order.number);
  return moved === undefined ? orderNotFound() : accepted(moved);
}
