import { languageParameter } from '@casamaestra/contract/pages.ts';
import { preferenceCookie, preferences, themes } from '@casamaestra/contract/platform/preference-cookies.ts';
import type { Preference } from '@casamaestra/contract/platform/preference-cookies.ts';
import { type Exchange, headerOf } from './exchange.ts';
import { ownHosts } from './api-routes.ts';
import { send } from './send.ts';
import type { Shop } from './shop.ts';

/** What a visitor may choose in this shop. */
const choices = ({ languages, shop }: Shop['config']): Record<Preference, readonly string[]> => ({
  language: languages,
  currency: ['EUR', ...Object.keys(shop.currencies?.rates ?? {})],
  theme: themes,
});

/**
 * The page the form was sent from, as path and query; the home page when the browser does not say or it is on another
 * host.
 */
function pageBefore(exchange: Exchange, shop: Shop): string {
  const referer = headerOf(exchange.message, 'referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const page = new URL(referer);
  // A language named in the address would go before the one just chosen.
  if (page.searchParams.has(languageParameter)) page.searchParams.delete(languageParameter);
  const isOwn = ownHosts(exchange, shop).includes(page.host) && !page.pathname.startsWith('//');
  return isOwn ? page.pathname + page.search : '/';
}

/**
 * The forms of language and currency, which need no JavaScript: keeps what is on offer as a cookie and leads back. It
 * changes only how pages look, so it is a GET form; a link on another site chooses nothing.
 */
export function answerPreferences(exchange: Exchange, shop: Shop): Promise<void> {
  exchange.route = 'preferences';
  exchange.quiet = true;
  const offered = choices(shop.config);
  const isSecure = shop.config.publicUrl?.startsWith('https:') === true;
  const fromElsewhere = headerOf(exchange.message, 'sec-fetch-site') === 'cross-site';
  const cookies = [...new URLSearchParams(exchange.query)].flatMap(([name, value]) => {
    const preference = preferences.find((candidate) => candidate === name);
    if (fromElsewhere || preference === undefined || !offered[preference].includes(value)) return [];
    return [preferenceCookie(preference, value, isSecure)];
  });
  const headers = {
    location: pageBefore(exchange, shop),
    'cache-control': 'no-store',
    ...(cookies.length === 0 ? {} : { 'set-cookie': cookies }),
  };
  return send(exchange, { status: 303, headers, body: '' }, shop.always);
}
