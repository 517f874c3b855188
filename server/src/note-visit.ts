import { type Exchange, headerOf } from './exchange.ts';
import type { Shop } from './shop.ts';

/** Lets the shop count a page view: a few headers are looked at, nothing of the person is kept. */
export function noteVisit({ message, method, path, query }: Exchange, { commerce }: Shop): void {
  if (commerce.noteVisit === undefined || method !== 'GET') return;
  const { headers } = message;
  commerce.noteVisit({
    method,
    path,
    query,
    agent: headers['user-agent'],
    referer: headers.referer,
    host: headers.host,
    mode: headerOf(message, 'sec-fetch-mode'),
    purpose: headerOf(message, 'sec-purpose'),
  });
}
