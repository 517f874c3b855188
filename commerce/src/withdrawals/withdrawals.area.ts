import type { Area, SellingParts } from '../area.ts';
import type { OrdersNeighbours } from '../orders/orders-parts.ts';
import { declareWithdrawalEndpoint, openWithdrawalEndpoint } from './withdrawals.endpoint.ts';

/** The right to withdraw from an order, from the declaration to the goods that came back. */
export function createWithdrawalsArea(selling: SellingParts, neighbours: OrdersNeighbours): Area {
  const parts = { ...selling, ...neighbours };
  return { endpoints: [openWithdrawalEndpoint(parts), declareWithdrawalEndpoint(parts)] };
}
