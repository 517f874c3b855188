import {
  addToWishlistOperation,
  removeFromWishlistOperation,
  wishlistOperation,
  wishlistPageOperation,
} from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { guestEndpoint } from '../contract-http/endpoint-of.ts';
import {
  addWishlistItem,
  readWishlist,
  removeWishlistItem,
  wishlistPage,
} from './manage-wishlist.usecase.ts';
import type { WishlistDependencies } from './manage-wishlist.usecase.ts';

export function addToWishlistEndpoint(deps: WishlistDependencies): Endpoint<typeof addToWishlistOperation> {
  return guestEndpoint(
    addToWishlistOperation,
    (input, caller) => addWishlistItem(deps, caller, input.item_code),
    { alsoPut: true },
  );
}

export function removeFromWishlistEndpoint(
  deps: WishlistDependencies,
): Endpoint<typeof removeFromWishlistOperation> {
  return guestEndpoint(
    removeFromWishlistOperation,
    (input, caller) => removeWishlistItem(deps, caller, input.item_code),
    { alsoPut: true },
  );
}

export function wishlistEndpoint(deps: WishlistDependencies): Endpoint<typeof wishlistOperation> {
  return guestEndpoint(wishlistOperation, (input, caller) => readWishlist(deps, caller, input), {
    anyVerb: true,
  });
}

export function wishlistPageEndpoint(deps: WishlistDependencies): Endpoint<typeof wishlistPageOperation> {
  return guestEndpoint(wishlistPageOperation, (input, caller) => wishlistPage(deps, caller, input));
}
