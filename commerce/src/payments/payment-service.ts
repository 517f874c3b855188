import type { NextStep } from '../contract-http/spoken-payment.ts';
import type { PaymentService } from '../services.ts';
import { paymentsOfOrder } from './attempts/payment.queries.ts';
import { chargeAnew } from './attempts/charge-anew.usecase.ts';
import { startPayment } from './attempts/start-payment.usecase.ts';
import { endAttempts } from './attempts/apply-status-update.usecase.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { lockRefundToSend, sendRefundTo } from './refunds/refund-account.queries.ts';
import { refundOrder } from './refunds/refund-order.usecase.ts';
import { returnUnmatched } from './transfer/book-transfer.usecase.ts';
import { transferStep } from './transfer/transfer-step.ts';

/** Implements the service that other areas use. */
export function createPaymentService(deps: PaymentDependencies): PaymentService {
  const { clock } = deps;
  const now = () => new Date(clock.now());
  const starting = new Map<number, Promise<NextStep>>();
  /** Concurrent calls for one attempt share the same promise. */
  const start = (paymentId: number): Promise<NextStep> => {
    const work = starting.get(paymentId) ?? startPayment(deps, paymentId);
    starting.set(paymentId, work);
    return work.finally(() => starting.delete(paymentId));
  };
  return {
    transferStep: (order) => transferStep(deps.config, order),
    start,
    refund: (database, order) => refundOrder(database, order, now()),
    chargeAnew: (database, orderId) => chargeAnew(database, orderId, now()),
    lockRefundToSend,
    sendRefundTo,
    async voidAttempts(database, orderId) {
      await endAttempts(database, await paymentsOfOrder(database, orderId), now());
      await returnUnmatched(deps, database, orderId);
    },
  };
}
