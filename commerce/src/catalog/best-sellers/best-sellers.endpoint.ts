import { bestSellersOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments, Endpoint } from '../../contract-http/endpoint.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectOrderedItems, selectSoldItems } from './best-sellers.queries.ts';
import type { TopItem } from './best-sellers.queries.ts';

/** Best sellers move slowly and are dear to count. */
const KEEP_MS = 600_000;
const MOST_KEPT = 200;

function wholeNumber(args: CallArguments, name: string, absent: number, most: number): Outcome<number> {
  const sent = args[name];
  if (sent === undefined || sent === '') return accepted(absent);
  const value = Number(sent);
  return Number.isSafeInteger(value) && value >= 1 && value <= most
    ? accepted(value)
    : refused('invalid_input', `«${name}» dev’essere un numero intero da 1 a ${most}.`, name);
}

/** The most ordered items of the last days. */
export function bestSellersEndpoint(database: Database, clock: Clock): Endpoint<typeof bestSellersOperation> {
  const kept = new Map<string, { readonly at: number; readonly items: TopItem[] }>();

  async function items(days: number, limit: number): Promise<TopItem[]> {
    const key = `${days} ${limit}`;
    const known = kept.get(key);
    if (known !== undefined && clock.now() - known.at < KEEP_MS) return known.items;
    const ordered = await selectOrderedItems(database, days, limit);
    const found = ordered.length > 0 ? ordered : await selectSoldItems(database, limit);
    if (kept.size >= MOST_KEPT) kept.clear();
    // A shop that has sold nothing yet is asked again.
    if (found.length > 0) kept.set(key, { at: clock.now(), items: found });
    return found;
  }

  return {
    operation: bestSellersOperation,
    anyVerb: true,
    async answer(args) {
      const days = wholeNumber(args, 'days_back', 30, 3650);
      if (!days.ok) return days;
      const limit = wholeNumber(args, 'top_limit', 30, 500);
      if (!limit.ok) return limit;
      return accepted(await items(days.value, limit.value));
    },
  };
}
