import type { Pinned, SearchEngine } from '@casamaestra/search/search-engine.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { SearchPin } from '../view/content-view.ts';
import { selectProductsByCode } from './pinned-products.queries.ts';

/** Pins as the search takes them: by the key of their query, products by id. A code that no product has is left out. */
export async function readPinned(
  database: Database,
  pins: readonly SearchPin[],
  keyOf: SearchEngine['queryKey'],
): Promise<Pinned> {
  const pinned = new Map<string, readonly number[]>();
  if (pins.length === 0) return pinned;
  const codes = [...new Set(pins.flatMap(({ products }) => products))];
  const ids = await selectProductsByCode(database, codes);
  for (const { query, products } of pins) {
    const found = products.flatMap((code) => ids.get(code) ?? []);
    if (found.length > 0) pinned.set(keyOf(query), found);
  }
  return pinned;
}

/** Gives the search what the shop shows first. */
export async function applyPins(
  database: Database,
  pins: readonly SearchPin[],
  engine: Pick<SearchEngine, 'setPinned' | 'queryKey'>,
): Promise<void> {
  engine.setPinned(await readPinned(database, pins, (text) => engine.queryKey(text)));
}
