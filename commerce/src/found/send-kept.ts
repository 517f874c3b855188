import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { KeptFile } from './kept-files.ts';

/** How long a reader may keep what it got, in seconds. */
const GOOD_SECONDS = 300;
/** When to ask again for what is being made. */
const RETRY_SECONDS = 60;

const isGzipAccepted = (request: Request): boolean =>
  /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(request.headers.get('accept-encoding') ?? '');

/** Answers a kept file, streamed from the disk: compressed where that is accepted, 304 when the asker has it. */
export function sendKept(request: Request, file: KeptFile | undefined, contentType: string): Response {
  if (file === undefined) return notReady();
  const isCompressed = isGzipAccepted(request);
  const etag = `W/"${file.hash}"`;
  const headers = new Headers({
    etag,
    'content-type': contentType,
    'cache-control': `public, max-age=${GOOD_SECONDS}`,
    vary: 'accept-encoding',
    // The addresses in it are what is to be found, not the file itself.
    'x-robots-tag': 'noindex',
  });
  const asked = request.headers.get('if-none-match');
  if (asked !== null && asked.split(',').some((one) => one.trim() === etag))
    return new Response(null, { status: 304, headers });
  if (isCompressed) {
    headers.set('content-encoding', 'gzip');
    headers.set('content-length', String(file.bytes));
  }
  if (request.method === 'HEAD') return new Response(null, { headers });
  const stored = createReadStream(file.path);
  if (isCompressed) return new Response(streamOf(stored), { headers });
  const plain = createGunzip();
  stored.on('error', (error) => plain.destroy(error));
  plain.on('close', () => stored.destroy());
  return new Response(streamOf(stored.pipe(plain)), { headers });
}

const streamOf = (from: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(from) as ReadableStream<Uint8Array>;

/** The answer while a file is being made for the first time. */
const notReady = (): Response =>
  new Response('being made, ask again\n', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_SECONDS),
    },
  });

/** The answer where there is no such file. */
export const nothingHere = (status = 404): Response =>
  new Response(status === 404 ? 'not found\n' : 'the token is wrong\n', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
