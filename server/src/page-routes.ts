import { productPreviewParameter } from '@casamaestra/contract/catalog/product-preview.ts';
import { previewIn } from '@casamaestra/contract/content/preview-cookie.ts';
import { languageInCookies } from '@casamaestra/contract/platform/language-cookie.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import { offeredLanguage } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { preferenceCookie } from '@casamaestra/contract/platform/preference-cookies.ts';
import {
  languageParameter,
  pageOfData,
  pageParts,
  personalPages,
  urls,
} from '@casamaestra/contract/pages.ts';
import { bodyLimit, UnreadableBody, webRequest } from './http/node-adapter.ts';
import { chooseEncoding, type Encoding } from './http/encoding.ts';
import { weakEtag } from './http/etag.ts';
import { comesFromOtherSite, enquiryFormLimit, ownHosts, UPLOAD_SECONDS, uploads } from './api-routes.ts';
import { clientAddress } from './client-address.ts';
import { type Exchange, headerOf, loggedPath } from './exchange.ts';
import { CachedPage, type PageVariant, type RenderedPage, tagsOf } from './html-cache/cached-page.ts';
import { type CardPageHosts, cardPagePath } from './html-cache/card-page-hosts.ts';
import { contentSecurityPolicy, developmentPolicy } from './html-cache/content-security-policy.ts';
import { formerAddress } from './found/former-addresses.ts';
import { failedPage, isWithoutPage } from './failed-page.ts';
import type { HtmlCache } from './html-cache/html-cache.ts';
import { type PageKey, pageKey } from './html-cache/page-key.ts';
import { allPagesTag, outdatedLifetime, purgedLifetime } from './page-purge/page-purger.ts';
import type { Shop } from './shop.ts';
import { send, sendPage, wordsAnswer } from './send.ts';
import { renderedPage, type StorefrontPart } from './storefront-part.ts';

/** After this many hits a page is compressed again with full effort. */
const hitsWorthBestEffort = 3;

/** Hosts of what is loaded after consent, in the policy of pages that anybody may see. */
const toolHosts = ({ shop }: Shop['config']): readonly string[] => [
  ...new Set((shop.outside_tools ?? []).flatMap(({ hosts }) => hosts)),
];

/** Host of the map's tiles. Pages go to the contact page without loading a document, so each policy names it. */
const tileHosts = ({ shop }: Shop['config']): readonly string[] =>
  shop.map === undefined ? [] : [new URL(shop.map.tiles).origin];

/** Headers of a page: security headers, policy of its scripts, tags for the cache in front of the shop. */
export function pageHeaders(
  page: RenderedPage,
  shop: Pick<Shop, 'always' | 'config' | 'development' | 'purger'>,
  card?: CardPageHosts,
  isPrivate = false,
): Record<string, string> {
  const headers: Record<string, string> = { ...shop.always, ...page.headers };
  const tags = tagsOf(page);
  delete headers['x-cache-tags'];
  delete headers['content-length'];
  // A page that failed half-way still has the headers it was meant to have.
  if (page.status === 503) headers['retry-after'] ??= '5';
  if (page.status >= 500) headers['cache-control'] = 'no-store';
  else if (shop.purger !== undefined && tags.length > 0) {
    const [name, value] = shop.purger.header([allPagesTag, ...tags]);
    headers[name] = value;
    headers['cache-control'] = purgedLifetime;
  }
  headers['vary'] = shop.config.languages.length > 1 ? 'accept-encoding, cookie' : 'accept-encoding';
  const scripts = headers['x-script-hashes'] ?? '';
  delete headers['x-script-hashes'];
  if (shop.development) headers['content-security-policy'] = developmentPolicy;
  else if (headers['content-type']?.startsWith('text/html') === true) {
    const secure = shop.config.publicUrl?.startsWith('https:') === true;
    headers['content-security-policy'] = contentSecurityPolicy(
      scripts,
      secure,
      [shop.config.commerceUrl, shop.config.picturesUrl, ...tileHosts(shop.config)].filter(
        (origin) => origin !== undefined,
      ),
      card,
      isPrivate ? [] : toolHosts(shop.config),
    );
  }
  return headers;
}

/** Label of a page's path for the metrics. */
function pageRoute(path: string): string {
  const [, first = '', second] = pageOfData(path).split('/');
  if (first === '') return 'page /';
  if (!(pageParts as readonly string[]).includes(first)) return 'page other';
  return second === undefined ? `page /${first}` : `page /${first}/…`;
}

function localeOf(exchange: Exchange, shop: Shop): Language {
  const { languages } = shop.config;
  if (languages.length === 1) return languages[0];
  const named = languageNamed(exchange, shop);
  return named ?? offeredLanguage(languageInCookies(headerOf(exchange.message, 'cookie')), languages);
}

/** The language that an address names, as search engines list it. */
function languageNamed({ query }: Exchange, { config: { languages } }: Shop): Language | undefined {
  if (languages.length === 1 || !query.includes(`${languageParameter}=`)) return undefined;
  const asked = new URLSearchParams(query).get(languageParameter);
  return languages.find((language) => language === asked);
}

/** Who came to a page in a language goes on in it. */
function keepNamedLanguage(exchange: Exchange, shop: Shop): void {
  const named = languageNamed(exchange, shop);
  if (named === undefined) return;
  const isSecure = shop.config.publicUrl?.startsWith('https:') === true;
  exchange.response.setHeader('set-cookie', preferenceCookie('language', named, isSecure));
}

/** Whether a browser sees a preview of content, or of a product: then no page is kept or taken from those kept. */
const isPreview = ({ message, query }: Exchange): boolean =>
  previewIn(headerOf(message, 'cookie')) !== undefined || query.includes(`${productPreviewParameter}=`);

/** Answers a cache hit without parsing the URL; false when that is not possible. */
export function answerFromCache(exchange: Exchange, shop: Shop): boolean {
  if (shop.cache === undefined || (exchange.method !== 'GET' && exchange.method !== 'HEAD')) return false;
  if (isPreview(exchange)) return false;
  const page = shop.cache.byAlias(alias(exchange, shop));
  const variant = page?.variant(chooseEncoding(headerOf(exchange.message, 'accept-encoding')));
  if (page === undefined || variant === undefined) return false;
  keepNamedLanguage(exchange, shop);
  sendKept(exchange, shop, page, variant);
  if (page.hits === hitsWorthBestEffort) improve(exchange, page, shop.cache);
  exchange.route = 'page cached';
  exchange.quiet = true;
  return true;
}

const alias = (exchange: Exchange, shop: Shop) =>
  shop.config.languages.length > 1
    ? `${localeOf(exchange, shop)} ${exchange.message.url}`
    : (exchange.message.url ?? '/');

let improving: Promise<void> = Promise.resolve();

/** Compresses again with full effort, one page at a time and outside the request. */
function improve(exchange: Exchange, page: CachedPage, cache: HtmlCache): void {
  const encoding = chooseEncoding(headerOf(exchange.message, 'accept-encoding'));
  if (encoding !== 'identity') improving = improving.then(() => makeSmallest(page, encoding, cache));
}

async function makeSmallest(page: CachedPage, encoding: Encoding, cache: HtmlCache): Promise<void> {
  if (!page.live) return;
  await page.prepare(encoding, 'best');
  cache.resized(page);
}

/**
 * Answers a page of the storefront: cached, shared or personal.
 * @throws UnreadableBody
 */
export async function answerPage(exchange: Exchange, shop: Shop, storefront: StorefrontPart): Promise<void> {
  exchange.route = pageRoute(exchange.path);
  if (comesFromOtherSite(exchange, ownHosts(exchange, shop))) {
    const language = localeOf(exchange, shop);
    const title = serverTexts(language).refused.request_of_other_site;
    const text = refusalSentence(refused('request_of_other_site', {}).refusal, language);
    const words = wordsAnswer(exchange, 403, { title, text }, language);
    return send(exchange, words, shop.always);
  }
  const readable = exchange.method === 'GET' || exchange.method === 'HEAD';
  if (readable) keepNamedLanguage(exchange, shop);
  const shared =
    readable && !isPreview(exchange)
      ? pageKey(exchange.path, exchange.query, localeOf(exchange, shop))
      : undefined;
  try {
    if (exchange.path === cardPagePath) {
      // The gateway's URL may change while the shop runs: this page's policy is made for each request.
      const card = shop.cardHosts();
      return await (shared === undefined
        ? answerPersonal(exchange, shop, storefront, { card })
        : answerShared(exchange, { ...shop, cache: undefined }, storefront, shared, card));
    }
    if (carriesFiles(exchange)) return await answerUpload(exchange, shop, storefront);
    if (shared === undefined) return await answerPersonal(exchange, shop, storefront);
    return await answerShared(exchange, shop, storefront, shared);
  } catch (error) {
    if (error instanceof UnreadableBody) throw error;
    shop.log.error({ err: error, requestId: exchange.requestId, path: loggedPath(exchange) }, 'page failed');
    return send(exchange, failedPage(exchange, localeOf(exchange, shop)), shop.always);
  }
}

/** The form of the contact page, when it has files: few at a time, since their bodies are read whole. */
function carriesFiles({ method, path, message }: Exchange): boolean {
  if (method !== 'POST' || path !== urls.contact()) return false;
  return Number(headerOf(message, 'content-length') ?? Infinity) > bodyLimit;
}

async function answerUpload(exchange: Exchange, shop: Shop, storefront: StorefrontPart): Promise<void> {
  const address = clientAddress(exchange, shop.config);
  const turn = uploads.run(address, () =>
    answerPersonal(exchange, shop, storefront, { limit: enquiryFormLimit }),
  );
  if (turn !== undefined) return turn;
  const language = localeOf(exchange, shop);
  const { busy: title } = serverTexts(language);
  const text = refusalSentence(refused('tries_exceeded', { seconds: UPLOAD_SECONDS }).refusal, language);
  return send(exchange, wordsAnswer(exchange, 503, { title, text }, language), shop.always);
}

async function answerPersonal(
  exchange: Exchange,
  shop: Shop,
  storefront: StorefrontPart,
  { card, limit }: { readonly card?: CardPageHosts; readonly limit?: number } = {},
): Promise<void> {
  const url = `${shop.origin}${exchange.path}${exchange.query === '' ? '' : `?${exchange.query}`}`;
  const address = clientAddress(exchange, shop.config);
  const request = await webRequest(exchange.message, url, exchange.requestId, address, limit);
  // It was compared with all hosts of the shop above; the router knows only one.
  request.headers.delete('origin');
  const page = await renderedPage(await storefront.render(request));
  return sendRendered(exchange, page, shop, card);
}

async function answerShared(
  exchange: Exchange,
  shop: Shop,
  storefront: StorefrontPart,
  { url, key }: PageKey,
  card?: CardPageHosts,
): Promise<void> {
  // Only what is in the key is passed to the render: a shared page must not depend on the first visitor.
  const locale = key.slice(0, key.indexOf(' '));
  const headers = { accept: 'text/html', cookie: `language=${locale}` };
  const render = async () =>
    renderedPage(await storefront.render(new Request(`${shop.origin}${url}`, { headers })));
  if (shop.cache === undefined) return sendRendered(exchange, await render(), shop, card);
  const page = await shop.cache.page(key, render);
  if (!(page instanceof CachedPage)) return sendRendered(exchange, page, shop);
  const encoding = chooseEncoding(headerOf(exchange.message, 'accept-encoding'));
  const variant = await page.answer(encoding);
  shop.cache.resized(page);
  shop.cache.remember(alias(exchange, shop), page);
  sendKept(exchange, shop, page, variant);
}

/** Sends a page to a cache in front of the shop, for a moment only when changes of it are not followed here any more. */
function sendKept(exchange: Exchange, shop: Shop, page: CachedPage, variant: PageVariant): void {
  if (shop.purges === undefined) return sendPage(exchange, page, variant);
  if (!page.live) return sendPage(exchange, page, variant, outdatedLifetime);
  shop.purges.sent(page);
  sendPage(exchange, page, variant);
}

async function sendRendered(
  exchange: Exchange,
  page: RenderedPage,
  shop: Shop,
  card?: CardPageHosts,
): Promise<void> {
  if (isWithoutPage(page)) return send(exchange, failedPage(exchange, localeOf(exchange, shop)), shop.always);
  const former = page.status === 404 ? await formerAddress(exchange, shop) : undefined;
  if (former?.to) return redirect(exchange, shop, former.to, former.status ?? 301);
  const headers: Record<string, string | string[]> = pageHeaders(
    page,
    shop,
    card,
    pageOfData(exchange.path).startsWith(personalPages),
  );
  if (isPreview(exchange)) Object.assign(headers, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  if (page.setCookies.length > 0) headers['set-cookie'] = [...page.setCookies];
  if (page.status === 200 && page.setCookies.length === 0) headers['etag'] = weakEtag(page.body);
  // When the service is temporarily unavailable, the failure is not a defect of the page.
  const { commerce } = shop;
  const away = page.status === 500 && (commerce.notReady() ?? (await commerce.degraded())) !== null;
  if (away) headers['retry-after'] = '5';
  return send(
    exchange,
    { status: away ? 503 : (former?.status ?? page.status), headers, body: page.body },
    shop.always,
  );
}

/** Leads to another page of the shop; browsers and crawlers may keep it for an hour, as it can be changed. */
function redirect(exchange: Exchange, shop: Shop, location: string, status: number): Promise<void> {
  const headers = { location, 'cache-control': 'public, max-age=3600' };
  return send(exchange, { status, headers, body: '' }, shop.always);
}
