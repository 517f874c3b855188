import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const remembered = new Map<string, Encoding>();

/** Codings of an Accept-Encoding header with their weights. */
function weights(header: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name !== '') found.set(name, Number.isNaN(weight) ? 0 : weight);
  }
  return found;
}

/** Best coding for an Accept-Encoding header (RFC 9110 §12.5.3); brotli wins a tie. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const wanted = weights(header);
  const weightOf = (name: string) => wanted.get(name) ?? wanted.get('*') ?? 0;
  const br = weightOf('br');
  const gzipWeight = weightOf('gzip');
  const identity = wanted.get('identity') ?? 0;
  const best = Math.max(br, gzipWeight);
  const chosen = best <= 0 || identity > best ? 'identity' : br >= gzipWeight ? 'br' : 'gzip';
  if (remembered.size > 200) remembered.clear();
  if (header.length < 200) remembered.set(header, chosen);
  return chosen;
}

const compressible =
  /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json|[\w.-]+\+(json|xml))|image\/svg)/;

/** Whether compression is worthwhile for this content type and size. */
export function worthCompressing(contentType: string | undefined, bytes: number): boolean {
  return bytes >= 860 && contentType !== undefined && compressible.test(contentType);
}

const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** "fast" for an answer sent once, "best" for one that is cached and sent often. */
export type Effort = 'fast' | 'best';

/** A copy of the exact size: zlib's buffer has at least 16 kB, however little it contains. */
function trimmed(made: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(made.length);
  made.copy(own);
  return own;
}

/** Compresses in the thread pool; small bodies synchronously, where the hand-over would take longer. */
export async function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  const small = body.length < 16_384 && effort === 'fast';
  if (encoding === 'gzip') {
    const options = { level: effort === 'fast' ? 5 : 9 };
    return trimmed(small ? gzipSync(body, options) : await gzipAsync(body, options));
  }
  const options = brotliOptions(effort === 'fast' ? 4 : 11, body.length);
  return trimmed(small ? brotliCompressSync(body, options) : await brotliAsync(body, options));
}

const unbrotli = promisify(brotliDecompress);
const ungzip = promisify(gunzip);

/** Decompresses a body. */
export async function decode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? unbrotli(body) : ungzip(body);
}
