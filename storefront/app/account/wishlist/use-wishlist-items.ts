import { useLoaded } from '../use-loaded.ts';
import type { Loaded } from '../use-loaded.ts';
import { soldNow } from '../../catalogue/sold-now.ts';
import { wishlistItemsOf } from './wishlist-item.ts';

export type WishlistItems = ReturnType<typeof wishlistItemsOf>;

/** Current product data of the wishlist items. */
export function useWishlistItems(skus: readonly string[]): Loaded<WishlistItems> {
  return useLoaded(skus.join(';'), async (signal) => {
    try {
      return { state: 'ready', value: wishlistItemsOf(skus, await soldNow(skus, signal)), stale: false };
    } catch (error) {
      if (!signal.aborted) console.warn('the products of the wishlist could not be loaded', error);
      return { state: 'unreachable' };
    }
  });
}
