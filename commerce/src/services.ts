import type { PaymentStep } from '@casamaestra/contract/checkout/place-order.ts';
import type { Database } from './platform/database/connection.ts';

/** An order that waits for a bank transfer. Times in epoch milliseconds. */
export interface AwaitedOrder {
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly placedAt: number;
  readonly reservedUntil: number | null;
  readonly addressConfirmed: boolean;
  /** Of the invoice the order asked for, when it has one. */
  readonly taxCode: string | null;
}

/** The payments service, for other areas. A `database` argument is the caller's transaction. */
export interface PaymentService {
  /** What the buyer of an order that waits for a transfer does next. */
  transferStep(order: AwaitedOrder): PaymentStep;
  /**
   * Starts the payment at its gateway; outside any transaction. Idempotent: the same attempt returns the same
   * step.
   */
  start(paymentId: number): Promise<PaymentStep>;
  /** Refunds what was captured of an order, at most `amountCents`; idempotent by key. */
  refund(
    database: Database,
    order: {
      readonly orderId: number;
      readonly amountCents: number;
      readonly reason: string;
      readonly key: string;
    },
  ): Promise<void>;
  /**
   * Voids the open attempts of an order that will not be paid. Money that still arrives goes to the refund
   * queue.
   */
  voidAttempts(database: Database, orderId: number): Promise<void>;
}

export type Actor = 'shop' | 'customer' | 'gateway' | 'staff';

/** The orders service, for other areas; always within the caller's transaction. */
export interface OrderService {
  /** The captured payments cover the total: state, history, mail. False when the order is cancelled: the money goes back. */
  paid(database: Database, orderId: number): Promise<boolean>;
  /** Cancels, gives stock and coupons back, queues the mail. False when its state does not allow it. */
  cancel(database: Database, orderId: number, actor: Actor, reason: string): Promise<boolean>;
  /** A refund went through: sums, history, mail. */
  refunded(database: Database, orderId: number, amountCents: number, refundId: number): Promise<void>;
}
