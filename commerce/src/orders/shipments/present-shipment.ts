import type { DayClose, StaffShipment } from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { beyondLimits } from '@casamaestra/rules/measures/package-limits.ts';
import { buyerName } from '../back-office/masking.ts';
import type { Masking } from '../back-office/masking.ts';
import type { CloseRow } from './day-close.queries.ts';
import type { ShipmentRow } from './shipment-list.queries.ts';

export const presentShipment = (row: ShipmentRow, masking: Masking): StaffShipment => ({
  id: row.id,
  order_number: row.orderNumber,
  at: row.at.toISOString(),
  carrier: row.carrier,
  tracking_number: row.trackingNumber,
  tracking_url: row.trackingUrl,
  name: buyerName(row, masking),
  place: masking.masked ? '' : row.place,
  pieces: row.pieces,
  weight_kg: row.weightKg === null ? null : Math.round(row.weightKg * 1000) / 1000,
  packages: row.packages,
  weight_g: row.weight_g,
  length_cm: row.length_cm,
  width_cm: row.width_cm,
  height_cm: row.height_cm,
  beyond: beyondLimits(
    {
      weightKg: row.weightKg === null ? null : row.weightKg / row.packages,
      lengthCm: row.length_cm,
      widthCm: row.width_cm,
      heightCm: row.height_cm,
    },
    row.limits,
  ),
  delivered_at: row.deliveredAt?.toISOString() ?? null,
  close: row.close,
});

export const presentClose = ({ at, ...row }: CloseRow): DayClose => ({ ...row, at: at.toISOString() });
