import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { readIfThere } from '@casamaestra/commerce/media/file-store.ts';
import { chooseEncoding } from './http/encoding.ts';
import { matchesEtag, weakEtag } from './http/etag.ts';
import { type Exchange, headerOf } from './exchange.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** The endings of a file's copies: as it is, and compressed. */
type Suffix = '' | '.br' | '.gz';

/** A file of a build. */
export interface StaticFile {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Which compressed copies there are. */
  readonly compressed: { readonly br: boolean; readonly gzip: boolean };
  /** The bytes of a copy; null when it is gone. */
  read(suffix: Suffix): Promise<Buffer | null>;
}

/** The files of the storefront build by path; listed once, so no request can name another file. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Lists the files of a build. Of those with a hash in their names not one is read: the name tells the content. */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  for (const path of paths) {
    const names = relative(folder, path).split(sep);
    // Files and folders that begin with a dot are the build's own notes.
    if (/\.(br|gz)$/.test(path) || names.some((name) => name.startsWith('.'))) continue;
    const address = `/${names.map(encodeURIComponent).join('/')}`;
    const immutable = address.startsWith('/assets/');
    const compressed = { br: paths.has(`${path}.br`), gzip: paths.has(`${path}.gz`) };
    files.set(address, {
      ...(immutable ? hashedFile(address, compressed) : changingFile(path, compressed)),
      compressed,
      read: readOnce(path),
    });
  }
  return files;
}

const headersOf = (path: string, cacheControl: string, { br, gzip }: StaticFile['compressed']) => ({
  'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
  'cache-control': cacheControl,
  ...(br || gzip ? { vary: 'accept-encoding' } : {}),
});

/** Tag and headers of a file with a hash in its name: another content has another name. */
export const hashedFile = (address: string, compressed: StaticFile['compressed']) => ({
  etag: weakEtag(Buffer.from(address)),
  headers: headersOf(address, 'public, max-age=31536000, immutable', compressed),
});

const changingFile = (path: string, compressed: StaticFile['compressed']) => ({
  etag: weakEtag(readFileSync(path)),
  headers: headersOf(path, 'public, max-age=3600', compressed),
});

/**
 * A build is about a megabyte: it is cached whole, so that pages keep their files when a new build replaces
 * it.
 */
function readOnce(path: string): StaticFile['read'] {
  const known = new Map<Suffix, Buffer>();
  return async (suffix) => {
    const bytes = known.get(suffix) ?? (await readIfThere(path + suffix));
    if (bytes !== null) known.set(suffix, bytes);
    return bytes;
  };
}

/**
 * Sends a file of the build, compressed where a copy exists; false when the file is gone and nothing was
 * sent.
 */
export async function sendStaticFile(
  exchange: Exchange,
  file: StaticFile,
  always: Readonly<Record<string, string>>,
): Promise<boolean> {
  const { message, response } = exchange;
  const headers = { ...always, ...file.headers, etag: file.etag, 'x-request-id': exchange.requestId };
  if (matchesEtag(headerOf(message, 'if-none-match'), file.etag)) {
    response.writeHead(304, headers).end();
    return true;
  }
  const encoding = chooseEncoding(headerOf(message, 'accept-encoding'));
  const suffix: Suffix =
    encoding === 'br' && file.compressed.br
      ? '.br'
      : encoding !== 'identity' && file.compressed.gzip
        ? '.gz'
        : '';
  const body = await file.read(suffix);
  if (body === null) return false;
  const coding = suffix === '' ? {} : { 'content-encoding': suffix === '.br' ? 'br' : 'gzip' };
  response.writeHead(200, { ...headers, ...coding, 'content-length': body.length });
  response.end(exchange.method === 'HEAD' ? undefined : body);
  return true;
}
