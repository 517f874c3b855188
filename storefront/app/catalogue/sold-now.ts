import type { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { readService } from '../platform/service-call.ts';

/**
 * Current data of products by SKU (at most 100), requested from the browser.
 * @throws ServiceUnreachable
 */
export async function soldNow(skus: readonly string[], signal: AbortSignal): Promise<readonly Product[]> {
  const query = { skus: skus.join(';'), per_page: '100', without_facets: '1' };
  const { products } = await readService<typeof listingOperation>(
    'mymb_ecommerce.mymb_b2c.solr_search.shop',
    query,
    signal,
  );
  return products;
}
