import type { Area } from '../area.ts';
import { createWishedBy } from './keep-wishlist.usecase.ts';
import type { WishedBy, WishlistParts } from './keep-wishlist.usecase.ts';
import { addToWishlistEndpoint, removeFromWishlistEndpoint, wishlistEndpoint } from './wishlist.endpoint.ts';

export interface WishlistArea extends Area {
  readonly wishedBy: WishedBy;
}

/** Wishlists of customers (C10). */
export function createWishlistArea(parts: WishlistParts): WishlistArea {
  return {
    endpoints: [addToWishlistEndpoint(parts), removeFromWishlistEndpoint(parts), wishlistEndpoint(parts)],
    wishedBy: createWishedBy(parts),
  };
}
