import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { useEffect, useState } from 'react';
import type { Loading } from '../use-call.ts';
import { wishesOf } from './wish.ts';

export type Wishes = ReturnType<typeof wishesOf>;

/** The products of some wished SKUs, as they are sold now. */
export function useWishes(skus: readonly string[]): { answer: Loading<Wishes>; reload: () => void } {
  const [answer, setAnswer] = useState<Loading<Wishes>>({ state: 'waiting' });
  const [turn, setTurn] = useState(0);
  const asked = skus.join(';');
  useEffect(() => {
    const leaving = new AbortController();
    const wanted = asked.split(';');
    setAnswer((now) => (now.state === 'ready' ? { ...now, stale: true } : { state: 'waiting' }));
    soldNow(asked, wanted.length, leaving.signal)
      .then((products) => setAnswer({ state: 'ready', value: wishesOf(wanted, products), stale: false }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('the products of the wishlist could not be loaded', error);
        setAnswer({ state: 'unreachable' });
      });
    return () => leaving.abort();
  }, [asked, turn]);
  return { answer, reload: () => setTurn((now) => now + 1) };
}

async function soldNow(skus: string, count: number, signal: AbortSignal): Promise<readonly Product[]> {
  const query = new URLSearchParams({ skus, per_page: String(count), without_facets: '1' });
  const response = await fetch(`/api/shop?${query}`, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  const body: { message?: { products?: Product[] } } = await response.json();
  if (!body.message?.products) throw new Error('the answer holds no products');
  return body.message.products;
}
