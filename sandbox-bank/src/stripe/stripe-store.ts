import { randomBytes } from 'node:crypto';
import type { Language } from '@casamaestra/texts/languages.ts';
import type Stripe from 'stripe';
import { BoundedMap } from '../bounded-map.ts';
import type { StripeError } from './stripe-errors.ts';

/** A payment at Stripe's side. Amounts in cents. */
export interface Intent {
  readonly id: string;
  readonly clientSecret: string;
  amount: number;
  readonly currency: string;
  readonly captureMethod: 'automatic' | 'manual';
  readonly createdAt: number;
  status: Stripe.PaymentIntent.Status;
  metadata: Record<string, string>;
  description: string | null;
  receiptEmail: string | null;
  paymentMethod: string | null;
  charge: string | null;
  capturedCents: number;
  refundedCents: number;
  canceledAt: number | null;
  cancellationReason: Stripe.PaymentIntent.CancellationReason | null;
  lastError: Omit<StripeError, 'status' | 'payment_intent'> | null;
  /** The callback URL after a redirect. */
  returnUrl: string | null;
  /** Of who pays, as the frame was told; undefined: no frame was opened. */
  language: Language | undefined;
}

export interface StoredRefund {
  readonly id: string;
  readonly intent: Intent;
  readonly amount: number;
  readonly reason: Stripe.Refund.Reason | null;
  readonly metadata: Record<string, string>;
  readonly createdAt: number;
}

const remembered = 20_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new id such as pi_3Qx…: letters and digits only. */
export function newId(prefix: string): string {
  return `${prefix}_${[...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length]).join('')}`;
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** All data of the Stripe side. */
export class StripeStore {
  readonly intents = new BoundedMap<Intent>(remembered);
  readonly refunds = new BoundedMap<StoredRefund>(remembered);

  bySecret(clientSecret: string): Intent | undefined {
    const intent = this.intents.get(clientSecret.split('_secret_')[0] ?? '');
    return intent?.clientSecret === clientSecret ? intent : undefined;
  }
}
