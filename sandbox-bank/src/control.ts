import type { Choice } from './outcome.ts';
import type { Fault } from './http/faults.ts';
import type { Delivery, NotificationPolicy } from './notifier.ts';

/** A transaction as the bank's own book has it. Amounts in cents. */
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

/** What a test does to the bank. Other processes do the same over POST /control/<name> with JSON, from this machine. */
export interface SandboxBankControl {
  /** Payments created from now on are decided at once, without a person: each choice serves one. */
  decideNext(choices: readonly Choice[]): void;
  /** All payments created from now on are decided like this; undefined: a person chooses again. */
  decideAll(choice: Choice | undefined): void;
  /** Chooses for a payment, as a person on its page. Answers where the buyer's browser goes, if anywhere. */
  choose(reference: string, choice: Choice): Promise<string | undefined>;
  /** Ends a pending payment. */
  settle(reference: string, to: 'approved' | 'refused'): Promise<void>;
  /** Sends a notification that somebody made up. */
  forge(reference: string): Promise<void>;
  fault(fault: Fault): void;
  clearFaults(): void;
  /** How notifications leave; what is not said is as usual. */
  notifications(policy: Partial<NotificationPolicy>): void;
  /** Sends what was held. Answers how many. */
  release(order: 'as_held' | 'reversed'): Promise<number>;
  deliveries(): readonly Delivery[];
  transactions(): readonly BookedTransaction[];
  /** How slow a slow bank is; 20,000 ms at first. */
  slow(ms: number): void;
  /** Authorisations settle by themselves; true at first. */
  autoSettle(on: boolean): void;
  /** Where Stripe's events go. */
  stripeWebhookUrl(url: string): void;
}
