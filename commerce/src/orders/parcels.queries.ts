import type { ParcelMeasures } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { Database } from '../platform/database/connection.ts';
import type { OrderParcel } from './order-record.ts';

export interface NewParcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null;
  readonly lines: OrderParcel['lines'];
  readonly shippedAt: Date;
  readonly measures?: ParcelMeasures | undefined;
}

/** Stores a parcel and returns its id. */
export async function insertParcel(database: Database, orderId: number, parcel: NewParcel): Promise<number> {
  const { id } = await database
    .insertInto('parcel')
    .values({
      order_id: orderId,
      carrier: parcel.carrier,
      tracking_number: parcel.trackingNumber,
      tracking_url: parcel.trackingUrl,
      lines: JSON.stringify(parcel.lines),
      shipped_at: parcel.shippedAt,
      ...parcel.measures,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks all parcels of an order as delivered. */
export async function markParcelsDelivered(database: Database, orderId: number, at: Date): Promise<void> {
  await database
    .updateTable('parcel')
    .set({ delivered_at: at })
    .where('order_id', '=', orderId)
    .where('delivered_at', 'is', null)
    .execute();
}

/** Takes back that the parcels of an order were delivered at a moment. */
export async function unmarkParcelsDelivered(database: Database, orderId: number, at: Date): Promise<void> {
  await database
    .updateTable('parcel')
    .set({ delivered_at: null })
    .where('order_id', '=', orderId)
    .where('delivered_at', '=', at)
    .execute();
}
