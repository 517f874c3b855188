import { type CardPageHosts, noCardHosts } from './card-page-hosts.ts';

/** Pages of `npm run dev`: scripts written into them, and a socket, replace what was changed. */
export const developmentPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";

/**
 * The Content-Security-Policy of one page. Its scripts are allowed by the hashes the renderer returned
 * (`'sha256-…' 'sha256-…'`), never by hashing the finished page. Hashes instead of a nonce, because a nonce
 * cannot be cached; inline styles are allowed because React writes style attributes. Pictures may also come
 * from the service's host; the card page also loads the gateway's script and frame. `tools` are the hosts of things that
 * consent is asked for: a cached page cannot know who consented, and nothing asks them before a script has read the choice.
 */
export function contentSecurityPolicy(
  scriptHashes: string,
  secure: boolean,
  pictureOrigins: readonly string[] = [],
  card: CardPageHosts = noCardHosts,
  tools: readonly string[] = [],
): string {
  const frames = [...card.frame, ...tools];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(scriptHashes === '' ? [] : [scriptHashes]), ...card.script, ...tools].join(' '),
    ["style-src 'self' 'unsafe-inline'", ...tools].join(' '),
    ["img-src 'self' data:", ...pictureOrigins, ...tools].join(' '),
    ["font-src 'self'", ...tools].join(' '),
    ["connect-src 'self'", ...card.connect, ...tools].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
