import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { ConsignmentsOf } from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { parcelContents } from '@casamaestra/rules/orders/parcel-contents.ts';
import type { PackedLine } from '@casamaestra/rules/orders/parcel-contents.ts';
import type { Database } from '../../platform/database/connection.ts';
import { dayInItaly } from '../back-office/list-orders.usecase.ts';
import type { Masking } from '../back-office/masking.ts';
import type { OrderRecord } from '../order-record.ts';
import { readOrders } from '../read-orders.queries.ts';
import { selectClose } from '../shipments/day-close.queries.ts';
import type { Consignment } from './consignment.ts';
import { lineWeights, measuredParcels, waitingOrderIds } from './consignments.queries.ts';
import type { MeasuredParcel } from './consignments.queries.ts';

/** At most so many rows of a file; a van takes fewer. */
const ROWS_MOST = 2000;
const LATEST = 20;
const WAITING_MOST = 200;

interface Around {
  readonly masking: Masking;
  readonly now: number;
}

interface Packed extends Pick<
  Consignment,
  'parcelId' | 'trackingNumber' | 'shipDate' | 'packages' | 'lengthCm' | 'widthCm' | 'heightCm'
> {
  readonly lines: readonly PackedLine[];
  /** Of all packages; null: that of the articles. */
  readonly measuredKg: number | null;
}

function weightOf(
  { id }: OrderRecord,
  { lines, measuredKg }: Packed,
  weights: ReadonlyMap<string, number | null>,
): number | null {
  if (measuredKg !== null) return measuredKg;
  let sum = 0;
  for (const { position, qty } of lines) {
    const weight = weights.get(`${id} ${position}`) ?? null;
    if (weight === null) return null;
    sum += weight * qty;
  }
  return Math.round(sum * 1000) / 1000;
}

function present(
  order: OrderRecord,
  packed: Packed,
  { masking, weights }: { masking: Masking; weights: ReadonlyMap<string, number | null> },
): Consignment {
  const sent = packed.lines.flatMap(({ position, qty }) => {
    const line = order.lines.find((one) => one.position === position);
    return line === undefined ? [] : [{ line, qty }];
  });
  const cents = sent.reduce(
    (sum, { line, qty }) => sum + ((line.amountCents - line.discountCents) * qty) / line.qty,
    0,
  );
  return {
    orderNumber: order.number,
    parcelId: packed.parcelId,
    orderDate: dayInItaly(order.placedAt.getTime()),
    trackingNumber: packed.trackingNumber,
    shipDate: packed.shipDate,
    address: order.shippingAddress,
    phone: order.phone,
    email: masking.noEmail ? null : order.email,
    pieces: sent.reduce((sum, { qty }) => sum + qty, 0),
    packages: packed.packages,
    weightKg: weightOf(order, packed, weights),
    lengthCm: packed.lengthCm,
    widthCm: packed.widthCm,
    heightCm: packed.heightCm,
    contents: sent.map(({ line, qty }) => `${qty} × ${line.name}`).join(', '),
    valueCents: masking.noPrices ? null : Math.round(cents),
    note: order.note ?? '',
  };
}

/** What is left of an order, as one consignment of today. */
function whatIsLeft({ lines, parcels }: OrderRecord, { now }: Around): Packed | undefined {
  const contents = parcelContents(
    lines.map(({ withdrawnQty, ...line }) => ({ ...line, qty: line.qty - withdrawnQty })),
    parcels.flatMap((parcel) => parcel.lines),
    null,
  );
  if (!contents.ok || contents.lines.length === 0) return undefined;
  const unmeasured = { measuredKg: null, lengthCm: null, widthCm: null, heightCm: null };
  const today = dayInItaly(now);
  return {
    lines: contents.lines,
    parcelId: null,
    trackingNumber: null,
    shipDate: today,
    packages: 1,
    ...unmeasured,
  };
}

function ofParcel(
  { parcels }: OrderRecord,
  { id, weightG, ...measured }: MeasuredParcel,
): Packed | undefined {
  const parcel = parcels.find((one) => one.id === id);
  if (parcel === undefined) return undefined;
  const { lines, trackingNumber, shippedAt } = parcel;
  const measuredKg = weightG === null ? null : weightG / 1000;
  return {
    ...measured,
    parcelId: id,
    lines,
    trackingNumber,
    shipDate: dayInItaly(shippedAt.getTime()),
    measuredKg,
  };
}

async function parcelsOf(
  database: Database,
  of: ConsignmentsOf,
): Promise<readonly MeasuredParcel[] | undefined> {
  if (of.kind === 'parcels') return measuredParcels(database, { ids: of.ids }, ROWS_MOST);
  if (of.kind === 'latest') return measuredParcels(database, {}, LATEST);
  if (of.kind !== 'close' || (await selectClose(database, of.id)) === undefined) return undefined;
  return measuredParcels(database, { close: of.id }, ROWS_MOST);
}

/** Orders that wait, or parcels, as carriers' files tell of them; what is collected in the shop is in none. */
export async function readConsignments(
  database: Database,
  of: ConsignmentsOf,
  around: Around,
): Promise<Outcome<Consignment[]>> {
  const isWaiting = of.kind === 'orders' || of.kind === 'to_ship';
  const parcels = isWaiting ? [] : await parcelsOf(database, of);
  if (parcels === undefined) return refused('staff_shipment_unknown', {}, 'of.id');
  const numbers = of.kind === 'orders' ? of.numbers.map((number) => number.toUpperCase()) : undefined;
  const ids = isWaiting
    ? await waitingOrderIds(database, { numbers, limit: WAITING_MOST })
    : [...new Set(parcels.map(({ orderId }) => orderId))];
  const orders = await readOrders(database, ids);
  const weights = await lineWeights(database, ids);
  const show = (order: OrderRecord | undefined, packed: Packed | undefined) =>
    order === undefined || packed === undefined
      ? []
      : [present(order, packed, { masking: around.masking, weights })];
  if (isWaiting) return accepted(orders.flatMap((order) => show(order, whatIsLeft(order, around))));
  const byId = new Map(orders.map((order) => [order.id, order]));
  return accepted(
    parcels.flatMap((parcel) => {
      const order = byId.get(parcel.orderId);
      return show(order, order && ofParcel(order, parcel));
    }),
  );
}
