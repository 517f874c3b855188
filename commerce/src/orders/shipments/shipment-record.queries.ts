import type { Database } from '../../platform/database/connection.ts';

/** What staff may change of a parcel. */
export interface ShipmentRecord {
  readonly id: number;
  readonly orderId: number;
  readonly carrier: string;
  readonly tracking_number: string;
  readonly tracking_url: string | null;
  readonly day_close: number | null;
  readonly packages: number;
  readonly weight_g: number | null;
  readonly length_cm: number | null;
  readonly width_cm: number | null;
  readonly height_cm: number | null;
}

/** Parcels by id, locked until the transaction ends. */
export async function lockShipments(
  transaction: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShipmentRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('parcel')
    .select(['id', 'order_id as orderId', 'carrier', 'tracking_number', 'tracking_url', 'day_close'])
    .select(['packages', 'weight_g', 'length_cm', 'width_cm', 'height_cm'])
    .where('id', 'in', [...ids])
    .where('tracking_number', '<>', '')
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function updateShipment(
  transaction: Database,
  id: number,
  fields: Partial<Omit<ShipmentRecord, 'id' | 'orderId'>>,
): Promise<void> {
  await transaction.updateTable('parcel').set(fields).where('id', '=', id).execute();
}
