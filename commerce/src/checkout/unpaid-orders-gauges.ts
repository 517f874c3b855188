import type { Database } from '../platform/database/connection.ts';
import type { Gauges } from '../platform/http/gauges.ts';
import { readUnpaidOrders } from './held-stock.queries.ts';

/** Metrics of the stock reserved by unpaid orders, for alerts. */
export const unpaidOrdersGauges = (database: Database): Gauges => ({
  help: {
    orders_unpaid: 'Orders that wait for their payment',
    orders_unproved: 'Transfers whose mailed link nobody opened',
    orders_unpaid_euros: 'Value of unpaid orders',
    orders_unpaid_articles_ratio: 'Share of the articles of which unpaid orders hold more than is left',
  },
  async read() {
    const { orders, unconfirmed, cents, scarce, articles } = await readUnpaidOrders(database);
    return {
      orders_unpaid: orders,
      orders_unproved: unconfirmed,
      orders_unpaid_euros: cents / 100,
      orders_unpaid_articles_ratio: articles === 0 ? 0 : scarce / articles,
    };
  },
});
