import {
  addToWishlistOperation,
  removeFromWishlistOperation,
  wishlistOperation,
  wishlistPageOperation,
} from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { readInput } from '../contract-http/read-input.ts';
import {
  addWishlistItem,
  readWishlist,
  removeWishlistItem,
  wishlistPage,
} from './manage-wishlist.usecase.ts';
import type { WishlistDependencies } from './manage-wishlist.usecase.ts';

export function addToWishlistEndpoint(deps: WishlistDependencies): Endpoint<typeof addToWishlistOperation> {
  return {
    operation: addToWishlistOperation,
    alsoPut: true,
    async answer(args, caller) {
      const input = readInput(addToWishlistOperation.input, args);
      return input.ok ? addWishlistItem(deps, caller, input.value.item_code) : input;
    },
  };
}

export function removeFromWishlistEndpoint(
  deps: WishlistDependencies,
): Endpoint<typeof removeFromWishlistOperation> {
  return {
    operation: removeFromWishlistOperation,
    alsoPut: true,
    async answer(args, caller) {
      const input = readInput(removeFromWishlistOperation.input, args);
      return input.ok ? removeWishlistItem(deps, caller, input.value.item_code) : input;
    },
  };
}

export function wishlistEndpoint(deps: WishlistDependencies): Endpoint<typeof wishlistOperation> {
  return {
    operation: wishlistOperation,
    anyVerb: true,
    async answer(args, caller) {
      const input = readInput(wishlistOperation.input, args);
      return input.ok ? readWishlist(deps, caller, input.value) : input;
    },
  };
}

export function wishlistPageEndpoint(deps: WishlistDependencies): Endpoint<typeof wishlistPageOperation> {
  return {
    operation: wishlistPageOperation,
    async answer(args, caller) {
      const input = readInput(wishlistPageOperation.input, args);
      return input.ok ? wishlistPage(deps, caller, input.value) : input;
    },
  };
}
