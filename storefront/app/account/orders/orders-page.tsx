import { useSearchParams } from 'react-router';
import { useMessages } from '../../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { OrderList } from './order-list.tsx';
import { OwnOrder } from './own-order.tsx';

/** R18: the orders of the customer, or one of them (`?order=number`). */
export function OrdersPage() {
  const { orders } = useMessages();
  const [query] = useSearchParams();
  const number = query.get('order');
  return number === null ? (
    <AccountFrame place="orders" title={orders.page} text={orders.text}>
      <OrderList />
    </AccountFrame>
  ) : (
    <AccountFrame
      key={number}
      place="orders"
      title={orders.orderTitle(number)}
      back={{ label: orders.back, href: urls.orders() }}
    >
      <OwnOrder number={number} />
    </AccountFrame>
  );
}
