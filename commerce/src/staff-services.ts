import type { ShopDependencies } from './area.ts';
import { createAreaDependencies, staffDependencies } from './area-dependencies.ts';
import { createOrderService } from './orders/orders.area.ts';
import type { OrdersDependencies } from './orders/orders-dependencies.ts';
import type { StaffDependencies } from './staff/staff-dependencies.ts';
import { createPaymentsArea } from './payments/payments.area.ts';

/** Dependencies of the staff commands. They use the database directly, whether the shop runs or not. */
export function createStaffServices(shop: ShopDependencies): OrdersDependencies & StaffDependencies {
  const shared = staffDependencies(createAreaDependencies(shop));
  const orders = createOrderService(shop.clock);
  const { service: payments, transferDetails } = createPaymentsArea(shared, orders);
  return { ...shared, orders, payments, transferDetails };
}
