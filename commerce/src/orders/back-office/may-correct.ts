import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';

const before: ReadonlySet<OrderState> = new Set(['received', 'awaiting_payment', 'paid', 'in_preparation']);

/** Whether nothing of an order was handed over, so that it can still go somewhere else. */
export const mayCorrect = (state: OrderState): boolean => before.has(state);

/** Whether some of its pieces may not have left, so that they can be taken off it. */
export const mayLosePieces = (state: OrderState): boolean => mayCorrect(state) || state === 'partly_shipped';
