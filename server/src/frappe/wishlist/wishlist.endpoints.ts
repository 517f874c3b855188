import {
  addToWishlistOperation,
  removeFromWishlistOperation,
  wishlistOperation,
  wishlistPageOperation,
} from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { z } from 'zod';
import { type SealedCustomerDependencies, forCustomer, frappeCustomerEndpoint } from '../frappe-endpoint.ts';

/** The service answers nothing at all for an empty list. */
const wishlistShape = z.array(z.object({ item_code: z.string() })).default([]);

/** More than anyone keeps: the Frappe call does not tell how many there are. */
const whole = { page: 1, per_page: 500 };

/** The customer's wishlist. */
export const wishlistEndpoints = (deps: SealedCustomerDependencies): readonly Endpoint[] => [
  frappeCustomerEndpoint(deps, addToWishlistOperation, async (input, session, caller) => {
    const added = await deps.frappe.ask('addWishlistItem', input, z.unknown(), forCustomer(session, caller));
    return added.ok ? { ok: true, value: undefined } : added;
  }),
  frappeCustomerEndpoint(deps, removeFromWishlistOperation, async (input, session, caller) => {
    const removed = await deps.frappe.ask(
      'removeWishlistItem',
      input,
      z.unknown(),
      forCustomer(session, caller),
    );
    return removed.ok ? { ok: true, value: { status: 'success' as const } } : removed;
  }),
  frappeCustomerEndpoint(deps, wishlistOperation, (input, session, caller) =>
    deps.frappe.ask('wishlist', input, wishlistShape, forCustomer(session, caller)),
  ),
  frappeCustomerEndpoint(deps, wishlistPageOperation, async (input, session, caller) => {
    const { skus: named, per_page: limit } = input;
    const found = await deps.frappe.ask('wishlist', whole, wishlistShape, forCustomer(session, caller));
    if (!found.ok) return found;
    const all = found.value.map(({ item_code: sku }) => sku);
    const page = Math.max(1, Math.min(input.page, Math.ceil(all.length / limit)));
    const wanted = new Set(named);
    const skus = named ? all.filter((sku) => wanted.has(sku)) : all.slice((page - 1) * limit, page * limit);
    return { ok: true, value: { skus, page, total: all.length } };
  }),
];
