import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pdfPolicy } from '../platform/http/page-policies.ts';
import type { OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { fileTextsFor } from './file-texts.ts';
import { readIfThere } from './media-store.ts';

const addressPattern = /^\/documents\/([A-Za-z0-9][A-Za-z0-9._-]{0,150}\.pdf)$/;

/** Serves `GET /documents/<name>.pdf` (manuals, sheets) from the data folder. */
export function createDocumentsHandler(
  dataDirectory: string,
  languages: OfferedLanguages,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const [, name] = addressPattern.exec(new URL(request.url).pathname) ?? [];
    const readable = request.method === 'GET' || request.method === 'HEAD';
    const bytes =
      name !== undefined && readable ? await readIfThere(join(dataDirectory, 'documents', name)) : null;
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
      'content-type': 'application/pdf',
      'content-security-policy': pdfPolicy,
      'x-content-type-options': 'nosniff',
    };
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...headers, 'content-length': String(bytes.length) },
    });
  };
}
