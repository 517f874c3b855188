import { useSearchParams } from 'react-router';
import { OrderList } from './order-list.tsx';
import { OwnOrder } from './own-order.tsx';

/** R18: the orders of the customer, or one of them (`?order=number`). */
export function OrdersPage() {
  const [query] = useSearchParams();
  const number = query.get('order');
  return number === null ? <OrderList /> : <OwnOrder key={number} number={number} />;
}
