import { lineMax } from '@casamaestra/contract/cart/quote.ts';
import { productsPriceOperation } from '@casamaestra/contract/cart/products-price.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { guestEndpoint } from '../contract-http/endpoint-of.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connection.ts';
import { presentPrice } from './present-price.ts';
import { readPrices } from './read-prices.usecase.ts';

/** "A;B", '["A","B"]' or a list; undefined when it is none of these. */
function readSkus(sent: string | readonly string[]): readonly string[] | undefined {
  if (typeof sent !== 'string') return sent;
  if (!sent.trimStart().startsWith('[')) return sent.split(';').map((sku) => sku.trim());
  try {
    const list: unknown = JSON.parse(sent);
    return Array.isArray(list) && list.every((sku) => typeof sku === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Current prices by SKU. */
export function productsPriceEndpoint(
  database: Database,
  clock: Clock,
): Endpoint<typeof productsPriceOperation> {
  return guestEndpoint(
    productsPriceOperation,
    async (input) => {
      if (input.skus === undefined) return refused('field_required', { field: 'skus' }, 'skus');
      const wanted = readSkus(input.skus);
      if (wanted === undefined) return refused('skus_no_list', {}, 'skus');
      const skus = [...new Set(wanted.filter((sku) => sku !== ''))];
      if (skus.length > lineMax)
        return refused('field_too_long', { field: 'skus', most: lineMax, unit: 'entries' }, 'skus');
      const prices = await readPrices(database, skus, clock.now());
      return accepted(Object.fromEntries(prices.map((price) => [price.sku, presentPrice(price)])));
    },
    { anyVerb: true },
  );
}
