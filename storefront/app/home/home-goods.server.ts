import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { ListingInput } from '@casamaestra/contract/catalog/listing.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { Home } from '@casamaestra/contract/content/content.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { cardWithDelivery } from '../listing/card-with-delivery.ts';
import { projectLines } from '../cart/project-lines.server.ts';
import { priceSpan } from '../catalogue/card.ts';
import { shownSlides } from './home-view.ts';
import type { HomeGoods } from './home-view.ts';

const rowLength = 5;
const withoutFacets = '1';

/** The goods of the home page: its rows, the prices of its slides, the list of its project. */
export async function homeGoods(commerce: ContractClient, home: Home, locale: Language): Promise<HomeGoods> {
  const row = async (query: Partial<ListingInput>) =>
    (await products(commerce, query)).map((product) => cardWithDelivery(product, locale));
  const [offers, featured, latest, lowestPrices, project] = await Promise.all([
    row({ min_discount_percent: 1, order_by: 'discount', is_in_stock: '1', per_page: rowLength }),
    row({ order_by: 'best-seller', is_in_stock: '1', per_page: rowLength }),
    row({ order_by: 'newest', per_page: rowLength }),
    lowestPricesOf(commerce, home),
    projectLines(commerce, home.promo_section?.goods ?? []),
  ]);
  return { offers, featured, latest, lowestPrices, project: project.goods };
}

async function products(commerce: ContractClient, query: Partial<ListingInput>): Promise<readonly Product[]> {
  const listing = await commerce.call(listingOperation, { ...query, without_facets: withoutFacets });
  return listing.ok ? listing.value.products : [];
}

/** The lowest price behind each slide that leads to a category. */
async function lowestPricesOf(commerce: ContractClient, home: Home): Promise<Map<string, number>> {
  const prices = await Promise.all(
    shownSlides(home).map(async ({ url }) => {
      const [path, query] = url.split('?');
      const category = new URLSearchParams(query).get('category');
      if (path !== urls.shop() || category === null) return [];
      const [cheapest] = await products(commerce, { category, order_by: 'price-asc', per_page: 1 });
      return cheapest ? [[url, priceSpan(cheapest)[0]] as const] : [];
    }),
  );
  return new Map(prices.flat());
}
