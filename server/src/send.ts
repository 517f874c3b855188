import type { OutgoingHttpHeaders } from 'node:http';
import type { Language } from '@casamaestra/texts/languages.ts';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import { chooseEncoding, type Encoding, encode, worthCompressing } from './http/encoding.ts';
import { matchesEtag } from './http/etag.ts';
import { plainPagePolicy } from '@casamaestra/commerce/platform/http/page-policies.ts';
import type { CachedPage, PageVariant } from './html-cache/cached-page.ts';
import { type Exchange, headerOf } from './exchange.ts';

/** A complete answer, before compression. */
export interface Answer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly body: string | Uint8Array;
}

function varyOn(vary: unknown, name: string): string {
  const present = typeof vary === 'string' && vary !== '' ? vary : undefined;
  if (present === undefined) return name;
  return present.toLowerCase().includes(name.toLowerCase()) ? present : `${present}, ${name}`;
}

/** Cached answers of the service come again as the same object: they are compressed once. */
const compressedAnswers = new WeakMap<Answer, Map<Encoding, Buffer>>();

async function compressed(answer: Answer, body: Uint8Array, encoding: Encoding): Promise<Buffer> {
  const known = compressedAnswers.get(answer);
  const ready = known?.get(encoding);
  if (ready !== undefined) return ready;
  const made = await encode(Buffer.from(body.buffer, body.byteOffset, body.byteLength), encoding, 'fast');
  if (known !== undefined) known.set(encoding, made);
  // At the first time it is unknown whether the answer will come again.
  else compressedAnswers.set(answer, new Map());
  return made;
}

/** Sends an answer: compressed as accepted, without body for HEAD, 304 when the ETag matches. */
export async function send(
  exchange: Exchange,
  answer: Answer,
  always: Readonly<Record<string, string>>,
): Promise<void> {
  const { response, message } = exchange;
  const headers: OutgoingHttpHeaders = { ...always, ...answer.headers, 'x-request-id': exchange.requestId };
  const etag = headers['etag'];
  if (
    answer.status === 200 &&
    typeof etag === 'string' &&
    matchesEtag(headerOf(message, 'if-none-match'), etag)
  ) {
    delete headers['content-length'];
    response.writeHead(304, headers).end();
    return;
  }
  let body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  const contentType = typeof headers['content-type'] === 'string' ? headers['content-type'] : undefined;
  if (headers['content-encoding'] === undefined && worthCompressing(contentType, body.length)) {
    headers['vary'] = varyOn(headers['vary'], 'accept-encoding');
    const encoding = chooseEncoding(headerOf(message, 'accept-encoding'));
    if (encoding !== 'identity') {
      body = await compressed(answer, body, encoding);
      headers['content-encoding'] = encoding;
    }
  }
  // A status without content must not announce a length.
  if (answer.status !== 204 && answer.status !== 304) headers['content-length'] = body.length;
  response.writeHead(answer.status, headers);
  response.end(exchange.method === 'HEAD' || body.length === 0 ? undefined : body);
}

/** These headers with another lifetime; each as name, value, name, value … */
const livingFor = (headers: readonly string[], lifetime: string): string[] =>
  headers.map((word, at) => (headers[at - 1] === 'cache-control' && at % 2 === 1 ? lifetime : word));

/** Sends a cached page; the entire cost of a cache hit. `lifetime` replaces its Cache-Control. */
export function sendPage(
  exchange: Exchange,
  page: CachedPage,
  variant: PageVariant,
  lifetime?: string,
): void {
  const { message, response } = exchange;
  // Without its age, caches in front of the shop would give an old copy a whole new lifetime.
  const age = Math.max(0, Math.floor((Date.now() - page.renderedAt) / 1000));
  const ofThisAnswer = ['age', String(age), 'x-request-id', exchange.requestId];
  const ifNoneMatch = headerOf(message, 'if-none-match');
  if (page.status === 200 && ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, page.etag)) {
    const kept = page.notModifiedHeaders();
    const told = lifetime === undefined ? kept : livingFor(kept, lifetime);
    response.writeHead(304, [...told, ...ofThisAnswer]).end();
    return;
  }
  const told = lifetime === undefined ? variant.headers : livingFor(variant.headers, lifetime);
  response.writeHead(page.status, [...told, ...ofThisAnswer]);
  response.end(exchange.method === 'HEAD' ? undefined : variant.body);
}

/** A short message: a page for people, plain text for programs. `alone`: it leads nowhere. */
export function wordsAnswer(
  exchange: Exchange,
  status: number,
  { title, text }: { readonly title: string; readonly text: string },
  language: Language,
  leads: 'home' | 'alone' = 'home',
): Answer {
  const headers = { 'cache-control': 'no-store' };
  if (!(headerOf(exchange.message, 'accept') ?? '').includes('text/html')) {
    return {
      status,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      body: `${title}\n${text}\n`,
    };
  }
  const way = leads === 'alone' ? '' : `<p><a href="/">${serverTexts(language).home}</a></p>`;
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<body style="font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1.5rem;color:#22302b">
<h1>${title}</h1><p>${text}</p>${way}</body></html>`;
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPagePolicy,
    },
    body,
  };
}
