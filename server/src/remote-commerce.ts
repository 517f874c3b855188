import { addressHeader, cookieIn } from '@casamaestra/commerce/contract-http/caller.ts';
import { languageCookie } from '@casamaestra/commerce/contract-http/caller-language.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { WebHandler } from '@casamaestra/commerce/platform/http/raw-call.ts';
import { sessionCookie } from '@casamaestra/contract/customers/session.operations.ts';
import type { CommercePart } from './commerce-part.ts';
import { createHttpClient } from './http-client.ts';

/** What a browser may say to the service, and the service to a browser. */
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
  'x-route',
];

const sentCookies = [sessionCookie, languageCookie];

/** The visitor's cookies that the service reads, and no others; undefined without any. */
function cookiesToSend(from: Headers): string | undefined {
  const all = from.get('cookie') ?? undefined;
  const sent = sentCookies.flatMap((name) => {
    const value = cookieIn(all, name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return sent.length === 0 ? undefined : sent.join('; ');
}

/**
 * What the service must know of the caller beside that: the network address for its limits (it looks at it with
 * TRUST_PROXY), and that a page of the shop asks. Calls of other sites' pages have been refused before.
 */
function callerHeaders(from: Headers): Headers {
  const headers = pick(from, sentHeaders);
  const address = from.get(addressHeader);
  if (address !== null) headers.set('x-forwarded-for', address);
  // To the service the shop's own origin is another host's: browsers too old for the other header send this one.
  if (headers.get('origin') !== null && !headers.has('sec-fetch-site'))
    headers.set('sec-fetch-site', 'same-origin');
  headers.delete('origin');
  return headers;
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}

/** Passes calls on to the service, with the application key that the browser never sees. */
function forwardTo(baseUrl: string, applicationKey: string | undefined): WebHandler {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = callerHeaders(request.headers);
    const cookies = cookiesToSend(request.headers);
    if (cookies !== undefined) headers.set('cookie', cookies);
    if (applicationKey !== undefined) headers.set('authorization', `token ${applicationKey}`);
    const readable = request.method === 'GET' || request.method === 'HEAD';
    const answer = await fetch(`${baseUrl}${pathname}${search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      ...(readable ? {} : { body: await request.arrayBuffer() }),
    });
    const taken = pick(answer.headers, takenHeaders);
    for (const cookie of answer.headers.getSetCookie())
      if (cookie.startsWith(`${sessionCookie}=`)) taken.append('set-cookie', cookie);
    return new Response(answer.body, { status: answer.status, headers: taken });
  };
}

/** Whether anything answers there, whatever it says. */
async function answers(baseUrl: string): Promise<boolean> {
  try {
    await fetch(baseUrl, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}

/** The commerce service at COMMERCE_URL. Its changes cannot be followed: pages live as long as they claim. */
export function openRemoteCommerce(config: Config & { readonly commerceUrl: string }): CommercePart {
  const { commerceUrl, applicationKey } = config;
  const forward = forwardTo(commerceUrl, applicationKey);
  return {
    handle: forward,
    files: forward,
    client: createHttpClient({ baseUrl: commerceUrl, applicationKey }),
    onChange: () => {},
    ready: Promise.resolve(),
    notReady: async () => ((await answers(commerceUrl)) ? null : 'the commerce service does not answer'),
    close: async () => {},
  };
}
