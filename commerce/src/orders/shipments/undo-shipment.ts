import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { shipmentRecord } from './change-shipment.usecase.ts';
import { lockShipments, updateShipment } from './shipment-record.queries.ts';

const fields = [
  'carrier',
  'tracking_number',
  'tracking_url',
  'day_close',
  'packages',
  'weight_g',
  'length_cm',
  'width_cm',
  'height_cm',
] as const;

const idOf = (record: string): number => Number(/^parcel (\d{1,10})$/.exec(record)?.[1] ?? 0);

/** Parcels as they were; a mail that was sent about one stays sent. */
export const undoShipment: Undoable = {
  kinds: ['shipments.correct', 'shipments.close_day'],
  permission: { subject: 'orders', needs: 'edit' },
  async read(transaction, rows) {
    const parcels = await lockShipments(
      transaction,
      rows.map(({ record }) => idOf(record)),
    );
    const today = new Map(
      [...parcels.values()].map((one): [string, Readonly<Record<string, unknown>>] => [
        shipmentRecord(one.id),
        { ...one },
      ]),
    );
    return rows.map(({ record, field }) =>
      fields.some((known) => known === field) ? today.get(record)?.[field] : undefined,
    );
  },
  async write(transaction, rows) {
    for (const { record, field, value } of rows)
      await updateShipment(transaction, idOf(record), { [field]: value });
    return accepted(undefined);
  },
};
