import {
  addToWishlistOperation,
  removeFromWishlistOperation,
  wishlistOperation,
} from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { readInput } from '../contract-http/read-input.ts';
import { addWish, readWishlist, removeWish } from './keep-wishlist.usecase.ts';
import type { WishlistParts } from './keep-wishlist.usecase.ts';

export function addToWishlistEndpoint(parts: WishlistParts): Endpoint<typeof addToWishlistOperation> {
  return {
    operation: addToWishlistOperation,
    alsoPut: true,
    async answer(args, caller) {
      const input = readInput(addToWishlistOperation.input, args);
      return input.ok ? addWish(parts, caller, input.value.item_code) : input;
    },
  };
}

export function removeFromWishlistEndpoint(
  parts: WishlistParts,
): Endpoint<typeof removeFromWishlistOperation> {
  return {
    operation: removeFromWishlistOperation,
    alsoPut: true,
    async answer(args, caller) {
      const input = readInput(removeFromWishlistOperation.input, args);
      return input.ok ? removeWish(parts, caller, input.value.item_code) : input;
    },
  };
}

export function wishlistEndpoint(parts: WishlistParts): Endpoint<typeof wishlistOperation> {
  return {
    operation: wishlistOperation,
    anyVerb: true,
    async answer(args, caller) {
      const input = readInput(wishlistOperation.input, args);
      return input.ok ? readWishlist(parts, caller, input.value) : input;
    },
  };
}
