import type {
  WithdrawalReceipt,
  WithdrawalView,
} from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { refundLastDay, sendBackLastDay } from '@casamaestra/rules/orders/withdrawal-period.ts';
import { withdrawableQty } from '@casamaestra/rules/orders/withdrawn-lines.ts';
import type { OrderRecord, OrderWithdrawal } from '../orders/order-record.ts';
import { linePicture } from '../orders/present-order.ts';
import { capturedCents, withdrawalOf, worthOfDeclaration, worthOfTheRest } from '../orders/withdrawal-of.ts';

function presentReceipt(withdrawal: OrderWithdrawal, order: OrderRecord): WithdrawalReceipt {
  const declared = withdrawal.declaredAt.getTime();
  const captured = capturedCents(order);
  return {
    number: withdrawal.number,
    declared_at: withdrawal.declaredAt.toISOString(),
    name: withdrawal.name,
    email: withdrawal.email,
    reason: withdrawal.reason,
    lines: withdrawal.lines.flatMap(({ position, qty }) => {
      const line = order.lines.find((one) => one.position === position);
      return line === undefined ? [] : [{ sku: line.sku, name: line.name, options: line.options, qty }];
    }),
    send_back_by: withdrawal.shipped ? sendBackLastDay(declared) : null,
    refund: captured === 0 ? null : eurosFromCents(Math.min(captured, worthOfDeclaration(withdrawal, order))),
    refund_by: refundLastDay(declared),
    received_at: withdrawal.receivedAt?.toISOString() ?? null,
  };
}

/** An order in the form of the withdrawal page. */
export function presentWithdrawal(order: OrderRecord, orderToken: string, now: number): WithdrawalView {
  const { status, lastDay } = withdrawalOf(order, now);
  const refundCents = worthOfTheRest(order);
  const { first_name, last_name } = order.billingAddress ?? order.shippingAddress;
  return {
    order_number: order.number,
    order_token: orderToken,
    placed_at: order.placedAt.toISOString(),
    name: `${first_name} ${last_name}`,
    email: order.email,
    standing: status,
    refund: refundCents === null ? null : eurosFromCents(refundCents),
    last_day: lastDay,
    lines: order.lines.map((line) => ({
      position: line.position,
      sku: line.sku,
      name: line.name,
      options: line.options,
      picture: linePicture(line.picture),
      qty: line.qty,
      left: withdrawableQty(line),
      custom_made: line.customMade,
    })),
    declarations: order.withdrawals.map((withdrawal) => presentReceipt(withdrawal, order)),
  };
}
