import {
  addToWishlistOperation,
  removeFromWishlistOperation,
  wishlistOperation,
} from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { z } from 'zod';
import { type CustomerParts, forCustomer, ownCall } from '../kept-call.ts';

/** The service says nothing at all for an empty list. */
const wishesShape = z.array(z.object({ item_code: z.string() })).default([]);

/** The own wishlist. */
export const wishlistEndpoints = (parts: CustomerParts): readonly Endpoint[] => [
  ownCall(parts, addToWishlistOperation, async (input, session, caller) => {
    const added = await parts.frappe.ask('addWish', input, z.unknown(), forCustomer(session, caller));
    return added.ok ? { ok: true, value: undefined } : added;
  }),
  ownCall(parts, removeFromWishlistOperation, async (input, session, caller) => {
    const removed = await parts.frappe.ask('removeWish', input, z.unknown(), forCustomer(session, caller));
    return removed.ok ? { ok: true, value: { status: 'success' as const } } : removed;
  }),
  ownCall(parts, wishlistOperation, (input, session, caller) =>
    parts.frappe.ask('wishes', input, wishesShape, forCustomer(session, caller)),
  ),
];
