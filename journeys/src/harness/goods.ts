import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';

import { shopUrl } from './shop-of-worker.ts';

interface Wanted {
  readonly query?: string;
  readonly stockFrom?: number;
  readonly stockTo?: number;
}

const taken = new Set<string>();

/**
 * A product with one variant and enough stock that no other test of this file uses. Files run one after the
 * other.
 */
export async function oneProduct({ query = 'max_price=40', stockFrom = 20, stockTo = 1e6 }: Wanted = {}) {
  const answer = await fetch(`${shopUrl()}/api/shop?per_page=500&is_in_stock=1&${query}`);
  const { products } = ((await answer.json()) as { message: Listing }).message;
  const found = products.find(
    ({ sku, variants, stock }) =>
      variants.length === 0 && stock >= stockFrom && stock <= stockTo && !taken.has(sku),
  );
  if (!found) throw new Error(`the catalogue lacks a product that this test needs (${query})`);
  taken.add(found.sku);
  return found;
}

/** A cart line. */
export const cartLine = ({ name, sku, slug, min_price: price }: Product, qty = 1) => ({
  name,
  sku,
  slug,
  price,
  qty,
  stock: null,
  small_pictures: [],
});

/** "1.234,50 €", with a non-breaking space. */
export const euros = (amount: number): string =>
  new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' }).format(
    amount,
  );
