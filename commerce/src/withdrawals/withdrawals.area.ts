import type { Area, AreaDependencies } from '../area.ts';
import type { OrdersServices } from '../orders/orders-dependencies.ts';
import { declareWithdrawalEndpoint, openWithdrawalEndpoint } from './withdrawals.endpoint.ts';

/** The right to withdraw from an order, from the declaration to the goods that came back. */
export function createWithdrawalsArea(shared: AreaDependencies, services: OrdersServices): Area {
  const deps = { ...shared, ...services };
  return { endpoints: [openWithdrawalEndpoint(deps), declareWithdrawalEndpoint(deps)] };
}
