import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';

/** Actions on an order. */
export type OrderAction =
  | 'await_payment'
  | 'pay'
  | 'prepare'
  | 'ship_part'
  | 'ship_all'
  | 'deliver'
  | 'cancel'
  | 'return';

/** Who acts: the shop's jobs, the buyer, a gateway, staff. */
export type OrderActor = 'shop' | 'customer' | 'gateway' | 'staff';

type Transitions = Readonly<Record<OrderState, Partial<Readonly<Record<OrderAction, OrderState>>>>>;

/** All allowed transitions. */
export const orderTransitions: Transitions = {
  received: { await_payment: 'awaiting_payment', pay: 'paid', cancel: 'cancelled' },
  awaiting_payment: { pay: 'paid', cancel: 'cancelled' },
  paid: { prepare: 'in_preparation', ship_part: 'partly_shipped', ship_all: 'shipped', cancel: 'cancelled' },
  in_preparation: { ship_part: 'partly_shipped', ship_all: 'shipped', cancel: 'cancelled' },
  partly_shipped: { ship_part: 'partly_shipped', ship_all: 'shipped' },
  // A refused or undeliverable parcel is returned without having been delivered.
  shipped: { deliver: 'delivered', return: 'returned' },
  delivered: { return: 'returned' },
  cancelled: {},
  returned: {},
};

/** States in which payment is awaited. */
const unpaidStates: readonly OrderState[] = ['received', 'awaiting_payment'];

const mayCancel: Readonly<Record<OrderActor, readonly OrderState[]>> = {
  shop: unpaidStates,
  gateway: unpaidStates,
  customer: [...unpaidStates, 'paid'],
  staff: [...unpaidStates, 'paid', 'in_preparation'],
};

/** The state after the action, or null when the state or the actor does not allow it. */
export function nextOrderState(state: OrderState, action: OrderAction, actor: OrderActor): OrderState | null {
  const next = orderTransitions[state][action] ?? null;
  if (action === 'cancel' && !mayCancel[actor].includes(state)) return null;
  return next;
}

export const isUnpaid = (state: OrderState): boolean => unpaidStates.includes(state);

/** Whether the buyer may cancel online: not once preparation has begun. */
export const customerMayCancel = (state: OrderState): boolean => mayCancel.customer.includes(state);
