import type { Area, ShopParts } from './area.ts';

/** The areas that sell: customers, cart, checkout, payments, orders and what belongs to them. */
export function createSellingAreas(_parts: ShopParts): readonly Area[] {
  return [];
}
