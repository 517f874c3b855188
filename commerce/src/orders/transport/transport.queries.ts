import type { TransportDocument } from '@casamaestra/contract/staff/transport-documents.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** What a document says besides its number, its day and what it is about. */
export type TransportContent = Omit<TransportDocument, 'number' | 'day' | 'kind' | 'order_number' | 'parcel'>;

/** The next number of a year. Its row stays locked until the transaction ends: one that fails gives it back. */
async function nextNumber(transaction: Database, year: number): Promise<number> {
  const { last } = await transaction
    .insertInto('transport_series')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`transport_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export interface NewTransport {
  readonly kind: TransportDocument['kind'];
  readonly day: string;
  readonly orderId: number | null;
  readonly parcelId: number | null;
  readonly content: TransportContent;
  readonly at: Date;
}

/** Issues a document with the next number of its year; its id and its number as written. */
export async function insertTransport(
  transaction: Database,
  { kind, day, orderId, parcelId, content, at }: NewTransport,
): Promise<{ readonly id: number; readonly written: string }> {
  const year = Number(day.slice(0, 4));
  const number = await nextNumber(transaction, year);
  const { id } = await transaction
    .insertInto('transport_document')
    .values({
      year,
      number,
      day,
      kind,
      order_id: orderId,
      parcel_id: parcelId,
      content: JSON.stringify(content),
      issued_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, written: `${year}/${number}` };
}

const documents = (database: Database) =>
  database
    .selectFrom('transport_document')
    .leftJoin('shop_order', 'shop_order.id', 'order_id')
    .select(['transport_document.id', 'year', 'transport_document.number', 'day', 'kind', 'content'])
    .select(['parcel_id as parcelId', 'order_id as orderId', 'shop_order.number as orderNumber']);

const shown = (row: Awaited<ReturnType<ReturnType<typeof documents>['execute']>>[number]) => ({
  number: `${row.year}/${row.number}`,
  day: row.day,
  kind: row.kind,
  order_number: row.orderNumber,
  parcel: row.parcelId,
  ...(row.content as TransportContent),
});

/** Documents of orders, the oldest first. */
export async function transportsOfOrders(
  database: Database,
  orderIds: readonly number[],
): Promise<readonly (TransportDocument & { readonly orderId: number | null })[]> {
  if (orderIds.length === 0) return [];
  const rows = await documents(database)
    .where('order_id', 'in', [...orderIds])
    .orderBy('year')
    .orderBy('transport_document.number')
    .execute();
  return rows.map((row) => ({ ...shown(row), orderId: row.orderId }));
}

/** The last document of electrical waste: where it went is offered again. */
export async function lastWeeeTransport(database: Database): Promise<TransportDocument | undefined> {
  const row = await documents(database)
    .where('kind', '=', 'weee')
    .orderBy('transport_document.id', 'desc')
    .executeTakeFirst();
  return row && shown(row);
}

/** A parcel with what it weighs, for its document. */
export interface MovedParcel {
  readonly id: number;
  readonly orderId: number;
  readonly packages: number;
  readonly weightG: number | null;
}

/** Parcels of orders, locked so that nobody else issues their documents. */
export const lockParcels = (transaction: Database, orderIds: readonly number[]): Promise<MovedParcel[]> =>
  transaction
    .selectFrom('parcel')
    .select(['id', 'order_id as orderId', 'packages', 'weight_g as weightG'])
    .where('order_id', 'in', [...orderIds, 0])
    .orderBy('id')
    .forUpdate()
    .execute();

/** One document, by its number as written: "2026/7". */
export async function transportByNumber(
  database: Database,
  written: string,
): Promise<TransportDocument | undefined> {
  const [year, number] = written.split('/').map(Number);
  const row = await documents(database)
    .where('year', '=', year ?? 0)
    .where('transport_document.number', '=', number ?? 0)
    .executeTakeFirst();
  return row && shown(row);
}
