import type { PaymentStep } from '@casamaestra/contract/checkout/place-order.ts';
import { transferDue } from '@casamaestra/rules/payments/transfer-deadline.ts';
import type { Config } from '../../platform/config/read-config.ts';
import type { Payment } from '../attempts/payment.queries.ts';
import { transferDetails } from './transfer-details.ts';

/** What the buyer of an order that waits for a transfer does next. */
export function transferStep(config: Config, payment: Payment): PaymentStep {
  const { orderNumber, amountCents, placedAt, reservedUntil, addressProved } = payment;
  const waiting = {
    placedAt: placedAt.getTime(),
    reservedUntil: reservedUntil?.getTime() ?? null,
    addressProved,
  };
  const taxCode = payment.taxCode ?? undefined;
  const due = transferDue(waiting, config.transferDays);
  const awaited = { orderNumber, amountCents, due, taxCode };
  return { kind: 'transfer', transfer: transferDetails(config, awaited) };
}
