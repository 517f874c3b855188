import { urls } from '@casamaestra/contract/pages.ts';
import { clientAddress } from './client-address.ts';
import { type Exchange, headerOf } from './exchange.ts';
import type { Shop } from './shop.ts';

const program = /bot|crawl|spider|slurp|preview|headless|lighthouse|curl|wget|python|java|node|axios/i;
const LONGEST_TERM = 200;

/** The searched words of a results page of this shop; null for every other address. */
function searchedOn(referer: string, host: string | undefined): string | null {
  if (!referer.includes('search_term=') || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  if (from.host !== host || !from.pathname.startsWith(urls.shop())) return null;
  return from.searchParams.get('search_term');
}

/**
 * Tells the service which product page was opened from which results: the browser names them in the Referer of what it
 * asks of the same site, with or without scripts. Programs and pages fetched ahead are left out. Costs a look at one
 * header for all other requests.
 */
export function noteOpenedFromSearch(exchange: Exchange, shop: Shop): void {
  const { message, method, path } = exchange;
  const referer = message.headers.referer;
  if (referer === undefined || method !== 'GET' || shop.commerce.noteOpened === undefined) return;
  const agent = message.headers['user-agent'] ?? '';
  if (agent === '' || program.test(agent)) return;
  if (headerOf(message, 'sec-fetch-site') !== 'same-origin' || headerOf(message, 'sec-purpose') !== undefined)
    return;
  const term = searchedOn(referer, message.headers.host);
  if (term === null || term === '' || path.startsWith(urls.shop())) return;
  const slug = decodePath(path.replace(/^\/|\.data$/g, ''));
  if (slug === null || slug === '' || slug.length > LONGEST_TERM) return;
  const address = clientAddress(exchange, shop.config);
  shop.commerce.noteOpened({ term: term.slice(0, LONGEST_TERM), slug, address });
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
