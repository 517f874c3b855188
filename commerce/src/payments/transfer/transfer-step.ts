import type { PaymentStep } from '@casamaestra/contract/checkout/place-order.ts';
import { transferDueDay, transferWait } from '@casamaestra/rules/payments/transfer-deadline.ts';
import type { Config } from '../../platform/config/read-config.ts';
import type { Payment } from '../attempts/payment.queries.ts';
import { transferDetails } from './transfer-details.ts';

/** What the buyer of an order that waits for a transfer does next. */
export function transferStep(config: Config, payment: Payment): PaymentStep {
  const { orderNumber, amountCents, createdAt, reservedUntil } = payment;
  const until =
    reservedUntil?.getTime() ?? transferWait(createdAt.getTime(), config.transferDays).reservedUntil;
  const taxCode = payment.taxCode ?? undefined;
  const awaited = { orderNumber, amountCents, due: transferDueDay(until), taxCode };
  return { kind: 'transfer', transfer: transferDetails(config, awaited) };
}
