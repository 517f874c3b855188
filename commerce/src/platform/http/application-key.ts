import { Buffer } from 'node:buffer';
import { callSource, isOfHosts } from './same-origin.ts';
import { sameSecret } from '../secrets/same-secret.ts';

/** What the check of the application key depends on. */
export interface CallOrigin {
  /** First value of a header, by lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** Hosts of the shop itself: from the Host header and PUBLIC_URL. */
  readonly ownHosts: readonly string[];
}

/** Extracts the key from `token k:s`, `Bearer k:s` or `Basic base64(k:s)`. */
export function keyInAuthorization(header: string | undefined): string | undefined {
  const [, scheme, value] = /^(token|bearer|basic)\s+(\S+)$/i.exec(header ?? '') ?? [];
  if (scheme === undefined || value === undefined) return undefined;
  return scheme.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString('utf8') : value;
}

/**
 * Whether a browser made the call from one of the shop's own pages. The key keeps out other sites and unknown
 * clients; it does not hide public data from a program that imitates a browser.
 */
function isSameOriginPage(call: CallOrigin): boolean {
  const source = callSource(call.header, call.ownHosts);
  if (source !== 'unsaid') return source === 'own-page';
  const from = call.header('referer');
  return from !== undefined && isOfHosts(from, call.ownHosts);
}

/**
 * Whether a call is allowed: no key is required, the call has the key, or one of the shop's own pages made
 * it.
 */
export function mayCall(applicationKey: string | undefined, call: CallOrigin): boolean {
  if (applicationKey === undefined) return true;
  const sent = keyInAuthorization(call.header('authorization'));
  if (sent !== undefined) return sameSecret(sent, applicationKey);
  return isSameOriginPage(call);
}
