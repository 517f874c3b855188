import { preferencesPath } from '@casamaestra/contract/pages.ts';
import type { NodeHandler } from './http/http-server.ts';
import type { RefusalFacts } from '@casamaestra/contract/platform/refusals.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { ServerTexts } from '@casamaestra/texts/it/service/server.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import { sameSecret } from '@casamaestra/commerce/platform/secrets/same-secret.ts';
import { BodyCutOff, BodyTooLarge, webRequest } from './http/node-adapter.ts';
import {
  answerBackOffice,
  isBackOfficePath,
  isOfBackOffice,
  isOnItsOwnHost,
  toBackOffice,
} from './back-office/back-office-routes.ts';
import { answerCall, failureAnswer, readerOfExchange, sendWeb, undispatchedAnswer } from './api-routes.ts';
import { warnOfUnreadProxy } from './client-address.ts';
import { type Exchange, headerOf, loggedPath, noteWhenAnswered, openExchange } from './exchange.ts';
import { knownMethods } from './known-methods.ts';
import { noteVisit } from './note-visit.ts';
import { noteOpenedFromSearch } from './opened-from-search.ts';
import { answerFromCache, answerPage } from './page-routes.ts';
import { offlinePage, offlinePath, serviceWorkerFile, serviceWorkerPath } from './offline/offline-files.ts';
import { answerChanges } from './remote/answer-changes.ts';
import { changeFeedPath } from './remote/change-feed.ts';
import { answerPreview, isFramedPreview } from './preview/preview-pages.ts';
import { answerPreferences } from './preference-routes.ts';
import { type Answer, send, wordsAnswer } from './send.ts';
import type { Shop } from './shop.ts';
import { answerFound, isFound } from './found/found-files.ts';
import { markdownListing, markdownListingPath } from './found/markdown-listing.ts';
import { llmsPath, llmsTxt, markdownPage } from './found/markdown-pages.ts';
import { robotsPath, robotsTxt } from './found/robots.ts';
import { sharePicture } from './found/share-pictures.ts';
import { securityTxt, securityTxtPath } from './security-txt.ts';
import { siteFiles } from './site-files.ts';
import { sendStaticFile } from './static-files.ts';
import type { StorefrontPart } from './storefront-part.ts';
import { traceRequest } from './telemetry/trace-request.ts';

const longestAddress = 8_192;
const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Sends each request to the part that answers it; cached pages first. */
export function createRouter(shop: Shop): NodeHandler {
  const scheme = new URL(shop.origin).protocol.slice(0, -1);
  const noteProxy = warnOfUnreadProxy(shop.config, shop.log);
  return (message, response) => {
    const exchange = openExchange(message, response);
    noteWhenAnswered(exchange, shop.metrics, shop.log);
    noteProxy(exchange);
    if (exchange.isClear) noteOpenedFromSearch(exchange, shop);
    if (exchange.isClear && !isFramedPreview(exchange)) noteVisit(exchange, shop);
    traceRequest(exchange, shop.tracing, scheme, () => answer(exchange, shop));
  };
}

function answer(exchange: Exchange, shop: Shop): void {
  const isOfShop = exchange.isClear && !isOnItsOwnHost(exchange, shop) && !isFramedPreview(exchange);
  if (isOfShop && answerFromCache(exchange, shop)) return;
  route(exchange, shop).catch((error: unknown) => answerFailed(exchange, shop, error));
}

function answerFailed(exchange: Exchange, shop: Shop, error: unknown): void {
  const { response, requestId } = exchange;
  if (error instanceof BodyCutOff) return void response.destroy();
  if (error instanceof BodyTooLarge) return void tooLarge(exchange, shop, error);
  shop.log.error({ err: error, requestId, path: loggedPath(exchange) }, 'request failed');
  if (response.headersSent) response.destroy();
  else void send(exchange, failureAnswer(error, readerOfExchange(exchange, shop)), shop.always);
}

async function route(exchange: Exchange, shop: Shop): Promise<void> {
  const { path, message } = exchange;
  if (!knownMethods.includes(exchange.method)) return wrongMethod(exchange, shop);
  if ((message.url ?? '').length > longestAddress) return tooLong(exchange, shop);
  if (!exchange.isClear) return unclear(exchange, shop);
  if (path === '/healthz') return alive(exchange, shop);
  if (path === '/readyz') return ready(exchange, shop);
  if (path === '/metrics') return metrics(exchange, shop);
  if (shop.config.role === 'worker')
    return send(exchange, { status: 404, headers: text, body: 'worker\n' }, shop.always);
  if (path === changeFeedPath && shop.changeFeed !== undefined)
    return answerChanges(exchange, shop, shop.changeFeed);
  if (isCall(path)) return answerCall(exchange, shop);
  if (path.startsWith('/media/') || path.startsWith('/documents/')) return storedFile(exchange, shop);
  const { storefront, backOffice } = shop;
  if (isBackOfficePath(path))
    return backOffice !== undefined && isOfBackOffice(exchange, shop)
      ? answerBackOffice(exchange, shop, backOffice)
      : missing(exchange, shop);
  // Its icon is the shop's.
  if (isOnItsOwnHost(exchange, shop) && path !== '/favicon.ico')
    return path === '/' ? toBackOffice(exchange, shop) : missing(exchange, shop);
  if (path === '/posta' && shop.config.mode === 'demo') return toMailbox(exchange, shop);
  if (isFound(path)) return answerFound(exchange, shop);
  if (isOfWorkshop(path) && shop.config.mode === 'production') return missing(exchange, shop);
  if (storefront === undefined)
    return send(exchange, { status: 404, headers: text, body: 'not found\n' }, shop.always);
  if (
    (exchange.method === 'GET' || exchange.method === 'HEAD') &&
    (await sentFile(exchange, shop, storefront))
  )
    return;
  if (path === preferencesPath) return answerPreferences(exchange, shop);
  if (storefront.intercept !== undefined && (await storefront.intercept(exchange))) return;
  if (path.startsWith('/assets/')) return fileOfOtherBuild(exchange, shop);
  return isFramedPreview(exchange)
    ? answerPreview(exchange, shop, storefront)
    : answerPage(exchange, shop, storefront);
}

/** Pages for developers. */
const isOfWorkshop = (path: string) => /^\/ui(?:\.data|\/|$)/.test(path);

const isCall = (path: string) => path.startsWith('/api/') || path === '/api';

/** Sends a file of the build or of the site; false when there is none at this path. */
async function sentFile(exchange: Exchange, shop: Shop, { files }: StorefrontPart): Promise<boolean> {
  const siteFile =
    shop.brandFiles.get(exchange.path) ??
    siteFiles.get(exchange.path) ??
    ownFile(exchange, shop, files) ??
    (await foundFile(exchange, shop));
  const file = files.get(exchange.path);
  if (siteFile === undefined && file === undefined) return false;
  exchange.route = 'file';
  exchange.quiet = true;
  if (file !== undefined) return sendStaticFile(exchange, file, shop.always);
  if (siteFile !== undefined) await send(exchange, siteFile, shop.always);
  return true;
}

/** What assistants read (the shop in a few lines, products and categories as Markdown), and pictures of links. */
async function foundFile({ path, query }: Exchange, shop: Shop): Promise<Answer | undefined> {
  if (path === llmsPath) return llmsTxt(shop);
  if (path.startsWith('/share/')) return sharePicture(path, shop);
  if (path === markdownListingPath) return markdownListing(query, shop);
  return path.endsWith('.md') ? markdownPage(path, shop) : undefined;
}

/** Files that the server composes: what crawlers may read, who to write to, and what browsers keep for being offline. */
function ownFile(exchange: Exchange, shop: Shop, files: StorefrontPart['files']): Answer | undefined {
  if (exchange.path === robotsPath) return robotsTxt(shop.origin);
  if (exchange.path === securityTxtPath) return securityTxt(shop.config, Date.now());
  if (exchange.path === serviceWorkerPath) return serviceWorkerFile(shop, files);
  if (exchange.path === offlinePath) return offlinePage(shop, readerOfExchange(exchange, shop).language);
  return undefined;
}

type RefusedCode = keyof ServerTexts['refused'];

/** Refuses a request before it reaches a part: the Frappe API's error body for calls, a page or plain text otherwise. */
function refuse<Code extends RefusedCode>(
  exchange: Exchange,
  shop: Shop,
  status: number,
  code: Code,
  facts: RefusalFacts<Code>,
): Promise<void> {
  const { refusal } = refused(code, facts);
  const { language } = readerOfExchange(exchange, shop);
  if (!isCall(exchange.path)) {
    const title = serverTexts(language).refused[code];
    const text = refusalSentence(refusal, language);
    return send(exchange, wordsAnswer(exchange, status, { title, text }, language), shop.always);
  }
  exchange.route = 'api';
  return send(exchange, undispatchedAnswer(status, refusal, language), shop.always);
}

/** `OPTIONS *` is answered with the allowed methods; any other target without a path is refused. */
function unclear(exchange: Exchange, shop: Shop): Promise<void> {
  if (exchange.method === 'OPTIONS' && exchange.message.url === '*') {
    const headers = { allow: knownMethods.join(', '), 'cache-control': 'no-store' };
    return send(exchange, { status: 204, headers, body: '' }, shop.always);
  }
  return refuse(exchange, shop, 400, 'address_unclear', {});
}

function missing(exchange: Exchange, shop: Shop): Promise<void> {
  const { language } = readerOfExchange(exchange, shop);
  const words = wordsAnswer(exchange, 404, serverTexts(language).pageMissing, language);
  return send(exchange, words, shop.always);
}

function tooLong(exchange: Exchange, shop: Shop): Promise<void> {
  return refuse(exchange, shop, 414, 'address_too_long', { most: longestAddress / 1024 });
}

function tooLarge(exchange: Exchange, shop: Shop, { limit }: BodyTooLarge): Promise<void> {
  exchange.response.shouldKeepAlive = false;
  return refuse(exchange, shop, 413, 'request_too_large', { most: limit / 1024 });
}

function wrongMethod(exchange: Exchange, shop: Shop): Promise<void> {
  exchange.response.setHeader('allow', knownMethods.join(', '));
  return refuse(exchange, shop, 405, 'method_not_allowed', { method: exchange.method });
}

function alive(exchange: Exchange, shop: Shop): Promise<void> {
  exchange.route = 'health';
  exchange.quiet = true;
  return send(exchange, { status: 200, headers: text, body: 'ok\n' }, shop.always);
}

async function ready(exchange: Exchange, shop: Shop): Promise<void> {
  exchange.route = 'health';
  exchange.quiet = true;
  const { commerce } = shop;
  const reason = commerce.notReady();
  if (reason !== null)
    return send(
      exchange,
      { status: 503, headers: { ...text, 'retry-after': '5' }, body: `${reason}\n` },
      shop.always,
    );
  // A balancer must not take out every node at once because the database they share is away.
  const away = await commerce.degraded();
  const body = away === null ? 'ready\n' : `degraded: ${away}\n`;
  return send(exchange, { status: 200, headers: text, body }, shop.always);
}

async function metrics(exchange: Exchange, shop: Shop): Promise<void> {
  exchange.route = 'metrics';
  exchange.quiet = true;
  const token = shop.config.metricsToken;
  if (token === undefined)
    return send(exchange, { status: 404, headers: text, body: 'metrics are off\n' }, shop.always);
  const sent = /^Bearer (\S+)$/i.exec(headerOf(exchange.message, 'authorization') ?? '')?.[1];
  if (sent === undefined || !sameSecret(sent, token)) {
    const headers = { ...text, 'www-authenticate': 'Bearer' };
    return send(
      exchange,
      { status: 401, headers, body: 'Authorization: Bearer METRICS_TOKEN\n' },
      shop.always,
    );
  }
  const headers = { 'content-type': shop.metrics.contentType, 'cache-control': 'no-store' };
  return send(exchange, { status: 200, headers, body: await shop.metrics.text() }, shop.always);
}

async function storedFile(exchange: Exchange, shop: Shop): Promise<void> {
  exchange.route = exchange.path.startsWith('/media/') ? 'media' : 'documents';
  exchange.quiet = true;
  if (exchange.method !== 'GET' && exchange.method !== 'HEAD') {
    exchange.response.setHeader('allow', 'GET, HEAD');
    const { language } = readerOfExchange(exchange, shop);
    const { refused: titles, files } = serverTexts(language);
    const words = { title: titles.method_not_allowed, text: files.onlyRead };
    return send(exchange, wordsAnswer(exchange, 405, words, language), shop.always);
  }
  const request = await webRequest(exchange.message, `${shop.origin}${exchange.path}`, exchange.requestId);
  const answer = await shop.commerce.files(request);
  // Pictures and documents are shown on other sites too, in mails and feeds.
  answer.headers.set('cross-origin-resource-policy', 'cross-origin');
  return sendWeb(exchange, answer, shop);
}

/** Redirects /posta to the mails of a shop without a mail server. */
function toMailbox(exchange: Exchange, shop: Shop): Promise<void> {
  const headers = { ...text, location: '/api/open/mail/' };
  return send(exchange, { status: 302, headers, body: '' }, shop.always);
}

async function fileOfOtherBuild(exchange: Exchange, shop: Shop): Promise<void> {
  exchange.route = 'file';
  const isRead = exchange.method === 'GET' || exchange.method === 'HEAD';
  const file = isRead ? await shop.builds?.others.storefront.find(exchange.path) : undefined;
  if (file !== undefined) {
    exchange.quiet = true;
    if (await sendStaticFile(exchange, file, shop.always)) return;
  }
  const { files } = serverTexts(readerOfExchange(exchange, shop).language);
  return send(exchange, { status: 404, headers: text, body: `${files.missing}\n` }, shop.always);
}
