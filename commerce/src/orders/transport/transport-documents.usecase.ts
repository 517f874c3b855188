import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  issueTransportOperation,
  TransportDocument,
  transportDocumentsOperation,
} from '@casamaestra/contract/staff/transport-documents.operations.ts';
import { italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { maskingOf } from '../back-office/masking.ts';
import type { OrderRecord } from '../order-record.ts';
import { readNumbered } from '../read-orders.queries.ts';
import { contentOfParcel } from './transport-content.ts';
import { insertTransport, lockParcels, transportByNumber, transportsOfOrders } from './transport.queries.ts';

type Which = InputOf<typeof transportDocumentsOperation>;
type Told = OperationOutput<typeof transportDocumentsOperation>;
type Issued = OperationOutput<typeof issueTransportOperation>;
type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config'>;

const asked = (numbers: readonly string[]): string[] => [
  ...new Set(numbers.map((number) => number.toUpperCase())),
];

const parcelsOf = (orders: readonly OrderRecord[], only: number | undefined) =>
  orders.flatMap((order) =>
    order.parcels.filter(({ id }) => only === undefined || id === only).map((parcel) => ({ order, parcel })),
  );

/** The documents of these orders, or of one parcel of them, in their order. */
async function documentsOf(
  database: Database,
  orders: readonly OrderRecord[],
  only: number | undefined,
): Promise<TransportDocument[]> {
  const all = await transportsOfOrders(
    database,
    orders.map(({ id }) => id),
  );
  return orders.flatMap((order) =>
    all.flatMap(({ orderId, ...document }) =>
      orderId === order.id && (only === undefined || document.parcel === only) ? document : [],
    ),
  );
}

/** Documents of orders for paper, and the parcels that have none yet; they name the buyer, whom some roles do not see. */
export async function transportDocuments(
  { database }: Pick<Parts, 'database'>,
  who: StaffIdentity,
  { orders: numbers, parcel: only }: Which,
): Promise<Outcome<Told>> {
  if (maskingOf(who).masked) return refused('staff_not_permitted', {});
  const orders = await readNumbered(database, asked(numbers));
  const documents = await documentsOf(database, orders, only);
  const known = new Set(documents.map(({ parcel }) => parcel));
  return accepted({
    documents,
    without: parcelsOf(orders, only)
      .filter(({ parcel }) => !known.has(parcel.id))
      .map(({ order, parcel }) => ({
        order_number: order.number,
        parcel: parcel.id,
        carrier: parcel.carrier,
      })),
  });
}

/** Issues the documents of parcels that have none, numbered in the order of the parcels: asked twice, once. */
export function issueTransports(
  { database, clock, config }: Parts,
  who: StaffIdentity,
  { orders: numbers, parcel: only }: Which,
): Promise<Outcome<Issued>> {
  const at = new Date(clock.now());
  const day = italianDay(clock.now());
  return commitTogether<Outcome<Issued>>(database, async (transaction) => {
    const before = await readNumbered(transaction, asked(numbers));
    const locked = await lockParcels(
      transaction,
      before.map(({ id }) => id),
    );
    const measured = new Map(locked.map((parcel) => [parcel.id, parcel]));
    const known = new Set((await documentsOf(transaction, before, only)).map(({ parcel }) => parcel));
    const wanted = parcelsOf(before, only).toSorted((a, b) => a.parcel.id - b.parcel.id);
    if (wanted.length === 0) return refused('staff_transport_nothing', {}, 'orders');
    for (const { order, parcel } of wanted) {
      const moved = measured.get(parcel.id);
      if (known.has(parcel.id) || moved === undefined) continue;
      const content = contentOfParcel(config.shop, order, parcel, moved);
      const { written } = await insertTransport(transaction, {
        kind: 'sale',
        day,
        orderId: order.id,
        parcelId: parcel.id,
        content,
        at,
      });
      await recordChange(transaction, {
        author: authorOf(who),
        at,
        kind: 'transport.issue',
        record: `order ${order.number}`,
        rows: [
          {
            record: `transport ${written}`,
            field: 'parcel',
            from: null,
            to: `${parcel.carrier} ${parcel.trackingNumber}`.trim(),
          },
        ],
      });
    }
    return accepted({ documents: await documentsOf(transaction, before, only) });
  });
}

/** Documents of the parcels of one order, for its invoice. */
export const transportsOfOrder = (
  database: Database,
  orderId: number,
): Promise<readonly TransportDocument[]> => transportsOfOrders(database, [orderId]);

/** Numbers of the documents of orders, by order. */
export async function transportNumbers(
  database: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const all = await transportsOfOrders(database, orderIds);
  return new Map(
    orderIds.map((id) => [id, all.filter(({ orderId }) => orderId === id).map(({ number }) => number)]),
  );
}

/** One document, by its number as written. */
export const transportNumbered = (
  database: Database,
  number: string,
): Promise<TransportDocument | undefined> => transportByNumber(database, number);

/** One document for paper; who sees buyers masked sees those of collection sites. */
export async function transportDocument(
  { database }: Pick<Parts, 'database'>,
  who: StaffIdentity,
  number: string,
): Promise<Outcome<TransportDocument>> {
  const found = await transportByNumber(database, number);
  if (found === undefined) return refused('staff_transport_unknown', {}, 'number');
  return found.kind === 'sale' && maskingOf(who).masked
    ? refused('staff_not_permitted', {})
    : accepted(found);
}
