import type { Database } from '../platform/database/connection.ts';
import type { Gauges } from '../platform/http/gauges.ts';
import { readUnpaidOrders } from './held-goods.queries.ts';

/** What unpaid orders hold of the shop: an operator is called when it grows. */
export const unpaidOrdersGauges = (database: Database): Gauges => ({
  help: {
    orders_unpaid: 'Orders that wait for their payment',
    orders_unproved: 'Transfers whose mailed link nobody opened',
    orders_unpaid_euros: 'Value of unpaid orders',
    orders_unpaid_articles_ratio: 'Share of the articles of which unpaid orders hold more than is left',
  },
  async read() {
    const { orders, unproved, cents, scarce, articles } = await readUnpaidOrders(database);
    return {
      orders_unpaid: orders,
      orders_unproved: unproved,
      orders_unpaid_euros: cents / 100,
      orders_unpaid_articles_ratio: articles === 0 ? 0 : scarce / articles,
    };
  },
});
