import type { OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { fileTextsFor } from './file-texts.ts';
import type { CopyNotes } from './bounded-copies.ts';
import type { MediaStore } from './media-store.ts';
import type { PictureFormat } from './picture-url.ts';
import { createResizedCopies } from './resized-copies.ts';

const addressPattern = /^\/media\/([0-9a-f]{20})-([1-9]\d{1,3})\.(webp|avif)$/;

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/**
 * Serves `GET /media/<hash>-<width>.<webp|avif>`. The name contains the content hash, so the answer is
 * immutable; any other path under /media/ is refused without disk access. A resized copy that could not be
 * written is sent all the same and reported to `onUnkept`; a picture that is not there to `onMissing`.
 */
export function createMediaHandler(
  store: MediaStore,
  languages: OfferedLanguages,
  onUnkept: (error: unknown) => void,
  { onMissing, notes }: { readonly onMissing?: () => void; readonly notes?: CopyNotes } = {},
): (request: Request) => Promise<Response> {
  const copies = createResizedCopies(store, onUnkept, notes);
  return async (request) => {
    const say = () => fileTextsFor(request, languages);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, say().onlyRead, { allow: 'GET, HEAD' });
    }
    const [, hash, width, format] = addressPattern.exec(new URL(request.url).pathname) ?? [];
    if (hash === undefined || width === undefined || format === undefined) {
      return plain(400, say().pictureAddress);
    }
    const etag = `"${hash}-${width}-${format}"`;
    const headers = {
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': `image/${format}`,
      'x-content-type-options': 'nosniff',
    };
    const copy = await copies.read(hash, Number(width), format as PictureFormat);
    if (copy === null) {
      onMissing?.();
      return plain(404, say().pictureMissing);
    }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(copy), {
      headers: { ...headers, 'content-length': String(copy.length) },
    });
  };
}
