import { queueMail } from '../mail-queue/queue-mail.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { cancelIn } from './cancel-order.usecase.ts';
import { lockExpiredOrder, claimOrdersToRemind } from './due-orders.queries.ts';
import { orderTexts } from '@casamaestra/texts/service/order-texts.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';

const HOUR_MS = 3_600_000;
/** How long stock stays reserved for a payment that the gateway has not decided. */
const PENDING_MS = 72 * HOUR_MS;
const BATCH = 50;

type Parts = Pick<OrdersDependencies, 'database' | 'clock' | 'orders' | 'payments'>;

/** Cancels one order whose payment term has ended; false when there is none. */
async function expireOne(deps: Parts): Promise<boolean> {
  const now = deps.clock.now();
  return inTransaction(deps.database, async (transaction) => {
    const order = await lockExpiredOrder(transaction, new Date(now), new Date(now - PENDING_MS));
    if (order === undefined) return { keep: false, value: false };
    const texts = orderTexts(order.language);
    const late = order.addressConfirmed ? texts.expiredTransfer : texts.expiredUnconfirmed;
    const reason = order.paymentMethod === 'transfer' ? late : texts.expiredCard;
    const value = await cancelIn(transaction, { orderId: order.id, actor: 'shop', reason }, deps);
    return { keep: value, value };
  });
}

/** Cancels unpaid orders whose reservation ended, each in its own transaction. Returns their number. */
export async function expireOrders(deps: Parts, signal: AbortSignal): Promise<number> {
  let done = 0;
  while (done < BATCH && !signal.aborted && (await expireOne(deps))) done += 1;
  return done;
}

/**
 * Queues reminders of transfers that have not arrived or whose confirmation link was not opened. Returns
 * their number.
 */
export async function remindTransfers({ database, clock }: Parts): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const orders = await claimOrdersToRemind(transaction, new Date(clock.now()), BATCH);
    for (const { number: orderNumber, email: recipient, language, addressConfirmed } of orders) {
      const kind = addressConfirmed ? 'transfer_reminder' : 'confirm_order';
      await queueMail(transaction, {
        kind,
        recipient,
        language,
        payload: { orderNumber },
        dedupeKey: `${kind}:${orderNumber}:reminder`,
      });
    }
    return { keep: true, value: orders.length };
  });
}
