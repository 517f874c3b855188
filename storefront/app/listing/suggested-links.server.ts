import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { helpOperation, menuOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { HelpEntry } from '@casamaestra/contract/content/content.operations.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { cardWithDelivery } from './card-with-delivery.ts';
import type { Card } from '../catalogue/card.ts';
import type { ListingQuery } from './listing-query.ts';
import { categoryOf } from './listing-view.ts';
import type { SuggestedLink } from './listing-view.ts';

const popularShown = 12;
const productsShown = 4;

/** The departments of the menu, as suggested links on empty pages. */
export async function popularCategories(commerce: ContractClient): Promise<SuggestedLink[]> {
  const menu = await commerce.call(menuOperation, {});
  if (!menu.ok) return [];
  return menu.value
    .filter((item) => item.parent_menu === null && item.disable === 0 && item.url.includes('category='))
    .slice(0, popularShown)
    .map((item) => ({ label: item.label, category: categoryOf(item.url) }));
}

/** A few best sellers of a category (or of all), without those shown already. */
export async function alsoLiked(
  commerce: ContractClient,
  category: string,
  shown: readonly Card[],
  locale: Language,
): Promise<Card[]> {
  const listing = await commerce.call(listingOperation, {
    ...(category !== '' && { category }),
    per_page: productsShown + shown.length,
    order_by: 'best-seller',
    is_in_stock: '1',
    without_facets: '1',
  });
  if (!listing.ok) return [];
  const known = new Set(shown.map((card) => card.id));
  return listing.value.products
    .filter((product) => !known.has(product.id))
    .slice(0, productsShown)
    .map((product) => cardWithDelivery(product, locale));
}

/** Answers and guides for the searched words, on the first page. */
export async function helpFor(
  commerce: ContractClient,
  { term, page }: Pick<ListingQuery, 'term' | 'page'>,
): Promise<readonly HelpEntry[]> {
  if (term === '' || page > 1) return [];
  const help = await commerce.call(helpOperation, { term });
  return help.ok ? help.value : [];
}
