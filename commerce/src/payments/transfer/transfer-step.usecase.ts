import type { PaymentStep } from '@casamaestra/contract/checkout/place-order.ts';
import { transferDueDay, transferWait } from '@casamaestra/rules/payments/transfer-deadline.ts';
import type { Payment } from '../attempts/payment.queries.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { transferDetails } from './transfer-details.ts';
import { taxCodeOfOrder } from './transfer-order.queries.ts';

/** What the buyer of an order that waits for a transfer does next. */
export async function transferStep(
  { config, database }: Pick<PaymentParts, 'config' | 'database'>,
  { orderId, orderNumber, amountCents, createdAt, reservedUntil }: Payment,
): Promise<PaymentStep> {
  const until =
    reservedUntil?.getTime() ?? transferWait(createdAt.getTime(), config.transferDays).reservedUntil;
  const taxCode = await taxCodeOfOrder(database, orderId);
  const awaited = { orderNumber, amountCents, due: transferDueDay(until), taxCode };
  return { kind: 'transfer', transfer: transferDetails(config, awaited) };
}
