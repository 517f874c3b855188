import type { StaffShipment } from '@casamaestra/contract/staff/staff-shipments.operations.ts';
import { Link } from 'react-router';
import type { ListColumn } from '../lists/list-column.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';

/** "12,5 kg", or that the weight of something is not known. */
export const weightOf = ({ weight_kg: weight }: Pick<StaffShipment, 'weight_kg'>): string =>
  weight === null ? texts().shipments.noWeight : `${counted(weight)} kg`;

/** Columns of lists of parcels, on the screen and in files. */
export function shipmentColumns(): readonly ListColumn<StaffShipment>[] {
  const { columns, handed } = texts().shipments;
  return [
    {
      id: 'number',
      title: columns.number,
      width: 12,
      value: ({ tracking_number: number }) => number,
      cell: ({ id, tracking_number: number }) => <Link to={`/spedizioni/${id}`}>{number}</Link>,
    },
    { id: 'order', title: columns.order, width: 9, value: (row) => row.order_number },
    { id: 'at', title: columns.at, width: 9, value: ({ at }) => moment(at) },
    { id: 'carrier', title: columns.carrier, width: 9, value: ({ carrier }) => carrier },
    { id: 'name', title: columns.name, width: 12, value: ({ name }) => name },
    { id: 'place', title: columns.place, width: 14, value: ({ place }) => place },
    { id: 'pieces', title: columns.pieces, width: 5, end: true, value: ({ pieces }) => pieces },
    { id: 'weight', title: columns.weight, width: 8, end: true, value: weightOf },
    {
      id: 'delivered',
      title: columns.delivered,
      width: 9,
      value: ({ delivered_at: at }) => (at === null ? null : moment(at)),
    },
    { id: 'handed', title: columns.handed, value: ({ close }) => (close === null ? null : handed) },
  ];
}
