import { weakEtag } from '../http/etag.ts';
import type { Answer } from '../send.ts';

const GOOD_SECONDS = 300;

/** A page for assistants. `isHidden`: search engines list the page it was made from instead. */
export function markdownAnswer(body: string, { isHidden }: { readonly isHidden: boolean }): Answer {
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'cache-control': `public, max-age=${GOOD_SECONDS}`,
    etag: weakEtag(Buffer.from(body)),
    ...(isHidden && { 'x-robots-tag': 'noindex' }),
  };
  return { status: 200, headers, body };
}

/** Text of the catalogue on one line, without signs that Markdown would read. */
export const plainLine = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>|]/g, (sign) => `\\${sign}`)
    .trim();
