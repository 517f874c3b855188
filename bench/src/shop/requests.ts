import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { LoadRequest } from '../load/raw-load.ts';

/** Requests like those of shoppers, made from the running shop's answers. */
export interface Requests {
  readonly listingCalls: LoadRequest[];
  readonly searchCalls: LoadRequest[];
  readonly suggestCalls: LoadRequest[];
  readonly detailCalls: LoadRequest[];
  readonly listingPages: LoadRequest[];
}

const shopPath = '/api/method/mymb_ecommerce.mymb_b2c.solr_search.shop';
const query = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();

async function listing(port: number, values: Record<string, string | number>): Promise<Listing> {
  const answer = await fetch(`http://127.0.0.1:${port}${shopPath}?${query(values)}`);
  if (!answer.ok) throw new Error(`listing answers ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { message: Listing }).message;
}

async function categoryUrls(port: number): Promise<string[]> {
  const top = await listing(port, { per_page: 1 });
  const second = await Promise.all(
    top.category.slice(0, 12).map((row) => listing(port, { per_page: 1, category: row.url })),
  );
  return [...top.category, ...second.flatMap((page) => page.category)].map((row) => row.url);
}

/** A typed search: two or three words of a name, every sixth with a missing letter. */
function typedTerm(name: string, index: number): string {
  const words = name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 3);
  const term = words.slice(index % 2, (index % 2) + 2 + (index % 2)).join(' ');
  return index % 6 === 5 && term.length > 6 ? term.slice(0, 3) + term.slice(4) : term;
}

/** Reads the shop once and makes the requests of the bench; the same for the same catalogue. */
export async function makeRequests(port: number): Promise<Requests> {
  const categories = await categoryUrls(port);
  const samples = await Promise.all(
    categories.slice(0, 60).map((category) => listing(port, { category, per_page: 24 })),
  );
  const products = samples.flatMap((page) => page.products);
  const names = products.map((product) => product.name);
  const listingQueries = categories.flatMap((category) =>
    [1, 2, 3].map((page) => query({ category, per_page: 24, page, order_by: 'price-asc' })),
  );
  const terms = [...new Set(names.map(typedTerm))].filter((term) => term.length > 3).slice(0, 800);
  return {
    listingCalls: listingQueries.map((text) => ({ path: `${shopPath}?${text}` })),
    searchCalls: terms.map((term) => ({ path: `${shopPath}?${query({ search_term: term, per_page: 24 })}` })),
    suggestCalls: terms.map((term, index) => ({
      path: `/api/method/casamaestra.search.suggest?${query({ term: term.slice(0, 3 + (index % 8)) })}`,
    })),
    detailCalls: products.map((product) => ({ path: `/api/products?${query({ slug: product.slug })}` })),
    listingPages: categories.flatMap((category) =>
      [1, 2].map((page) => ({ path: `/shop?${query({ category, page })}` })),
    ),
  };
}
