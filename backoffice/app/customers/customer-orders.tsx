import type { StaffCustomer } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Link } from 'react-router';
import { OrderStateBadge } from '../orders/order-state.tsx';
import { texts } from '../platform/texts.ts';
import { counted, euros, moment } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './customer.module.css';

/** The newest orders of the account, and the way to all of them. */
export function CustomerOrders({ customer }: { customer: StaffCustomer }) {
  const { customers } = texts();
  const { id, orders, recent_orders: recent } = customer;
  return (
    <ScreenPart title={customers.orders}>
      {recent.length === 0 && <p className={css.soft}>{customers.noOrders}</p>}
      <ul className={css.list}>
        {recent.map((order) => (
          <li key={order.number} className={css.row}>
            <span>
              <Link to={`/ordini/${encodeURIComponent(order.number)}`}>{order.number}</Link>
              <small className={css.soft}>{moment(order.placed_at)}</small>
            </span>
            <span className={css.marks}>
              <OrderStateBadge state={order.state} />
              {order.total !== null && <span className={css.total}>{euros(order.total)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {orders > recent.length && (
        <p>
          <Link to={`/ordini?cliente=${id}`}>{customers.allOrders(counted(orders))}</Link>
        </p>
      )}
    </ScreenPart>
  );
}
