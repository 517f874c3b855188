import type { PaymentStep } from '@casamaestra/contract/checkout/place-order.ts';
import type { Database } from './platform/database/connection.ts';

/** An order that waits for a bank transfer. Times in epoch milliseconds. */
export interface AwaitedOrder {
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly placedAt: number;
  readonly reservedUntil: number | null;
  readonly addressProved: boolean;
  /** Of the invoice the order asked for, when it has one. */
  readonly taxCode: string | null;
}

/** What other areas may ask of payments. A `database` handed in is the caller's transaction. */
export interface PaymentDesk {
  /** What the buyer of an order that waits for a transfer does next. */
  transferStep(order: AwaitedOrder): PaymentStep;
  /** Asks the gateway to begin; outside any transaction. Safe to repeat: the same attempt answers the same step. */
  start(paymentId: number): Promise<PaymentStep>;
  /** Gives back what was captured of an order, at most `amountCents`; the same key never refunds twice. */
  refund(
    database: Database,
    order: {
      readonly orderId: number;
      readonly amountCents: number;
      readonly reason: string;
      readonly key: string;
    },
  ): Promise<void>;
  /** Ends attempts of an order that nobody will pay any more. Money that still arrives goes to the refund queue. */
  abandon(database: Database, orderId: number): Promise<void>;
}

export type Actor = 'shop' | 'customer' | 'gateway' | 'staff';

/** What other areas may ask of orders; always in the caller's transaction. */
export interface OrderDesk {
  /** The captured payments cover the total: state, history, mail. False when the order is cancelled: the money goes back. */
  paid(database: Database, orderId: number): Promise<boolean>;
  /** Cancels, gives stock and coupons back, queues the mail. False when its state does not allow it. */
  cancel(database: Database, orderId: number, actor: Actor, reason: string): Promise<boolean>;
  /** A refund went through: sums, history, mail. */
  refunded(database: Database, orderId: number, amountCents: number, refundId: number): Promise<void>;
}
