import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import css from './order-list.module.css';
import { orderTabs, ordersHref, tabCounts } from './orders-query.ts';
import type { OrdersQuery } from './orders-query.ts';

type OrderTabsProps = { query: OrdersQuery; byState: Partial<Record<OrderState, number>> | undefined };

/** Orders by state, with how many there are; links, so that each has its address. */
export function OrderTabs({ query, byState }: OrderTabsProps) {
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
