import type { NextStep } from './contract-http/spoken-payment.ts';
import type { Database } from './platform/database/connection.ts';

/** An order that waits for a bank transfer. Times in epoch milliseconds. */
export interface AwaitedOrder {
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly placedAt: number;
  readonly reservedUntil: number | null;
  readonly addressConfirmed: boolean;
  /** Tax code from the order's invoice details, if any. */
  readonly taxCode: string | null;
}

/** A refund that a person sends by transfer, or may send so because its gateway refused. */
export interface RefundToSend {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly amountCents: number;
  /** The account its money came from; null: no statement told it. */
  readonly payerIban: string | null;
  /** The account it goes to instead; null: none is named. */
  readonly iban: string | null;
}

/** The payments service, for other areas. A `database` argument is the caller's transaction. */
export interface PaymentService {
  /** The payment step of an order that waits for a transfer. */
  transferStep(order: AwaitedOrder): NextStep;
  /**
   * Starts the payment at its gateway; outside any transaction. Idempotent: the same attempt returns the same
   * step.
   */
  start(paymentId: number): Promise<NextStep>;
  /** Refunds captured money of an order, at most `amountCents`; idempotent by key. */
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
   * What an unpaid order costs now is another sum: open attempts end, a transfer is waited for anew. False while a
   * payment is under way whose end is not known.
   */
  chargeAnew(database: Database, orderId: number): Promise<boolean>;
  /** A refund that is not done and that a person sends, locked; undefined: there is no such. */
  lockRefundToSend(database: Database, refundId: number): Promise<RefundToSend | undefined>;
  /** Names the account a refund goes to. */
  sendRefundTo(database: Database, refundId: number, iban: string): Promise<void>;
  /**
   * Voids the open attempts of an order that will not be paid. Money that still arrives goes to the refund
   * queue.
   */
  voidAttempts(database: Database, orderId: number): Promise<void>;
}

export type Actor = 'shop' | 'customer' | 'gateway' | 'staff';

/** The orders service, for other areas; always within the caller's transaction. */
export interface OrderService {
  /**
   * Marks an order as paid when the captured payments cover the total: state, history, mail. False when the
   * order is cancelled: the money must be refunded.
   */
  paid(database: Database, orderId: number): Promise<boolean>;
  /**
   * Cancels an order, releases stock and coupons, queues the mail. False when its state does not allow it.
   */
  cancel(database: Database, orderId: number, actor: Actor, reason: string): Promise<boolean>;
  /** Records a completed refund: sums, history, mail. */
  refunded(database: Database, orderId: number, amountCents: number, refundId: number): Promise<void>;
}
