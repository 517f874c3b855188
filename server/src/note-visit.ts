import { clientAddress } from './client-address.ts';
import { type Exchange, headerOf } from './exchange.ts';
import type { Shop } from './shop.ts';

/** Whether a page was shown: refusals, failures and ways to another address are none. */
const isShown = (status: number): boolean => status < 300 || status === 304;

/**
 * Lets the shop count a page view once it was answered: a few headers are looked at, nothing of the person is kept.
 */
export function noteVisit(exchange: Exchange, { commerce, config }: Shop): void {
  const { message, response, method, path, query } = exchange;
  const { noteVisit: note } = commerce;
  if (note === undefined || method !== 'GET') return;
  // Asked for now: a socket that has closed tells no address.
  const address = query.includes('search_term=') ? clientAddress(exchange, config) : undefined;
  response.once('finish', () => {
    if (!isShown(response.statusCode)) return;
    const { headers } = message;
    note({
      method,
      path,
      query,
      agent: headers['user-agent'],
      referer: headers.referer,
      host: headers.host,
      address,
      mode: headerOf(message, 'sec-fetch-mode'),
      purpose: headerOf(message, 'sec-purpose'),
    });
  });
}
