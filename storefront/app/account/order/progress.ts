import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';

const progressSteps = ['received', 'paid', 'in_preparation', 'shipped', 'delivered'] as const;
type ProgressStep = (typeof progressSteps)[number];

/** Steps that are behind, per state; the next one is where the order stands. */
const stepsDone: Readonly<Partial<Record<OrderState, number>>> = {
  received: 1,
  awaiting_payment: 1,
  paid: 2,
  in_preparation: 2,
  partly_shipped: 3,
  shipped: 4,
  delivered: 5,
};

/** The steps of an order that goes its way; undefined for one that was cancelled or returned. */
export function progressOf(
  state: OrderState,
): readonly { readonly step: ProgressStep; readonly status: 'done' | 'current' | 'ahead' }[] | undefined {
  const done = stepsDone[state];
  if (done === undefined) return undefined;
  return progressSteps.map((step, index) => ({
    step,
    status: index < done ? 'done' : index === done ? 'current' : 'ahead',
  }));
}
