import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectOrderedItems, selectSoldItems } from './best-sellers.queries.ts';
import type { TopItem } from './best-sellers.queries.ts';

/** Best sellers change slowly and are expensive to count. */
const KEEP_MS = 600_000;
const MOST_KEPT = 200;

/**
 * The most ordered items of the last days; before the first order, items of the products with the highest
 * imported sales.
 */
export type BestSellers = (days: number, limit: number) => Promise<TopItem[]>;

export function createBestSellers(database: Database, clock: Clock): BestSellers {
  const kept = new Map<string, { readonly at: number; readonly items: TopItem[] }>();
  return async (days, limit) => {
    const key = `${days} ${limit}`;
    const known = kept.get(key);
    if (known !== undefined && clock.now() - known.at < KEEP_MS) return known.items;
    const ordered = await selectOrderedItems(database, days, limit);
    const found = ordered.length > 0 ? ordered : await selectSoldItems(database, limit);
    if (kept.size >= MOST_KEPT) kept.clear();
    // An empty result is not cached: the shop may soon have sales.
    if (found.length > 0) kept.set(key, { at: clock.now(), items: found });
    return found;
  };
}
