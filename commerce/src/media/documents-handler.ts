import { createHash } from 'node:crypto';
import { pdfPolicy } from '../platform/http/page-policies.ts';
import type { OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { fileTextsFor } from './file-texts.ts';
import type { FileStore } from './file-store.ts';
import { documentKey } from './media-store.ts';

const addressPattern = /^\/documents\/([A-Za-z0-9][A-Za-z0-9._-]{0,150}\.(?:pdf|webp))$/;

/** Serves `GET /documents/<name>.pdf` (manuals, sheets; labels as .webp too) from the shop's files. */
export function createDocumentsHandler(
  files: FileStore,
  languages: OfferedLanguages,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const [, name] = addressPattern.exec(new URL(request.url).pathname) ?? [];
    const readable = request.method === 'GET' || request.method === 'HEAD';
    const bytes = name !== undefined && readable ? await files.read(documentKey(name)) : null;
    if (bytes === null) {
      return new Response(fileTextsFor(request, languages).documentMissing, {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      });
    }
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}"`;
    const headers = {
      etag,
      'cache-control': 'public, max-age=3600',
      'content-type': name?.endsWith('.webp') ? 'image/webp' : 'application/pdf',
      'content-security-policy': pdfPolicy,
      'x-content-type-options': 'nosniff',
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...headers, 'content-length': String(bytes.length) },
    });
  };
}
