import { addressHeader, cookieIn } from '@casamaestra/commerce/contract-http/caller.ts';
import { languageCookie, secureLanguageCookie } from '@casamaestra/contract/platform/language-cookie.ts';
import { readerOf } from '@casamaestra/commerce/contract-http/reader.ts';
import { refusalAnswer } from '@casamaestra/commerce/contract-http/refusal-answer.ts';
import { spanned, traceHeaders } from '@casamaestra/commerce/platform/tracing/tracing.ts';
import type { WebHandler } from '@casamaestra/commerce/platform/http/raw-call.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { deviceCookie, sessionCookie } from '@casamaestra/contract/customers/session.operations.ts';
import { type Forwardable, forwardable } from './forwardable.ts';

/** Headers forwarded from browser to service and back. */
const sentHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'jwt',
  'origin',
  'sec-fetch-site',
  'stripe-signature',
  'user-agent',
  'x-request-id',
  'if-none-match',
];
const takenHeaders = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
  'x-robots-tag',
];

const ownCookies = [sessionCookie, deviceCookie];
const sentCookies = [...ownCookies, secureLanguageCookie, languageCookie];

/** The cookies that the service reads, and no others; undefined without any. */
function cookiesToSend(from: Headers): string | undefined {
  const all = from.get('cookie') ?? undefined;
  const sent = sentCookies.flatMap((name) => {
    const value = cookieIn(all, name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return sent.length === 0 ? undefined : sent.join('; ');
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}

/**
 * Headers about the client: its network address for the rate limits (used with TRUST_PROXY), and that the
 * request comes from a page of the shop. Requests from other sites were refused before.
 */
function callerHeaders(from: Headers): Headers {
  const headers = pick(from, sentHeaders);
  const address = from.get(addressHeader);
  if (address !== null) headers.set('x-forwarded-for', address);
  // To the service the shop's origin is a foreign one; browsers without Sec-Fetch-Site send only this header.
  if (headers.get('origin') !== null && !headers.has('sec-fetch-site'))
    headers.set('sec-fetch-site', 'same-origin');
  headers.delete('origin');
  const cookies = cookiesToSend(from);
  if (cookies !== undefined) headers.set('cookie', cookies);
  return headers;
}

function headersFor({ kind }: Forwardable, from: Headers, applicationKey: string | undefined): Headers {
  if (kind === 'file') return pick(from, ['accept', 'if-none-match', 'x-request-id']);
  const headers = callerHeaders(from);
  if (kind === 'call' && applicationKey !== undefined)
    headers.set('authorization', `token ${applicationKey}`);
  return headers;
}

function notHere(request: Request, languages: OfferedLanguages): Response {
  const reader = readerOf((name) => request.headers.get(name), languages);
  const { status, headers, body } = refusalAnswer(refused('call_not_forwarded', {}).refusal, reader);
  return new Response(String(body), { status, headers });
}

/**
 * Forwards requests to the service at `baseUrl`, and answers 404 to everything that does not belong to it.
 * The application key, which browsers never see, is sent with calls of the contract only.
 */
export function forwardTo(
  baseUrl: string,
  applicationKey: string | undefined,
  languages: OfferedLanguages,
): WebHandler {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const target = forwardable(request.method, pathname);
    if (target === undefined) return notHere(request, languages);
    const readable = request.method === 'GET' || request.method === 'HEAD';
    const headers = headersFor(target, request.headers, applicationKey);
    const sent = {
      method: request.method,
      redirect: 'manual' as const,
      signal: AbortSignal.timeout(15_000),
      ...(readable ? {} : { body: await request.arrayBuffer() }),
    };
    const answer = await spanned(`forward ${target.name}`, 'client', {}, () => {
      for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
      const url = `${baseUrl}${target.path}${target.kind === 'file' ? '' : search}`;
      return fetch(url, { ...sent, headers });
    });
    const taken = pick(answer.headers, takenHeaders);
    taken.set('x-route', target.name);
    for (const cookie of answer.headers.getSetCookie())
      if (ownCookies.some((name) => cookie.startsWith(`${name}=`))) taken.append('set-cookie', cookie);
    return new Response(answer.body, { status: answer.status, headers: taken });
  };
}
