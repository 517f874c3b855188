import type { WithdrawalStatus } from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import { prorateRefund } from '@casamaestra/rules/cart/prorate-refund.ts';
import type { Refund } from '@casamaestra/rules/cart/prorate-refund.ts';
import { refundLastDay, withdrawalLastDay } from '@casamaestra/rules/orders/withdrawal-period.ts';
import { withdrawalStatus } from '@casamaestra/rules/orders/withdrawal-status.ts';
import { withdrawableQty } from '@casamaestra/rules/orders/withdrawn-lines.ts';
import type { OrderRecord, OrderWithdrawal } from './order-record.ts';

/** When the last parcel was delivered, in epoch milliseconds; null while something is missing. */
function deliveredAt({ state, parcels, updatedAt }: OrderRecord): number | null {
  if (state !== 'delivered' && state !== 'returned') return null;
  const moments = parcels.flatMap((parcel) => parcel.deliveredAt?.getTime() ?? []);
  return moments.length === 0 ? updatedAt.getTime() : Math.max(...moments);
}

/**
 * Whether and until when an order can be withdrawn from at a moment. `lastDay` is "YYYY-MM-DD", null while
 * the period has no end.
 */
export function withdrawalOf(
  order: OrderRecord,
  now: number,
): { readonly status: WithdrawalStatus; readonly lastDay: string | null } {
  const delivered = deliveredAt(order);
  return {
    status: withdrawalStatus({ state: order.state, lines: order.lines, delivered }, now),
    lastDay: delivered === null ? null : withdrawalLastDay(delivered),
  };
}

/** Whether goods have been shipped. */
export const hasLeft = ({ parcels }: Pick<OrderRecord, 'parcels'>): boolean => parcels.length > 0;

/** Whether goods of a declaration may still come back: they left, before or after it, and are not back. */
export const goodsCanComeBack = (
  { shipped, receivedAt }: Pick<OrderWithdrawal, 'shipped' | 'receivedAt'>,
  order: Pick<OrderRecord, 'parcels'>,
): boolean => receivedAt === null && (shipped || hasLeft(order));

/** "2 × Pittura lavabile (5 l)": the pieces of a declaration as text. */
export function withdrawnItems(
  lines: readonly { readonly position: number; readonly qty: number }[],
  order: Pick<OrderRecord, 'lines'>,
): string[] {
  return lines.flatMap(({ position, qty }) => {
    const line = order.lines.find((one) => one.position === position);
    if (line === undefined) return [];
    return `${qty} × ${line.name}${line.options === '' ? '' : ` (${line.options})`}`;
  });
}

type Pieces = readonly { readonly position: number; readonly qty: number }[];

function countPieces(lines: Pieces): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { position, qty } of lines)
    pieces.set(String(position), (pieces.get(String(position)) ?? 0) + qty);
  return pieces;
}

function refundOf(
  order: Pick<OrderRecord, 'lines' | 'shippingCents'>,
  { earlier, now }: { readonly earlier: Pieces; readonly now: Pieces },
): Refund {
  const lines = order.lines.map(({ position, qty, amountCents, discountCents }) => ({
    key: String(position),
    qty,
    paidCents: amountCents - discountCents,
  }));
  const charge = { lines, shippingCents: order.shippingCents };
  return prorateRefund(charge, countPieces(earlier), countPieces(now));
}

/** Cents charged for pieces of an order, including delivery when they are its last. */
export const chargedCents = (
  order: Pick<OrderRecord, 'lines' | 'shippingCents'>,
  pieces: { readonly earlier: Pieces; readonly now: Pieces },
): number => refundOf(order, pieces).totalCents;

/** Cents received for an order. */
export const capturedCents = ({ payments }: Pick<OrderRecord, 'payments'>): number =>
  payments.reduce((sum, payment) => sum + payment.capturedCents, 0);

/**
 * Cents charged for the pieces of one declaration, including delivery when they are the last of the order.
 */
export const worthOfDeclaration = (withdrawal: OrderWithdrawal, order: OrderRecord): number =>
  chargesOfDeclaration(withdrawal, order).totalCents;

/** The same line by line, by position as text, and the delivery apart. */
export function chargesOfDeclaration(withdrawal: OrderWithdrawal, order: OrderRecord): Refund {
  const earlier = order.withdrawals.filter(({ id }) => id < withdrawal.id).flatMap(({ lines }) => lines);
  return refundOf(order, { earlier, now: withdrawal.lines });
}

/** Cents to refund when all remaining pieces are withdrawn from; null when nothing was paid. */
export function worthOfTheRest(order: OrderRecord): number | null {
  const captured = capturedCents(order);
  if (captured === 0) return null;
  const now = order.lines.map((line) => ({ position: line.position, qty: withdrawableQty(line) }));
  const earlier = order.withdrawals.flatMap(({ lines }) => lines);
  return Math.min(captured, chargedCents(order, { earlier, now }));
}

/**
 * What is still to be refunded for all declarations, and by when (Codice del consumo, art. 56); null when
 * nothing was declared or everything is refunded. `refundCents` is null when nothing was paid.
 */
export function openWithdrawal(
  order: OrderRecord,
): { readonly refundCents: number | null; readonly refundBy: string } | null {
  const last = order.withdrawals.at(-1);
  if (last === undefined || order.state === 'cancelled') return null;
  const refundBy = refundLastDay(last.declaredAt.getTime());
  const captured = capturedCents(order);
  if (captured === 0) return { refundCents: null, refundBy };
  const declared = order.withdrawals.flatMap(({ lines }) => lines);
  const kept = order.withdrawals.reduce((sum, { deductionCents }) => sum + deductionCents, 0);
  const worth = Math.min(captured, chargedCents(order, { earlier: [], now: declared })) - kept;
  return worth <= order.refundedCents ? null : { refundCents: worth - order.refundedCents, refundBy };
}
