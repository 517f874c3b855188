import { returnsLine } from '@casamaestra/contract/shop/shop-words.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { withdrawalPhotoPath } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type {
  StaffWithdrawal,
  WithdrawalRow,
  WithdrawalStep,
} from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { refundLastDay, sendBackLastDay } from '@casamaestra/rules/orders/withdrawal-period.ts';
import { italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import type { OrderRecord, OrderWithdrawal } from '../../orders/order-record.ts';
import { chargedCents, chargesOfDeclaration, goodsCanComeBack } from '../../orders/withdrawal-of.ts';
import type { WithdrawalPhoto } from '../photos/photos.queries.ts';
import type { WithdrawalListRow } from '../withdrawals.queries.ts';

/** Most that may be kept back of a declaration, in cents: what its goods cost, never the delivery (art. 57(2)). */
export const deductionMost = (withdrawal: OrderWithdrawal, order: OrderRecord): number =>
  chargedCents({ ...order, shippingCents: 0 }, { earlier: [], now: withdrawal.lines });

/**
 * Cents still to be refunded for all declarations of an order: what they are worth less what is kept back and less what
 * was refunded or is about to be; never more than is left of what was paid.
 */
function proposedCents(order: OrderRecord, refundable: number): number {
  const captured = order.payments.reduce((sum, { capturedCents }) => sum + capturedCents, 0);
  const declared = order.withdrawals.flatMap(({ lines }) => lines);
  const kept = order.withdrawals.reduce((sum, { deductionCents }) => sum + deductionCents, 0);
  const due = chargedCents(order, { earlier: [], now: declared }) - kept - (captured - refundable);
  return Math.max(0, Math.min(refundable, due));
}

export function presentRowForStaff(
  { declaredAt, ...row }: Omit<WithdrawalListRow, 'id'>,
  now: number,
): WithdrawalRow {
  const refundBy = refundLastDay(declaredAt.getTime());
  return {
    number: row.number,
    order_number: row.orderNumber,
    name: row.name,
    declared_at: declaredAt.toISOString(),
    pieces: row.pieces,
    refund_by: refundBy,
    late: row.step !== 'refunded' && italianDay(now) > refundBy,
    step: row.step,
  };
}

interface Around {
  readonly order: OrderRecord;
  /** The order as this person sees it. */
  readonly seen: StaffOrder;
  readonly shop: ShopFile;
  readonly now: number;
  /** Empty for who may not see them. */
  readonly photos: readonly WithdrawalPhoto[];
}

function moneyOf(withdrawal: OrderWithdrawal, { order, seen }: Around): StaffWithdrawal['money'] {
  if (seen.money === null) return null;
  const charged = chargesOfDeclaration(withdrawal, order);
  return {
    worth: eurosFromCents(charged.totalCents),
    delivery: eurosFromCents(charged.shippingCents),
    deduction: eurosFromCents(withdrawal.deductionCents),
    deduction_reason: withdrawal.deductionReason,
    deduction_most: eurosFromCents(deductionMost(withdrawal, order)),
    proposed: eurosFromCents(proposedCents(order, centsFromEuros(seen.money.refundable))),
    refundable: seen.money.refundable,
  };
}

function goodsOf(withdrawal: OrderWithdrawal, { order, seen }: Around): StaffWithdrawal['goods'] {
  const { byLine } = chargesOfDeclaration(withdrawal, order);
  return withdrawal.lines.flatMap(({ position, qty }) => {
    const line = order.lines.find((one) => one.position === position);
    if (line === undefined) return [];
    const cents = byLine.find(({ key }) => key === String(position))?.amountCents ?? 0;
    const { sku, name, options } = line;
    return [{ sku, name, options, qty, worth: seen.money === null ? null : eurosFromCents(cents) }];
  });
}

function stepOf(withdrawal: OrderWithdrawal, isRefunded: boolean): WithdrawalStep {
  if (isRefunded) return 'refunded';
  return withdrawal.shipped && withdrawal.receivedAt === null ? 'awaited' : 'to_refund';
}

/** A declaration in the form of its screen. */
export function presentForStaff(
  withdrawal: OrderWithdrawal,
  around: Around,
  isRefunded: boolean,
): StaffWithdrawal {
  const { order, seen, shop, now } = around;
  const declared = withdrawal.declaredAt.getTime();
  const step = stepOf(withdrawal, isRefunded);
  const pieces = withdrawal.lines.reduce((sum, { qty }) => sum + qty, 0);
  return {
    ...presentRowForStaff(
      {
        number: withdrawal.number,
        orderNumber: order.number,
        name: seen.email === null ? seen.name : withdrawal.name,
        declaredAt: withdrawal.declaredAt,
        pieces,
        step,
      },
      now,
    ),
    email: seen.email === null ? null : withdrawal.email,
    reason: withdrawal.reason,
    shipped: withdrawal.shipped,
    send_back_by: withdrawal.shipped ? sendBackLastDay(declared) : null,
    can_come_back: goodsCanComeBack(withdrawal, order),
    received_at: withdrawal.receivedAt?.toISOString() ?? null,
    received_note: withdrawal.receivedNote,
    condition: withdrawal.condition,
    goods: goodsOf(withdrawal, around),
    photos: around.photos.map(({ id, width, height, addedAt }) => ({
      id,
      url: `${withdrawalPhotoPath}${id}.webp`,
      width,
      height,
      added_at: addedAt.toISOString(),
    })),
    returns_to: returnsLine(shop),
    money: moneyOf(withdrawal, around),
    may_wait: step === 'awaited',
  };
}
