import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';

const method = <const Name extends string>(name: Name) =>
  `/api/method/mymb_ecommerce.mymb_ecommerce.wishlist.${name}` as const;
const itemCode = z.string().trim().min(1).max(80);
const outcome = z.object({ status: z.enum(['success', 'error']), message: z.string().optional() });

/** Adds an item to the wishlist, by SKU; idempotent, with an empty response. Jwt. */
export const addToWishlistOperation = operation({
  name: 'wishlist.add',
  verb: 'POST',
  path: method('add_to_wishlist'),
  aliases: [],
  envelope: 'message',
  summary: 'Add an item to the own wishlist',
  input: z.object({ item_code: itemCode }),
  output: outcome.optional(),
  refusals: [...inputCodes, 'login_required'],
});

/** Removes an item from the customer's wishlist. Jwt. */
export const removeFromWishlistOperation = operation({
  name: 'wishlist.remove',
  verb: 'POST',
  path: method('remove_from_wishlist'),
  aliases: [],
  envelope: 'message',
  summary: 'Remove an item from the own wishlist',
  input: z.object({ item_code: itemCode }),
  output: outcome,
  refusals: [...inputCodes, 'login_required'],
});

/** The customer's wishlist, newest first; identified by the token alone. Jwt. */
export const wishlistOperation = operation({
  name: 'wishlist.get',
  verb: 'POST',
  path: method('get_from_wishlist'),
  aliases: [],
  envelope: 'message',
  summary: 'Items of the own wishlist',
  input: z.object({
    item_code: itemCode.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    per_page: z.coerce.number().int().min(1).max(500).default(20),
  }),
  output: z.array(z.object({ item_code: z.string() })),
  refusals: [...inputCodes, 'login_required'],
});

/** The most SKUs that one call asks about. */
export const wishlistAskedMax = 200;

/**
 * One page of the own wishlist, newest first, with how many items the whole has (after the last page comes the last
 * again, and its number says so); or, of the SKUs that are named, those
 * that it holds. Jwt.
 */
export const wishlistPageOperation = operation({
  name: 'wishlist.page',
  verb: 'POST',
  path: '/api/method/casamaestra.wishlist.page',
  aliases: [],
  envelope: 'message',
  summary: 'One page of the own wishlist with its total, or which of some items it holds',
  input: z.object({
    skus: z.array(itemCode).max(wishlistAskedMax).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    per_page: z.coerce.number().int().min(1).max(wishlistAskedMax).default(10),
  }),
  output: z.object({
    skus: z.array(z.string()),
    page: z.number().int().min(1),
    total: z.number().int().min(0),
  }),
  refusals: [...inputCodes, 'login_required'],
});
