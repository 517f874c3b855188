import type { NextStep } from '../../contract-http/spoken-payment.ts';
import { transferDue } from '@casamaestra/rules/payments/transfer-deadline.ts';
import type { AwaitedOrder } from '../../services.ts';
import type { Config } from '../../platform/config/read-config.ts';
import { transferDetails } from './transfer-details.ts';

/** The payment step of an order that waits for a transfer. */
export function transferStep(config: Config, order: AwaitedOrder): NextStep {
  const { orderNumber, amountCents } = order;
  const due = transferDue(order, config.transferDays);
  const awaited = { orderNumber, amountCents, due, taxCode: order.taxCode ?? undefined };
  return { kind: 'transfer', transfer: transferDetails(config, awaited) };
}
