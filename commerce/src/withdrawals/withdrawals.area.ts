import type { Area, AreaDependencies } from '../area.ts';
import type { OrdersServices } from '../orders/orders-dependencies.ts';
import { declareWithdrawalEndpoint, openWithdrawalEndpoint } from './withdrawals.endpoint.ts';

/** Withdrawals, from the declaration to the returned goods. */
export function createWithdrawalsArea(shared: AreaDependencies, services: OrdersServices): Area {
  const deps = { ...shared, ...services };
  return { endpoints: [openWithdrawalEndpoint(deps), declareWithdrawalEndpoint(deps)] };
}
