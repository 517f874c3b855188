import { Buffer } from 'node:buffer';
import { callSource, isOfHosts } from './same-origin.ts';
import { sameSecret } from '../secrets/same-secret.ts';

/** What the gate looks at. */
export interface CallOrigin {
  /** First value of a header, by lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** Hosts the shop itself is served from: the Host header's and PUBLIC_URL's. */
  readonly ownHosts: readonly string[];
}

/** The key inside `token k:s`, `Bearer k:s` or `Basic base64(k:s)`. */
export function keyInAuthorization(header: string | undefined): string | undefined {
  const [, scheme, value] = /^(token|bearer|basic)\s+(\S+)$/i.exec(header ?? '') ?? [];
  if (scheme === undefined || value === undefined) return undefined;
  return scheme.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString('utf8') : value;
}

/**
 * Whether a browser made the call from one of the shop's own pages. The key keeps other sites and stray clients out,
 * it does not hide public data from somebody who forges a browser.
 */
function isSameOriginPage(call: CallOrigin): boolean {
  const source = callSource(call.header, call.ownHosts);
  if (source !== 'unsaid') return source === 'own-page';
  const from = call.header('referer');
  return from !== undefined && isOfHosts(from, call.ownHosts);
}

/** Whether a call may pass: no key is asked, it carries the key, or one of the shop's own pages made it. */
export function mayCall(applicationKey: string | undefined, call: CallOrigin): boolean {
  if (applicationKey === undefined) return true;
  const sent = keyInAuthorization(call.header('authorization'));
  if (sent !== undefined) return sameSecret(sent, applicationKey);
  return isSameOriginPage(call);
}
