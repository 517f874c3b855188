import { type CardPageHosts, noCardHosts } from './card-page-hosts.ts';

/** Pages of `npm run dev`: scripts written into them, and a socket, replace what was changed. */
export const developmentPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";

/**
 * The Content-Security-Policy of one page. Its scripts are allowed by the hashes the renderer returned
 * (`'sha256-…' 'sha256-…'`), never by hashing the finished page. Hashes instead of a nonce, because a nonce
 * cannot be cached; inline styles are allowed because React writes style attributes. Pictures may also come
 * from the service's host; the card page also loads the gateway's script and frame.
 */
export function contentSecurityPolicy(
  scriptHashes: string,
  secure: boolean,
  pictureOrigins: readonly string[] = [],
  card: CardPageHosts = noCardHosts,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(scriptHashes === '' ? [] : [scriptHashes]), ...card.script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...card.connect].join(' '),
    ...(card.frame.length > 0 ? [['frame-src', ...card.frame].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
