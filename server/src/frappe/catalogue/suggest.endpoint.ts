import { suggestOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { guestEndpoint } from '@casamaestra/commerce/contract-http/endpoint-of.ts';
import type { FrappeDependencies } from '../frappe-dependencies.ts';
import { frappeListingSchema } from './listing.endpoint.ts';
import { productOf, sellable } from './frappe-product.ts';
import { searchWords } from './search-words.ts';

const termMin = 3;
const shownMax = 10;

/** Positions [start, end) of a term's words in a name, to show them in bold. */
export function matchRanges(name: string, term: string): [number, number][] {
  const folded = name.toLowerCase();
  // Lower-casing may change the length ("İ"): then positions are unreliable.
  if (folded.length !== name.length) return [];
  const found = term.split(' ').flatMap((word): [number, number][] => {
    const at = word === '' ? -1 : folded.indexOf(word);
    return at < 0 ? [] : [[at, at + word.length]];
  });
  const merged: [number, number][] = [];
  for (const [start, end] of found.toSorted((one, other) => one[0] - other[0])) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** GET products for the letters typed; the service suggests no categories, brands or words. */
export function suggestEndpoint({ frappe }: FrappeDependencies): Endpoint<typeof suggestOperation> {
  return guestEndpoint(suggestOperation, async (input, caller) => {
    const term = input.term.trim().replaceAll(/\s+/g, ' ').toLowerCase();
    const nothing = {
      term,
      correction: null,
      products: [],
      categories: [],
      brands: [],
      completions: [],
      total: null,
    };
    const words = searchWords(term);
    if (words.length < termMin) return { ok: true, value: nothing };
    const { category } = input;
    const asked = {
      search_term: words,
      per_page: Math.min(shownMax, Math.max(1, input.limit)),
      category: category === '' ? undefined : category,
    };
    const found = await frappe.ask('listing', asked, frappeListingSchema, { address: caller.address });
    if (!found.ok) return found;
    const products = sellable(found.value.products).map((row) => productOf(row));
    return {
      ok: true,
      value: {
        ...nothing,
        products: products.map((product) => ({
          id: product.id,
          name: product.name,
          slug: product.slug,
          ranges: matchRanges(product.name, words),
          picture: product.small_pictures[0] ?? product.main_pictures[0] ?? null,
          min_price: product.min_price,
          max_price: product.max_price,
          old_price:
            product.is_sale &&
            (product.min_price === product.max_price || product.promo_price === product.min_price)
              ? product.price
              : null,
        })),
      },
    };
  });
}
