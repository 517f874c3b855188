import { useLoaded } from '../use-loaded.ts';
import type { Loaded } from '../use-loaded.ts';
import { soldNow } from '../../goods/sold-now.ts';
import { wishesOf } from './wish.ts';

export type Wishes = ReturnType<typeof wishesOf>;

/** The products of some wished SKUs, as they are sold now. */
export function useWishes(skus: readonly string[]): Loaded<Wishes> {
  return useLoaded(skus.join(';'), async (signal) => {
    try {
      return { state: 'ready', value: wishesOf(skus, await soldNow(skus, signal)), stale: false };
    } catch (error) {
      if (!signal.aborted) console.warn('the products of the wishlist could not be loaded', error);
      return { state: 'unreachable' };
    }
  });
}
