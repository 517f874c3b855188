import type { OrderToPick } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './picking.module.css';

/** What is put into each parcel: on paper only, a page an order, without prices. */
export function PackingSlips({ orders }: { orders: readonly OrderToPick[] }) {
  const { picking } = texts();
  return (
    <div className={css.slips}>
      {orders.map(({ number, name, city, shipping_label: way, lines }) => (
        <section key={number}>
          <h2>
            {picking.slip} {number}
          </h2>
          <p>
            {name}, {city} · {way}
          </p>
          <ul>
            {lines.map(({ sku, name: article, options, pieces }) => (
              <li key={sku}>
                {counted(pieces)} × {article}
                {options !== '' && `, ${options}`} ({sku})
              </li>
            ))}
          </ul>
          <p>{picking.signature}: ____________________</p>
        </section>
      ))}
    </div>
  );
}
