import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  NumberResult,
  takeNumbersOperation,
} from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { nextOrderState } from '@casamaestra/rules/orders/order-state.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { shipOrder } from '../advance-order.usecase.ts';
import type { Acting } from '../advance-order.usecase.ts';
import { buyerName, maskingOf } from '../back-office/masking.ts';
import type { OrderRecord } from '../order-record.ts';
import { keepNumberColumns } from '../carriers/change-carriers.usecase.ts';
import { wholeOrder } from '../whole-order.usecase.ts';
import { correctShipment } from './change-shipment.usecase.ts';

type Row = InputOf<typeof takeNumbersOperation>['rows'][number];
type Planned =
  | { readonly what: 'ship' | 'same' }
  | { readonly what: 'correct'; readonly parcel: OrderRecord['parcels'][number] }
  | { readonly what: 'fault'; readonly fault: NonNullable<NumberResult['fault']> };

const fault = (code: NonNullable<NumberResult['fault']>): Planned => ({ what: 'fault', fault: code });

/** What a row asks for: an order that waits is shipped whole, one that was sent in one parcel gets its number corrected. */
function plan(row: Row, order: OrderRecord | undefined, isTwice: boolean): Planned {
  if (order === undefined) return fault('unknown_order');
  if (isTwice) return fault('order_twice');
  if (row.tracking_number === '') return fault('no_number');
  if (order.shippingKind === 'pickup') return fault('collected');
  const isSame = order.parcels.some(
    ({ trackingNumber, carrier }) => trackingNumber === row.tracking_number && carrier === row.carrier,
  );
  if (isSame) return { what: 'same' };
  if (nextOrderState(order.state, 'ship_all', 'staff') !== null)
    return order.lines.some(({ withdrawnQty }) => withdrawnQty > 0) ? fault('withdrawn') : { what: 'ship' };
  const [parcel, other] = order.parcels;
  if (parcel === undefined) return fault('not_to_ship');
  return other === undefined ? { what: 'correct', parcel } : fault('several_parcels');
}

/** Does what was planned; who came first meanwhile is told as a fault. */
async function carryOut(row: Row, planned: Planned, deps: Acting): Promise<Planned> {
  if (planned.what === 'ship') {
    const done = await shipOrder(
      row.order_number,
      {
        carrier: row.carrier,
        trackingNumber: row.tracking_number,
        trackingUrl: row.tracking_url ?? null,
        pieces: null,
      },
      deps,
    );
    return done.ok ? planned : fault('not_to_ship');
  }
  if (planned.what !== 'correct') return planned;
  const { id, carrier, trackingNumber, trackingUrl } = planned.parcel;
  const changes = {
    carrier: { from: carrier, to: row.carrier },
    tracking_number: { from: trackingNumber, to: row.tracking_number },
    tracking_url: { from: trackingUrl, to: row.tracking_url ?? null },
  };
  const by = { author: deps.author, at: new Date(deps.clock.now()) };
  const done = await correctShipment(deps.database, { id, changes, mail: true }, by);
  return done.ok ? planned : fault('not_to_ship');
}

/**
 * Takes the file of numbers a carrier gave, row by row, each in a transaction of its own: what was taken stays taken,
 * and the same file once more changes nothing.
 */
export async function takeNumbers(
  deps: Acting,
  { apply, columns, rows }: InputOf<typeof takeNumbersOperation>,
  who: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof takeNumbersOperation>>> {
  const masking = maskingOf(who);
  const seen = new Set<string>();
  const results: NumberResult[] = [];
  for (const row of rows) {
    const key = row.order_number.toUpperCase();
    const order = await wholeOrder(deps.database, key);
    const planned = plan(row, order, seen.has(key));
    seen.add(key);
    const done = apply ? await carryOut({ ...row, order_number: key }, planned, deps) : planned;
    const { first_name: firstName = '', last_name: lastName = '' } = order?.shippingAddress ?? {};
    results.push({
      what: done.what,
      fault: done.what === 'fault' ? done.fault : null,
      name: buyerName({ firstName, lastName }, masking),
    });
  }
  const [first] = rows;
  if (apply && columns !== undefined && first !== undefined)
    await keepNumberColumns(deps.database, first.carrier, columns, {
      author: deps.author,
      at: new Date(deps.clock.now()),
    });
  return accepted({ results });
}
