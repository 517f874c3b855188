import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { useLoaded } from '../use-loaded.ts';
import type { Loaded } from '../use-loaded.ts';
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

async function soldNow(skus: readonly string[], signal: AbortSignal): Promise<readonly Product[]> {
  const query = new URLSearchParams({
    skus: skus.join(';'),
    per_page: String(skus.length),
    without_facets: '1',
  });
  const response = await fetch(`/api/shop?${query}`, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  const body: { message?: { products?: Product[] } } = await response.json();
  if (!body.message?.products) throw new Error('the answer holds no products');
  return body.message.products;
}
