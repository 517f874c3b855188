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
 * Which state may follow which. Captured is the end: no later message takes a payment back. Failed and cancelled are
 * ends for the shop only, because a gateway may still tell of money: a card tried again on the same page, an answer
 * that was late.
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

/** Whether a payment in one state may move to another; staying is no move. */
export const mayMove = (from: PaymentState, to: PaymentState): boolean => paymentMoves[from].includes(to);

/** Attempts that a shopper could still complete without asking for another one. */
export const isOpen = (state: PaymentState): boolean =>
  state === 'created' || state === 'started' || state === 'pending' || state === 'authorised';
