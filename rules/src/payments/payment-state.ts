export const paymentStates = [
  'created',
  'started',
  'pending',
  'authorised',
  'captured',
  'failed',
  'cancelled',
] as const;

/** Status of a payment attempt. */
export type PaymentState = (typeof paymentStates)[number];

/**
 * Allowed transitions. Captured is final: no later message reverses a payment. Failed and cancelled are final
 * for the shop only, because a gateway may still report money: a card retried on the same page, or a late
 * answer.
 */
export const paymentMoves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['started', 'pending', 'authorised', 'captured', 'failed', 'cancelled'],
  started: ['pending', 'authorised', 'captured', 'failed', 'cancelled'],
  pending: ['authorised', 'captured', 'failed', 'cancelled'],
  authorised: ['captured', 'failed', 'cancelled'],
  captured: [],
  failed: ['pending', 'authorised', 'captured', 'cancelled'],
  cancelled: ['captured'],
};

/** Whether a payment may change from one state to another; staying is not a change. */
export const mayMove = (from: PaymentState, to: PaymentState): boolean => paymentMoves[from].includes(to);

/** Attempts that a shopper could still complete. */
export const isOpen = (state: PaymentState): boolean =>
  state === 'created' || state === 'started' || state === 'pending' || state === 'authorised';
