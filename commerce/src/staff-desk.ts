import type { ShopParts } from './area.ts';
import { createOrderDesk } from './orders/orders.area.ts';
import type { OrdersParts } from './orders/orders-parts.ts';
import { createPaymentsArea, transferDetails } from './payments/payments.area.ts';
import { createSellingParts } from './selling-areas.ts';

/** What the staff's commands work with, beside a running shop or without one: the same rules, the same database. */
export function createStaffDesk(shop: ShopParts): OrdersParts {
  const selling = createSellingParts(shop);
  const orders = createOrderDesk(shop.clock);
  const { desk: payments } = createPaymentsArea(selling, orders);
  return {
    ...selling,
    orders,
    payments,
    transferDetails: (transfer) => transferDetails(shop.config, transfer),
  };
}
