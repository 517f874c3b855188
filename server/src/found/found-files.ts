import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { urls } from '@casamaestra/contract/pages.ts';
import { serverTexts } from '@casamaestra/texts/service/server-texts.ts';
import { readerOfExchange } from '../api-routes.ts';
import type { Exchange } from '../exchange.ts';
import { webRequest } from '../http/node-adapter.ts';
import { send, wordsAnswer } from '../send.ts';
import type { Shop } from '../shop.ts';

/** Whether a path is one of the files made for search engines. */
export const isFound = (path: string): boolean =>
  path === urls.blogFeed() || parts.has(path.split('/', 2)[1] ?? '');

const parts: ReadonlySet<string> = new Set(['feeds', 'sitemap.xml', 'sitemaps']);

/** Sends such a file as it comes from the disk: it may be larger than the memory that one answer may take. */
export async function answerFound(exchange: Exchange, shop: Shop): Promise<void> {
  const { message, response, method, path, query, requestId } = exchange;
  exchange.route = 'found';
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    const { language } = readerOfExchange(exchange, shop);
    const { refused, files } = serverTexts(language);
    const words = { title: refused.method_not_allowed, text: files.onlyRead };
    return send(exchange, wordsAnswer(exchange, 405, words, language), shop.always);
  }
  const url = `${shop.origin}${path}${query === '' ? '' : `?${query}`}`;
  const answer = await shop.commerce.files(await webRequest(message, url, requestId));
  const headers: Record<string, string> = { ...shop.always, 'x-request-id': requestId };
  answer.headers.forEach((value, name) => (headers[name] = value));
  delete headers['x-route'];
  response.writeHead(answer.status, headers);
  if (answer.body === null || method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), response);
  } catch (error) {
    // The reader went away; anything else ends in an answer cut short, which its length tells.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
