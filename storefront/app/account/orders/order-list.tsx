import type { myOrdersOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Pagination } from '@casamaestra/ui/pagination.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useState } from 'react';
import { useQuery } from '../../router/use-page.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { CallContent } from '../layout/call-content.tsx';
import { useCall } from '../use-call.ts';
import css from './order-list.module.css';
import { OrderTable } from './order-table.tsx';
import { OrdersSearch } from './orders-search.tsx';
import { ordersHref, ordersQueryOf, periodDays, tabStates, orderTabs, tabCounts } from './orders-query.ts';
import type { OrdersQuery } from './orders-query.ts';

const pageSize = 10;

/**
 * The customer's orders with search, status tabs and period; the state is in the URL, so that back and reload
 * work.
 */
export function OrderList() {
  const params = useQuery();
  const query = ordersQueryOf(params);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const loaded = useCall<typeof myOrdersOperation>('casamaestra.orders.mine', {
    page: query.page,
    page_size: pageSize,
    search: query.search,
    states: [...tabStates[query.tab]],
    ...periodDays(query.period, today),
  });
  const { answer } = loaded;
  return (
    <div className={css.list} data-in-place="">
      <OrdersSearch query={query} thisYear={Number(today.slice(0, 4))} />
      <OrderTabs query={query} byState={answer.state === 'ready' ? answer.value.by_state : undefined} />
      <CallContent loaded={loaded} waiting={<Waiting />}>
        {(found) => <Found found={found} query={query} />}
      </CallContent>
    </div>
  );
}

const Waiting = () => (
  <div className={css.waiting}>
    {Array.from({ length: 4 }, (_, row) => (
      <Skeleton key={row} height="5.25rem" />
    ))}
  </div>
);

function Found({ found, query }: { found: OperationOutput<typeof myOrdersOperation>; query: OrdersQuery }) {
  const { orders } = useMessages();
  const asked = query.search !== '' || query.tab !== 'all' || query.period !== 'all' || query.page > 1;
  if (found.orders.length === 0)
    return asked ? (
      <EmptyState icon="search" title={orders.nothingFound} text={orders.nothingFoundText}>
        <LinkButton href={urls.orders()} variant="secondary">
          {orders.clear}
        </LinkButton>
      </EmptyState>
    ) : (
      <EmptyState icon="box" title={orders.none} text={orders.noneText}>
        <LinkButton href={urls.shop()}>{orders.toShop}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <p role="status" className={css.count}>
        {orders.found(found.total_count)}
      </p>
      <div data-travel="">
        <OrderTable rows={found.orders} />
      </div>
      <Pagination
        label={orders.pages}
        page={query.page}
        pages={Math.ceil(found.total_count / pageSize)}
        href={(page) => ordersHref(query, { page })}
        previousLabel={orders.previous}
        nextLabel={orders.next}
        pageLabel={orders.pageNumber}
      />
    </>
  );
}

type OrderTabsProps = { query: OrdersQuery; byState: Partial<Record<OrderState, number>> | undefined };

/** Tabs by order status with counts; they are links, so that each has its URL. */
function OrderTabs({ query, byState }: OrderTabsProps) {
  const { orders } = useMessages();
  const counts = byState && tabCounts(byState);
  return (
    <nav aria-label={orders.tabsLabel} className={css.tabs}>
      <ul className={css.tabList}>
        {orderTabs.map((tab) => (
          <li key={tab}>
            <a
              className={css.tab}
              href={ordersHref(query, { tab })}
              aria-current={tab === query.tab ? 'true' : undefined}
            >
              {orders.tabs[tab]} <span className={css.tabCount}>{counts ? counts[tab] : '·'}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
