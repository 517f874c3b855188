import type { PrintedOrder } from '@casamaestra/contract/staff/print-orders.operations.ts';
import { Table } from '@casamaestra/ui/table.tsx';
import { texts } from '../../platform/texts.ts';
import { counted, dayOf } from '../../platform/written.ts';
import css from './print.module.css';

const placeOf = ({ address: { pincode, city, state } }: PrintedOrder): string =>
  [pincode, city, state].filter(Boolean).join(' ');

/** All of them on one list, to be ticked off. */
export function PrintedList({ orders }: { orders: readonly PrintedOrder[] }) {
  const { print, columns } = texts().orders;
  const titles = [columns.number, columns.placed, columns.name, print.place, columns.shipping];
  return (
    <Table
      caption={print.papers.elenco}
      columns={[...titles.map((title) => ({ title })), { title: columns.pieces, end: true }]}
    >
      {orders.map((order) => (
        <tr key={order.number}>
          <th scope="row">{order.number}</th>
          <td>{dayOf(order.date)}</td>
          <td>{order.name}</td>
          <td>{placeOf(order)}</td>
          <td>{order.shipping_label}</td>
          <td className={css.end}>{counted(order.lines.reduce((sum, { pieces }) => sum + pieces, 0))}</td>
        </tr>
      ))}
    </Table>
  );
}
