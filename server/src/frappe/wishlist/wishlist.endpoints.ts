import {
  addToWishlistOperation,
  removeFromWishlistOperation,
  wishlistOperation,
} from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { z } from 'zod';
import { type CustomerDependencies, forCustomer, authenticatedEndpoint } from '../frappe-endpoint.ts';

/** The service answers nothing at all for an empty list. */
const wishlistShape = z.array(z.object({ item_code: z.string() })).default([]);

/** The customer's wishlist. */
export const wishlistEndpoints = (deps: CustomerDependencies): readonly Endpoint[] => [
  authenticatedEndpoint(deps, addToWishlistOperation, async (input, session, caller) => {
    const added = await deps.frappe.ask('addWishlistItem', input, z.unknown(), forCustomer(session, caller));
    return added.ok ? { ok: true, value: undefined } : added;
  }),
  authenticatedEndpoint(deps, removeFromWishlistOperation, async (input, session, caller) => {
    const removed = await deps.frappe.ask(
      'removeWishlistItem',
      input,
      z.unknown(),
      forCustomer(session, caller),
    );
    return removed.ok ? { ok: true, value: { status: 'success' as const } } : removed;
  }),
  authenticatedEndpoint(deps, wishlistOperation, (input, session, caller) =>
    deps.frappe.ask('wishlist', input, wishlistShape, forCustomer(session, caller)),
  ),
];
