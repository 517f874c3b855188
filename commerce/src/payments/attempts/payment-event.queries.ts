import type { PaymentState } from '@casamaestra/rules/payments/payment-state.ts';
import type { Database } from '../../platform/database/connection.ts';

export interface PaymentEvent {
  readonly paymentId: number;
  readonly at: Date;
  /** What happened: 'opened', 'started', 'read', 'refunded'… */
  readonly kind: string;
  readonly state: PaymentState;
  readonly amountCents?: number;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Adds an event to the history of a payment, which is append-only. */
export async function addPaymentEvent(database: Database, event: PaymentEvent): Promise<void> {
  const { paymentId, at, kind, state, amountCents, detail = {} } = event;
  await database
    .insertInto('payment_event')
    .values({
      payment_id: paymentId,
      at,
      kind,
      state,
      amount_cents: amountCents ?? null,
      detail: JSON.stringify(detail),
    })
    .execute();
}
