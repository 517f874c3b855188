import type { PlacedOrder, placeOrderInputSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { NextStep } from '@casamaestra/commerce/contract-http/spoken-payment.ts';
import type { PaymentFailureCode } from '@casamaestra/contract/payments/payment.notices.ts';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { PaymentStatus } from '@casamaestra/contract/payments/payments.operations.ts';
import type { z } from 'zod';
import type { BoundedRecord } from '../bounded-record.ts';
import type { StoredRecord } from '../stored-record.ts';

export type WantedOrder = z.output<typeof placeOrderInputSchema>;

/** An order the shop placed at the service: for its pages, and to prevent placing it twice. */
export interface StartedOrder {
  /** Number of the Sales Order at the service. */
  number: string;
  readonly token: string;
  readonly quotation: string;
  /** E-mail address of the logged-in customer; undefined for a guest. */
  readonly customer: string | undefined;
  wanted: WantedOrder;
  readonly quote: Quote;
  total: number;
  readonly placedAt: number;
  payment: PaymentStatus;
  failure: PaymentFailureCode | null;
  step: NextStep;
}

/**
 * An attempt to order, by idempotency key: the first answer is returned for all, also while it is pending.
 */
export interface Intention {
  /** Hash of the whole request and its buyer. */
  readonly digest: string;
  readonly answer: Promise<Outcome<PlacedOrder>>;
}

/** The same for other processes and after a restart; without an answer the order may have been placed. */
export interface StoredIntention {
  readonly digest: string;
  readonly answer: Outcome<PlacedOrder> | null;
}

export interface OrderRecords {
  /** Attempts that this process is answering. */
  readonly intentions: BoundedRecord<Intention>;
  readonly storedIntentions: StoredRecord<StoredIntention>;
  /** By token. */
  readonly orders: StoredRecord<StartedOrder>;
  /** Results of payments by the callback parameters: the service accepts each only once. */
  readonly returns: StoredRecord<{ readonly token: string; readonly status: string }>;
}
