import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  PrintedOrder,
  printOrdersOperation,
} from '@casamaestra/contract/staff/print-orders.operations.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import type { OrderRecord } from '../order-record.ts';
import { readNumbered } from '../read-orders.queries.ts';
import { dayInItaly } from './list-orders.usecase.ts';
import { piecesLeft } from './pieces-left.ts';
import { buyerName, maskingOf } from './masking.ts';
import type { Masking } from './masking.ts';

const onPaper = new Set(['paid', 'in_preparation', 'partly_shipped', 'shipped', 'delivered']);

function linesOf(order: OrderRecord): PrintedOrder['lines'] {
  const left = piecesLeft(order);
  const shown = left.length > 0 ? left : order.lines.map((line) => ({ line, pieces: line.qty }));
  return shown.map(({ line: { sku, name, options }, pieces }) => ({ sku, name, options, pieces }));
}

function present(order: OrderRecord, masking: Masking): PrintedOrder {
  const { first_name: firstName, last_name: lastName } = order.shippingAddress;
  return {
    number: order.number,
    date: dayInItaly(order.placedAt.getTime()),
    name: buyerName({ firstName, lastName }, masking),
    address: order.shippingAddress,
    phone: order.phone,
    shipping_kind: order.shippingKind,
    shipping_label: order.shippingLabel,
    note: order.note,
    weee_take_back: order.weeeTakeBack,
    lines: linesOf(order),
  };
}

/** Chosen orders for paper, as they were asked for; those of which nothing is sent are named. */
export async function ordersToPrint(
  { database }: Pick<StaffDependencies, 'database'>,
  who: StaffIdentity,
  numbers: readonly string[],
): Promise<OperationOutput<typeof printOrdersOperation>> {
  const asked = [...new Set(numbers.map((number) => number.toUpperCase()))];
  const found = await readNumbered(database, asked);
  const masking = maskingOf(who);
  return {
    orders: found.filter(({ state }) => onPaper.has(state)).map((order) => present(order, masking)),
    left_out: found
      .filter(({ state }) => !onPaper.has(state))
      .map(({ number, state }) => ({ number, state })),
  };
}
