import type { Area } from '../area.ts';
import { createWishlistOf } from './manage-wishlist.usecase.ts';
import type { WishlistOf, WishlistDependencies } from './manage-wishlist.usecase.ts';
import {
  addToWishlistEndpoint,
  removeFromWishlistEndpoint,
  wishlistEndpoint,
  wishlistPageEndpoint,
} from './wishlist.endpoint.ts';

export interface WishlistArea extends Area {
  readonly wishlistOf: WishlistOf;
}

/** Wishlists of customers (C10). */
export function createWishlistArea(deps: WishlistDependencies): WishlistArea {
  return {
    endpoints: [
      addToWishlistEndpoint(deps),
      removeFromWishlistEndpoint(deps),
      wishlistEndpoint(deps),
      wishlistPageEndpoint(deps),
    ],
    wishlistOf: createWishlistOf(deps),
  };
}
