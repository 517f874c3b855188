import type {
  PaymentStep,
  PlacedOrder,
  placeOrderInputSchema,
} from '@casamaestra/contract/checkout/place-order.ts';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { PaymentStatus } from '@casamaestra/contract/payments/payments.operations.ts';
import type { z } from 'zod';
import type { BoundedRecord } from '../bounded-record.ts';

export type WantedOrder = z.output<typeof placeOrderInputSchema>;

/** An order this process has placed at the service: what its pages show, and what keeps it from being placed twice. */
export interface StartedOrder {
  /** Sales Order at the service. */
  number: string;
  readonly token: string;
  readonly quotation: string;
  /** Address of the customer who was logged in; undefined for a guest. */
  readonly customer: string | undefined;
  wanted: WantedOrder;
  readonly quote: Quote;
  total: number;
  readonly placedAt: number;
  payment: PaymentStatus;
  paymentMessage: string | null;
  step: PaymentStep;
}

/** One intention of a shopper, by its key: the first answer is the answer, also while it is on its way. */
export interface Intention {
  /** Of everything that was asked, and by whom. */
  readonly digest: string;
  readonly answer: Promise<Outcome<PlacedOrder>>;
}

export interface OrderRecords {
  readonly intentions: BoundedRecord<Intention>;
  /** By token. */
  readonly orders: BoundedRecord<StartedOrder>;
  /** How payments ended, by what the gateway wrote into the address: the service takes each only once. */
  readonly returns: BoundedRecord<{ readonly token: string; readonly status: string }>;
}
