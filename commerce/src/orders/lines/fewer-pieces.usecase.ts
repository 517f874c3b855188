import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { tryOrderLinesOperation } from '@casamaestra/contract/staff/order-lines.operations.ts';
import { isUnpaid } from '@casamaestra/rules/orders/order-state.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { RepricedOrder, RepriceOrder } from '../../cart/reprice-order.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { mayLosePieces } from '../back-office/may-correct.ts';
import { invoicesOfOrder } from '../back-office/order-papers.queries.ts';
import { refundableCents } from '../order-changes.queries.ts';
import type { LockedOrder } from '../order-changes.queries.ts';
import type { OrderRecord } from '../order-record.ts';
import { readOrders } from '../read-orders.queries.ts';
import { soldOrder } from './sold-order.queries.ts';
import type { SoldOrderRow } from './sold-order.queries.ts';

export type Fewer = Pick<InputOf<typeof tryOrderLinesOperation>, 'lines' | 'as_agreed'>;

/** What an order would be with fewer pieces. */
export interface FewerPieces {
  readonly sold: SoldOrderRow;
  /** Every line, with the pieces that stay. */
  readonly kept: readonly (SoldOrderRow['lines'][number] & { readonly kept: number })[];
  readonly costs: RepricedOrder;
  /** Cents that go back to the buyer. */
  readonly backCents: number;
  /** Everything that stays has left. */
  readonly isAllOut: boolean;
}

const shippedOf = (parcels: OrderRecord['parcels'], position: number): number =>
  parcels
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.position === position ? sum + line.qty : sum), 0);

/** The lines with the pieces that stay; refused where one cannot have so many. */
function keptLines(
  { lines }: Pick<SoldOrderRow, 'lines'>,
  wanted: Fewer['lines'],
  parcels: OrderRecord['parcels'],
): Outcome<FewerPieces['kept']> {
  const qtyOf = new Map(wanted.map(({ position, qty }) => [position, qty]));
  for (const [index, { position, qty }] of wanted.entries()) {
    const field = `lines.${index}.qty`;
    const line = lines.find((one) => one.position === position);
    if (line === undefined) return refused('order_line_unknown', {}, field);
    const { sku, qty: ordered } = line;
    if (qty > ordered) return refused('order_line_more', { sku, ordered }, field);
    if (qty < ordered && shippedOf(parcels, position) > 0)
      return refused('order_line_shipped', { sku }, field);
  }
  const kept = lines.map((line) => ({ ...line, kept: qtyOf.get(line.position) ?? line.qty }));
  if (kept.every((line) => line.kept === line.qty)) return refused('order_lines_same', {}, 'lines');
  if (kept.every((line) => line.kept === 0)) return refused('order_lines_last', {}, 'lines');
  return accepted(kept);
}

/** Why the lines of an order stay as they are, whichever they are. */
async function allowed(
  transaction: Database,
  { id, number, state }: LockedOrder,
  { withdrawal, lockedDay }: SoldOrderRow,
): Promise<Outcome<undefined>> {
  if (!mayLosePieces(state)) return refused('staff_order_state', { number, state, action: 'correct' });
  const [invoice] = await invoicesOfOrder(transaction, id);
  if (invoice !== undefined)
    return refused('order_lines_invoiced', { invoice: `${invoice.year}/${invoice.number}` });
  if (withdrawal !== null) return refused('order_lines_withdrawn', { withdrawal });
  return lockedDay === null ? accepted(undefined) : refused('order_lines_takings_locked', { day: lockedDay });
}

const priced = (
  sold: SoldOrderRow,
  kept: FewerPieces['kept'],
  asAgreed: boolean,
  reprice: RepriceOrder,
): Promise<RepricedOrder> =>
  reprice({
    ...sold,
    lines: kept.map((line) => ({ ...line, soldQty: line.qty, qty: line.kept })),
    country: sold.address.country,
    postcode: sold.address.pincode,
    placedAt: sold.placedAt.getTime(),
    asAgreed,
  });

/** What a locked order is with fewer pieces, or why it cannot be so. */
export async function fewerPieces(
  transaction: Database,
  order: LockedOrder,
  { lines, as_agreed: asAgreed }: Fewer,
  reprice: RepriceOrder,
): Promise<Outcome<FewerPieces>> {
  const sold = await soldOrder(transaction, order.id);
  const may = await allowed(transaction, order, sold);
  if (!may.ok) return may;
  const [record] = await readOrders(transaction, [order.id]);
  const parcels = record?.parcels ?? [];
  const kept = keptLines(sold, lines, parcels);
  if (!kept.ok) return kept;
  const costs = await priced(sold, kept.value, asAgreed, reprice);
  const less = sold.totalCents - costs.totalCents;
  if (less < 0) return refused('order_lines_cost_more', { total: eurosFromCents(costs.totalCents) }, 'lines');
  const paid = await refundableCents(transaction, order.id);
  const backCents = isUnpaid(order.state) ? Math.max(0, paid - costs.totalCents) : less;
  if (backCents > paid) return refused('refund_exceeds', { most: eurosFromCents(paid) }, 'lines');
  const isAllOut =
    order.state === 'partly_shipped' &&
    kept.value.every((line) => shippedOf(parcels, line.position) >= line.kept);
  return accepted({ sold, kept: kept.value, costs, backCents, isAllOut });
}
