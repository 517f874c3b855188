import type { PaymentStep } from '@casamaestra/contract/checkout/place-order.ts';
import type { PaymentDesk } from '../desks.ts';
import { paymentsOfOrder } from './attempts/payment.queries.ts';
import { startPayment } from './attempts/start-payment.usecase.ts';
import { endAttempts } from './attempts/take-reading.usecase.ts';
import type { PaymentParts } from './payment-parts.ts';
import { refundOrder } from './refunds/refund-order.usecase.ts';
import { returnUnmatched } from './transfer/book-transfer.usecase.ts';
import { transferStep } from './transfer/transfer-step.ts';

/** What other areas ask of payments. */
export function createPaymentDesk(parts: PaymentParts): PaymentDesk {
  const { clock } = parts;
  const now = () => new Date(clock.now());
  const starting = new Map<number, Promise<PaymentStep>>();
  /** Who asks for an attempt that is being started waits for the same answer. */
  const start = (paymentId: number): Promise<PaymentStep> => {
    const work = starting.get(paymentId) ?? startPayment(parts, paymentId);
    starting.set(paymentId, work);
    return work.finally(() => starting.delete(paymentId));
  };
  return {
    transferStep: (order) => transferStep(parts.config, order),
    start,
    refund: (database, order) => refundOrder(database, order, now()),
    async abandon(database, orderId) {
      await endAttempts(database, await paymentsOfOrder(database, orderId), now());
      await returnUnmatched(parts, database, orderId);
    },
  };
}
