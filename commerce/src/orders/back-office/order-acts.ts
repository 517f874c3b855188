import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffRole, Subject } from '@casamaestra/contract/staff/permissions.ts';
import type { OrderAct } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { OrderRecord } from '../order-record.ts';
import { mayCorrect, mayLosePieces } from './may-correct.ts';

const subjectOf: Readonly<Record<OrderAct, Subject>> = {
  accept_transfer: 'bank',
  prepare: 'orders',
  ship: 'orders',
  ready: 'orders',
  deliver: 'orders',
  refund: 'refunds',
  cancel: 'order_changes',
  correct: 'order_changes',
  lines: 'order_changes',
  return: 'orders',
  new_link: 'order_changes',
};

/** What may be done with an order as it stands, the act that is due first. */
function actsOf({ state, paymentMethod, shippingKind }: OrderRecord): readonly OrderAct[] {
  const handOver = shippingKind === 'pickup' ? 'ready' : 'ship';
  switch (state) {
    case 'received':
    case 'awaiting_payment':
      return paymentMethod === 'transfer' ? ['accept_transfer', 'cancel'] : ['cancel'];
    case 'paid':
      return ['prepare', handOver, 'cancel'];
    case 'in_preparation':
      return [handOver, 'cancel'];
    case 'partly_shipped':
      return [handOver];
    case 'shipped':
      return ['deliver'];
    case 'delivered':
    case 'cancelled':
    case 'returned':
      return [];
  }
}

/** What may be done besides, whatever is due. */
function actsBeside({ state }: OrderRecord, refundableCents: number): OrderAct[] {
  const isOut = state === 'partly_shipped' || state === 'shipped' || state === 'delivered';
  return [
    ...(refundableCents > 0 ? (['refund'] as const) : []),
    ...(mayCorrect(state) ? (['correct'] as const) : []),
    ...(mayLosePieces(state) ? (['lines'] as const) : []),
    ...(isOut ? (['return'] as const) : []),
    'new_link',
  ];
}

/** Those that a person with these roles may do. */
export const permittedActs = (
  order: OrderRecord,
  refundableCents: number,
  roles: readonly StaffRole[],
): OrderAct[] =>
  [...actsOf(order), ...actsBeside(order, refundableCents)].filter((act) =>
    reaches(grantedTo(roles, subjectOf[act]), 'edit'),
  );
