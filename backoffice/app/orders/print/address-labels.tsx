import type { PrintedOrder } from '@casamaestra/contract/staff/print-orders.operations.ts';
import { texts } from '../../platform/texts.ts';
import { postalLines } from '../postal-lines.ts';
import css from './print.module.css';

/** A label an order, eight on a sheet: whom it goes to, and the number that is written on the parcel. */
export function AddressLabels({ orders }: { orders: readonly PrintedOrder[] }) {
  const { order, weee } = texts().orders;
  return (
    <ul className={css.labels}>
      {orders.map(({ number, address, phone, shipping_label: way, weee_take_back: takesBack }) => (
        <li key={number} className={css.label}>
          <address>
            {postalLines(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span>{phone}</span>
          </address>
          <p className={css.code}>
            {order(number)} · {way}
            {takesBack && ` · ${weee}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
