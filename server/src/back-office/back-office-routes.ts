import { createHash } from 'node:crypto';
import { backOfficePath } from '@casamaestra/contract/pages.ts';
import { languageInCookies } from '@casamaestra/contract/platform/language-cookie.ts';
import { offeredLanguage } from '@casamaestra/texts/languages.ts';
import { marked } from '@casamaestra/texts/marked.ts';
import { developmentPolicy } from '../html-cache/content-security-policy.ts';
import { weakEtag } from '../http/etag.ts';
import { withOwnCamera } from '../http/security-headers.ts';
import { type Exchange, headerOf } from '../exchange.ts';
import { send } from '../send.ts';
import type { Shop } from '../shop.ts';
import { sendStaticFile } from '../static-files.ts';
import type { BackOfficePart } from './back-office-part.ts';
import { backOfficePolicy } from './back-office-policy.ts';

export const isBackOfficePath = (path: string): boolean =>
  path === backOfficePath || path.startsWith(`${backOfficePath}/`);

/** Whether a request came to the host of the back office; without BACKOFFICE_URL every host is. */
const isItsHost = ({ message }: Exchange, { config: { backOfficeUrl } }: Shop): boolean =>
  backOfficeUrl === undefined || headerOf(message, 'host') === new URL(backOfficeUrl).host;

/** Whether a request is for the back office: below its path, and on its host where it has one. */
export const isOfBackOffice = (exchange: Exchange, shop: Shop): boolean =>
  shop.backOffice !== undefined && isBackOfficePath(exchange.path) && isItsHost(exchange, shop);

/**
 * Whether a request came to a host that is the back office's alone. No page of the shop is there: its scripts, and those
 * of others that it lets in, would have the session of staff.
 */
export const isOnItsOwnHost = (exchange: Exchange, shop: Shop): boolean =>
  shop.backOffice !== undefined &&
  shop.config.backOfficeUrl !== undefined &&
  shop.config.backOfficeUrl !== shop.origin &&
  isItsHost(exchange, shop);

export function toBackOffice(exchange: Exchange, shop: Shop): Promise<void> {
  const headers = { location: `${backOfficePath}/`, 'cache-control': 'no-store' };
  return send(exchange, { status: 302, headers, body: '' }, shop.always);
}

/** With `TEXTS=marked`: what marks the texts that the page loads, as in the pages of the shop. */
const markingScript = `globalThis.markTexts=${marked.toString()}`;
const markingHash = `'sha256-${createHash('sha256').update(markingScript).digest('base64')}'`;

function headersOf(shop: Shop): Readonly<Record<string, string>> {
  const { commerceUrl, picturesUrl, publicUrl, backOfficeUrl } = shop.config;
  const pictures = [commerceUrl, picturesUrl].filter((origin) => origin !== undefined);
  const isSecure = (backOfficeUrl ?? publicUrl)?.startsWith('https:') === true;
  return {
    ...shop.always,
    'content-security-policy': shop.development
      ? developmentPolicy
      : backOfficePolicy(
          pictures,
          isSecure,
          shop.config.texts === 'marked' ? [markingHash] : [],
          backOfficeUrl === undefined ? undefined : shop.origin,
        ),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  };
}

/** The page in the language its reader chose, else the shop's first; it offers the others. */
function inLanguage(html: string, { message }: Exchange, { languages, texts }: Shop['config']): string {
  const language = offeredLanguage(languageInCookies(headerOf(message, 'cookie')), languages);
  const page = html.replace(
    '<html lang="it">',
    `<html lang="${language}" data-languages="${languages.join(' ')}">`,
  );
  return texts === 'marked' ? page.replace('<head>', `<head><script>${markingScript}</script>`) : page;
}

/** Answers an address of the back office: a file of its build, or its one page. */
export async function answerBackOffice(
  exchange: Exchange,
  shop: Shop,
  backOffice: BackOfficePart,
): Promise<void> {
  exchange.route = 'back office';
  exchange.quiet = true;
  const always = headersOf(shop);
  if (exchange.method !== 'GET' && exchange.method !== 'HEAD') {
    const headers = { allow: 'GET, HEAD', 'cache-control': 'no-store' };
    return send(exchange, { status: 405, headers, body: '' }, always);
  }
  const path = exchange.path.slice(backOfficePath.length);
  if (path.startsWith('/assets/')) {
    const file = backOffice.files.get(path);
    if (file !== undefined && (await sendStaticFile(exchange, file, always))) return;
  }
  if (backOffice.intercept !== undefined && (await backOffice.intercept(exchange))) return;
  if (path.startsWith('/assets/')) {
    const other = await shop.builds?.others.backoffice.find(path);
    if (other !== undefined && (await sendStaticFile(exchange, other, always))) return;
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    return send(exchange, { status: 404, headers, body: 'not found\n' }, always);
  }
  const html = inLanguage(await backOffice.page(path), exchange, shop.config);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...withOwnCamera,
    // Its files have new names when they change; the page that names them is asked for every time.
    'cache-control': 'private, no-cache',
    etag: weakEtag(Buffer.from(html)),
  };
  return send(exchange, { status: 200, headers, body: html }, always);
}
