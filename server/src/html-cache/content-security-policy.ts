import { createHash } from 'node:crypto';
import { type CardPageHosts, noCardHosts } from './card-page-hosts.ts';

const inlineScript = /<script(\s[^>]*)?>([\s\S]*?)<\/script/gi;
const dataBlock = /\btype\s*=\s*["']?(?!module|text\/javascript|application\/javascript)[\w/+-]+/i;

/** Hashes of the scripts that run from the page itself; data blocks such as JSON-LD do not run. */
function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (/\bsrc\s*=/i.test(attributes) || dataBlock.test(attributes) || code === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

/**
 * The policy of one page. Hashes instead of a nonce, because a nonce cannot live in a cached page; styles
 * may be inline because React writes style attributes. Pictures may also come from where the service is; the
 * card page also loads the gateway's script and frame.
 */
export function contentSecurityPolicy(
  html: string,
  secure: boolean,
  pictureOrigin?: string,
  card: CardPageHosts = noCardHosts,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes(html), ...card.script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...(pictureOrigin === undefined ? [] : [pictureOrigin])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...card.connect].join(' '),
    ...(card.frame.length > 0 ? [['frame-src', ...card.frame].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
