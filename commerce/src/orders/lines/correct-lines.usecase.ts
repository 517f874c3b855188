import { randomUUID } from 'node:crypto';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  correctOrderLinesOperation,
  tryOrderLinesOperation,
} from '@casamaestra/contract/staff/order-lines.operations.ts';
import { isUnpaid, nextOrderState } from '@casamaestra/rules/orders/order-state.ts';
import type { RepriceOrder } from '../../cart/reprice-order.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { mayAnotherPerson } from '../../staff/people/manage-people.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { isPermitted } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { withOrder } from '../advance-order.usecase.ts';
import type { Advanced } from '../advance-order.usecase.ts';
import { askRefund } from '../back-office/asked-refund.usecase.ts';
import { isWithinLimits, mayRefundAlone } from '../back-office/refund-limits.usecase.ts';
import { staffOrder } from '../back-office/staff-order.usecase.ts';
import { addOrderEvent, lockOrder, setOrderState } from '../order-changes.queries.ts';
import type { LockedOrder } from '../order-changes.queries.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { orderIdOf } from '../read-orders.queries.ts';
import { fewerPieces } from './fewer-pieces.usecase.ts';
import type { Fewer, FewerPieces } from './fewer-pieces.usecase.ts';
import { keepLines } from './sold-order.queries.ts';
import type { SoldOrderRow } from './sold-order.queries.ts';

type Deps = OrdersDependencies & StaffDependencies & { readonly repriceOrder: RepriceOrder };
type Tried = OperationOutput<typeof tryOrderLinesOperation>;
type Corrected = OperationOutput<typeof correctOrderLinesOperation>;

const sumsOf = (
  sums: Pick<SoldOrderRow, 'discountCents' | 'shippingCents' | 'totalCents'>,
  goodsCents: number,
) => ({
  goods: eurosFromCents(goodsCents),
  discount: eurosFromCents(sums.discountCents),
  shipping: eurosFromCents(sums.shippingCents),
  total: eurosFromCents(sums.totalCents),
});

/** What an order would cost with fewer pieces; nothing is written. */
export async function tryLines(
  { database, clock, repriceOrder }: Deps,
  { staffId }: StaffIdentity,
  { number, ...fewer }: Fewer & { readonly number: string },
): Promise<Outcome<Tried>> {
  const id = await orderIdOf(database, number);
  const unknown = refused('staff_order_unknown', { number }, 'number');
  if (id === undefined) return unknown;
  return inTransaction<Outcome<Tried>>(database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    const tried = order === undefined ? unknown : await fewerPieces(transaction, order, fewer, repriceOrder);
    if (!tried.ok) return { keep: false, value: tried };
    const { sold, costs, backCents } = tried.value;
    const asked = { staffId, amountCents: backCents };
    const value = {
      before: sumsOf(sold, sold.goodsCents),
      after: sumsOf(costs, costs.subtotalCents),
      back: eurosFromCents(backCents),
      needs_approval: backCents > 0 && !(await isWithinLimits(transaction, clock, asked)),
      lost_coupons: sold.coupons
        .map(({ code }) => code)
        .filter((code) => !costs.coupons.some((kept) => kept.code === code)),
      by: costs.by,
      in_erpnext: sold.inErpnext,
    };
    return { keep: false, value: accepted(value) };
  });
}

/** "2 × TR-1, 1 × MA-1" */
const piecesText = (lines: readonly { readonly sku: string; readonly pieces: number }[]): string =>
  lines.flatMap(({ sku, pieces }) => (pieces > 0 ? `${pieces} × ${sku}` : [])).join(', ');

const rowsOf = ({ sold, kept, costs }: FewerPieces): readonly FieldChange[] => [
  {
    field: 'lines',
    from: piecesText(kept.map(({ sku, qty }) => ({ sku, pieces: qty }))),
    to: piecesText(kept.map(({ sku, kept: pieces }) => ({ sku, pieces }))),
  },
  { field: 'total', from: eurosFromCents(sold.totalCents), to: eurosFromCents(costs.totalCents) },
];

async function write(
  transaction: Database,
  order: LockedOrder,
  { sold, kept, costs }: FewerPieces,
  at: Date,
) {
  const { goods } = costs;
  await keepLines(
    transaction,
    order.id,
    {
      ...costs,
      goodsCents: costs.subtotalCents,
      vat: costs.vat.map(({ percent, netCents, vatCents }) => ({
        percent,
        net_cents: netCents,
        vat_cents: vatCents,
      })),
      weeeTakeBack: sold.weeeTakeBack && goods?.electrical !== false,
      proofOfAge: goods === null ? sold.proofOfAge : goods.proofOfAge,
      lines: kept.map(({ position, kept: qty }, index) => ({
        position,
        qty,
        discountCents: costs.byLine[index] ?? 0,
      })),
    },
    at,
  );
}

/** The state afterwards: nothing left to pay is paid, nothing left to ship is shipped. */
async function follow(
  transaction: Database,
  { orders, payments }: Deps,
  order: LockedOrder,
  { costs, isAllOut, backCents }: FewerPieces,
  at: Date,
): Promise<Advanced> {
  if (isUnpaid(order.state)) {
    if (!(await payments.chargeAnew(transaction, order.id))) return refused('payment_pending', {});
    if (costs.totalCents > 0 && backCents === 0) return accepted(order.state);
    await orders.paid(transaction, order.id);
    return accepted('paid');
  }
  const state = isAllOut ? nextOrderState(order.state, 'ship_all', 'staff') : null;
  if (state === null) return accepted(order.state);
  await setOrderState(transaction, order.id, state, at);
  await addOrderEvent(transaction, { orderId: order.id, at, state, actor: 'staff' });
  return accepted(state);
}

/** Money goes back by the rules of every refund: within the limits at once, else when another person agrees. */
async function giveBack(
  transaction: Database,
  deps: Deps,
  who: StaffIdentity,
  refund: {
    readonly order: LockedOrder;
    readonly amountCents: number;
    readonly reason: string;
    readonly another: boolean;
  },
): Promise<Corrected['waits_for']> {
  const { order, amountCents, reason, another } = refund;
  const at = new Date(deps.clock.now());
  const key = randomUUID();
  if (!(await mayRefundAlone(transaction, deps.clock, { staffId: who.staffId, amountCents }))) {
    await askRefund(transaction, who, {
      orderId: order.id,
      number: order.number,
      amountCents,
      reason,
      key,
      another,
      at,
    });
    return another ? 'another_person' : 'time';
  }
  await deps.payments.refund(transaction, {
    orderId: order.id,
    amountCents,
    reason,
    key: `staff:${order.number}:${key}`,
  });
  await recordChange(transaction, {
    author: authorOf(who),
    at,
    kind: 'refunds.request',
    record: `order ${order.number}`,
    reason,
    rows: [{ field: 'refund', from: null, to: amountCents }],
  });
  return 'nobody';
}

const tell = (
  transaction: Database,
  { number, email, language }: LockedOrder,
  fewer: FewerPieces,
  at: Date,
) =>
  queueMail(transaction, {
    kind: 'order_changed',
    recipient: email,
    language,
    payload: {
      orderNumber: number,
      taken: fewer.kept.flatMap(({ name, options, qty, kept }) =>
        kept < qty ? `${qty - kept} × ${name}${options === '' ? '' : ` (${options})`}` : [],
      ),
      backCents: fewer.backCents,
    },
    dedupeKey: `order_changed:${number}:${at.toISOString()}`,
  });

/**
 * Takes pieces off an order of which they have not left: stock, sums, state, refund, mail and log in one transaction. Who may
 * not refund cannot do it where money goes back.
 */
export async function correctLines(
  deps: Deps,
  who: StaffIdentity,
  sent: InputOf<typeof correctOrderLinesOperation>,
): Promise<Outcome<Corrected>> {
  const { number, version, reason } = sent;
  const another = await mayAnotherPerson(deps, 'large_refunds', who.staffId);
  const acting = { ...deps, author: authorOf(who), seen: version };
  // What the log says is known once the pieces are.
  const rows: FieldChange[] = [];
  let done: Pick<Corrected, 'back' | 'waits_for'> = { back: 0, waits_for: 'nobody' };
  const corrected = await withOrder(
    acting,
    number,
    { kind: 'orders.lines', reason, rows },
    async (transaction, order) => {
      const fewer = await fewerPieces(transaction, order, sent, deps.repriceOrder);
      if (!fewer.ok) return fewer;
      const { backCents: amountCents } = fewer.value;
      const may = isPermitted({ permission: { subject: 'refunds', needs: 'edit' } }, who, deps.clock.now());
      if (amountCents > 0 && !may.ok) return may;
      const at = new Date(deps.clock.now());
      await write(transaction, order, fewer.value, at);
      const state = await follow(transaction, deps, order, fewer.value, at);
      if (!state.ok) return state;
      await tell(transaction, order, fewer.value, at);
      rows.push(...rowsOf(fewer.value));
      if (amountCents > 0) {
        const waits = await giveBack(transaction, deps, who, { order, amountCents, reason, another });
        done = { back: eurosFromCents(amountCents), waits_for: waits };
      }
      return state;
    },
  );
  if (!corrected.ok) return corrected;
  const now = await staffOrder(deps, who, number);
  return now.ok ? accepted({ order: now.value, ...done }) : now;
}
