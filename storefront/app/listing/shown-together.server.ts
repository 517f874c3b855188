import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { CallOutcome, ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { listingInput } from './listing-query.ts';
import type { ListingQuery } from './listing-query.ts';

/** The page asked for, with the products of those before it that are shown above. */
export async function shownTogether(
  commerce: ContractClient,
  query: ListingQuery,
): Promise<CallOutcome<Listing>> {
  const before = Array.from({ length: query.page - query.from }, (_, index) => query.from + index);
  const [asked, ...above] = await Promise.all([
    commerce.call(listingOperation, listingInput(query)),
    ...before.map((page) =>
      commerce.call(listingOperation, { ...listingInput({ ...query, page }), without_facets: '1' }),
    ),
  ]);
  if (!asked.ok) return asked;
  const products = [...above.flatMap((one) => (one.ok ? one.value.products : [])), ...asked.value.products];
  // A product may have moved from one page to the next between two answers.
  const once = new Map(products.map((product) => [product.id, product]));
  return { ...asked, value: { ...asked.value, products: [...once.values()] } };
}
