import type { Choice } from './outcome.ts';
import type { Fault } from './http/faults.ts';
import type { Delivery, NotificationPolicy } from './notifier.ts';

/** A transaction in the bank's records. Amounts in cents. */
export interface BookedTransaction {
  readonly gateway: 'axerve' | 'stripe';
  /** paymentID or payment intent. */
  readonly reference: string;
  /** shopTransactionID, or `transaction_id` of the metadata. */
  readonly order: string;
  readonly state: string;
  readonly amountCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
}

/** The control of the bank for tests. Other processes of this machine use POST /control/<name> with JSON. */
export interface SandboxBankControl {
  /** Decides the next payments automatically: each choice is used once. */
  decideNext(choices: readonly Choice[]): void;
  /** Decides all further payments like this; undefined: a person chooses again. */
  decideAll(choice: Choice | undefined): void;
  /**
   * Chooses for a payment, as a person would on its page. Returns the URL of the buyer's next page, if any.
   */
  choose(reference: string, choice: Choice): Promise<string | undefined>;
  /** Ends a pending payment. */
  settle(reference: string, to: 'approved' | 'refused'): Promise<void>;
  /** Sends a forged notification. */
  forge(reference: string): Promise<void>;
  fault(fault: Fault): void;
  clearFaults(): void;
  /** How notifications are sent; absent fields are not changed. */
  notifications(policy: Partial<NotificationPolicy>): void;
  /** Sends the held notifications. Returns their number. */
  release(order: 'as_held' | 'reversed'): Promise<number>;
  deliveries(): readonly Delivery[];
  transactions(): readonly BookedTransaction[];
  /** Delay of slow answers; initially 20,000 ms. */
  slow(ms: number): void;
  /** Whether authorisations are captured automatically; initially true. */
  autoSettle(on: boolean): void;
  /** URL for Stripe's events. */
  stripeWebhookUrl(url: string): void;
}
