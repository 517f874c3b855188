import { markOfSession, sessionInToken } from '@casamaestra/commerce/content/preview/preview-tokens.ts';
import { cookieIn } from '@casamaestra/commerce/contract-http/caller.ts';
import { previewOperation } from '@casamaestra/contract/content/content.operations.ts';
import { previewCookie, previewParameter } from '@casamaestra/contract/content/preview-cookie.ts';
import { languageParameter, pageOfData, personalPages, urls } from '@casamaestra/contract/pages.ts';
import { languageInCookies } from '@casamaestra/contract/platform/language-cookie.ts';
import { staffCookie } from '@casamaestra/contract/staff/sign-in.operations.ts';
import { offeredLanguage } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import { type Exchange, headerOf } from '../exchange.ts';
import { send, wordsAnswer } from '../send.ts';
import type { Shop } from '../shop.ts';
import { renderedPage, type StorefrontPart } from '../storefront-part.ts';
import { previewHeaders } from './preview-headers.ts';
import { addressInPreview, linksInPreview } from './preview-links.ts';

/** Pages below `personalPages` that show what people write for the shop. */
const writtenPages: ReadonlySet<string> = new Set([urls.blog(), urls.faq(), urls.about(), urls.contact()]);

/** Whether a page is asked for in the frame beside an editor. */
export const isFramedPreview = ({ query }: Pick<Exchange, 'query'>): boolean =>
  query.includes(`${previewParameter}=`);

/**
 * Whether the frame stands in the browser that writes: it has the session that the token names. On a host of its own the
 * back office has a cookie that is never sent here; then the token alone opens, in a frame.
 */
function isOfItsWriter({ message }: Exchange, token: string, { config, origin }: Shop): boolean {
  const { backOfficeUrl } = config;
  if (backOfficeUrl !== undefined && backOfficeUrl !== origin) return true;
  const sessionId = cookieIn(headerOf(message, 'cookie'), staffCookie)?.split('.')[0];
  return sessionId !== undefined && markOfSession(sessionId) === sessionInToken(token);
}

/** Browsers say what a page is opened in; one in a tab of its own would leave the back office. */
const isInFrame = ({ message }: Exchange): boolean => {
  const destination = headerOf(message, 'sec-fetch-dest');
  return destination === undefined || destination === 'iframe';
};

type Refused = 'outside' | 'over' | 'shut';

/** Why a page is not shown; undefined: it is. */
async function refusalOf(exchange: Exchange, shop: Shop, token: string): Promise<Refused | undefined> {
  const { method, path } = exchange;
  if (!isInFrame(exchange)) return 'outside';
  if (sessionInToken(token) === undefined || !isOfItsWriter(exchange, token, shop)) return 'over';
  const found = await shop.commerce.client.call(previewOperation, { token });
  if (!found.ok || found.value.at === null) return 'over';
  const isRead = method === 'GET' || method === 'HEAD';
  const isPersonal = path.startsWith(personalPages) && !writtenPages.has(path);
  return isRead && !isPersonal && pageOfData(path) === path ? undefined : 'shut';
}

function refuse(exchange: Exchange, shop: Shop, why: Refused, language: Language): Promise<void> {
  const words = wordsAnswer(exchange, 403, serverTexts(language).preview[why], language, 'alone');
  const headers = { ...previewHeaders(shop, ''), 'content-type': words.headers['content-type'] };
  return send(exchange, { ...words, headers }, {});
}

/** Answers a page in the frame beside an editor, rendered with what is written there, for that frame alone. */
export async function answerPreview(
  exchange: Exchange,
  shop: Shop,
  storefront: StorefrontPart,
): Promise<void> {
  exchange.route = 'preview';
  const { languages } = shop.config;
  const query = new URLSearchParams(exchange.query);
  const token = query.get(previewParameter) ?? '';
  const named = languages.find((one) => one === query.get(languageParameter));
  const reader = offeredLanguage(languageInCookies(headerOf(exchange.message, 'cookie')), languages);
  const refused = await refusalOf(exchange, shop, token);
  if (refused !== undefined) return refuse(exchange, shop, refused, reader);
  query.delete(previewParameter);
  const url = `${shop.origin}${exchange.path}${query.size === 0 ? '' : `?${query}`}`;
  // Nothing of the browser's reaches the page but its language and what the token shows.
  const cookie = `language=${named ?? languages[0]}; ${previewCookie}=${token}`;
  const request = new Request(url, { headers: { accept: 'text/html', cookie } });
  const page = await renderedPage(await storefront.render(request));
  const carried = { token, language: named };
  const headers = previewHeaders(shop, page.headers['x-script-hashes'] ?? '');
  const to = page.headers['location'];
  if (to !== undefined)
    return send(
      exchange,
      {
        status: 302,
        headers: { ...headers, location: addressInPreview(to, shop.origin, carried) },
        body: '',
      },
      {},
    );
  const body = linksInPreview(page.body.toString(), shop.origin, carried);
  return send(exchange, { status: page.status, headers, body }, {});
}
