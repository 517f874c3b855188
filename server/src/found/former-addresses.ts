import { formerAddressOperation } from '@casamaestra/contract/redirects/redirects.operations.ts';
import type { Exchange } from '../exchange.ts';
import type { Shop } from '../shop.ts';

/** What became of the address of a page that is not there; undefined when nothing is known, and for a page's data. */
export async function formerAddress({ path, query, method, requestId }: Exchange, shop: Shop) {
  const { absent = [], client } = shop.commerce;
  const isPage = (method === 'GET' || method === 'HEAD') && !path.endsWith('.data');
  if (!isPage || absent.includes('redirects')) return undefined;
  const address = query === '' ? path : `${path}?${query}`;
  if (address.length > 2_000) return undefined;
  try {
    const outcome = await client.call(formerAddressOperation, { address });
    return outcome.ok && outcome.value.status !== null ? outcome.value : undefined;
  } catch (error) {
    // The page that says so is there all the same.
    shop.log.warn({ err: error, requestId }, 'a former address could not be looked up');
    return undefined;
  }
}
