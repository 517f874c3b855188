import { facetPrefix, pageSizes, parametersOf } from '@casamaestra/contract/page-parameters.ts';
import { pageOfData, personalPages, urls } from '@casamaestra/contract/pages.ts';

/** Which pages are the same for every visitor, and which query parameters they use. */
export interface PageKey {
  /** Path and relevant parameters in a fixed order: what the page is rendered from. */
  readonly url: string;
  /** The same prefixed with the language: the cache key. */
  readonly key: string;
}

const longestQuery = 2_048;
const mostParameters = 40;

/**
 * Whether a page belongs to one visitor: cart, account, orders, wishlist. Rendered for each request with all
 * its headers.
 */
function isPersonal(path: string, parameters: URLSearchParams): boolean {
  return path.startsWith(personalPages) || parameters.has('wishlist');
}

const ofListing = parametersOf(urls.shop());
const sizes = new Set(pageSizes.map(String));

/** Whether a value equals the absence of its parameter: it must not make another page. */
function saysNothing(name: string, value: string): boolean {
  if (name === 'page') return !/^\d{1,9}$/.test(value) || Number(value) <= 1;
  if (name === 'from') return !/^[1-9]\d{0,8}$/.test(value);
  return name === 'per_page' && !sizes.has(value);
}

function counts(name: string, value: string, known: ReadonlySet<string>): boolean {
  if (value === '') return false;
  if (name === '_routes') return true;
  if (known !== ofListing) return known.has(name);
  return name.startsWith(facetPrefix) || (known.has(name) && !saysNothing(name, value));
}

/**
 * The cache key of a GET URL, or undefined when the page must not be cached. Unknown parameters (tracking,
 * noise) are dropped, so they neither fill the cache nor reach a shared page. Parameters are sorted by name;
 * the values of one name keep their order.
 */
export function pageKey(path: string, query: string, locale: string): PageKey | undefined {
  if (query.length > longestQuery) return undefined;
  const page = pageOfData(path);
  const parameters = new URLSearchParams(query);
  if (isPersonal(page, parameters)) return undefined;
  const known = parametersOf(page);
  const kept = [...parameters].filter(([name, value]) => counts(name, value, known));
  if (kept.length > mostParameters) return undefined;
  // The sort is stable: values of one name keep their order.
  const normal = new URLSearchParams(kept);
  normal.sort();
  const url = normal.size === 0 ? path : `${path}?${normal}`;
  return { url, key: `${locale} ${url}` };
}
