import { useQuery } from '../../router/use-page.ts';
import type { myOrdersOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import { OrderList } from './order-list.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { CallContent } from '../layout/call-content.tsx';
import { OrderByToken, OrderWaiting } from './order-by-token.tsx';
import { useCall } from '../use-call.ts';

/** R18: the orders of the customer, or one of them (`?order=number`). */
export function OrdersPage() {
  const query = useQuery();
  const number = query.get('order');
  return number === null ? <OrderList /> : <OwnOrder key={number} number={number} />;
}

/** One of the customer's orders, found by its number. */
function OwnOrder({ number }: { number: string }) {
  const { orders } = useMessages();
  const loaded = useCall<typeof myOrdersOperation>('casamaestra.orders.mine', {
    search: number,
    page_size: 10,
  });
  return (
    <CallContent loaded={loaded} waiting={<OrderWaiting />}>
      {({ orders: found }) => {
        const order = found.find((one) => one.order_number === number);
        return order ? (
          <OrderByToken token={order.order_token} />
        ) : (
          <EmptyState icon="search" title={orders.notFound}>
            <LinkButton href={urls.orders()}>{orders.back}</LinkButton>
          </EmptyState>
        );
      }}
    </CallContent>
  );
}
