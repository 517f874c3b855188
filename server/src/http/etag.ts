import { hash } from 'node:crypto';

/** Weak ETag of a body, the same for all its encodings. */
export function weakEtag(body: Uint8Array): string {
  return `W/"${hash('sha1', body, 'base64url').slice(0, 20)}"`;
}

/** Whether If-None-Match contains the ETag (RFC 9110 §13.1.2, weak comparison). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
