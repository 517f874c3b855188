import type { PaymentMethod, PaymentStep } from '@casamaestra/contract/checkout/place-order.ts';
import type { Database } from './platform/database/connection.ts';

/** What other areas may ask of payments. A `database` handed in is the caller's transaction. */
export interface PaymentDesk {
  /** Writes a new attempt for an order in its transaction; nothing is sent yet. Answers the payment's id. */
  open(
    database: Database,
    order: {
      readonly orderId: number;
      readonly orderNumber: string;
      readonly method: PaymentMethod;
      readonly amountCents: number;
    },
  ): Promise<number>;
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
