import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { isIP, type LookupFunction } from 'node:net';
import { isOpenedAddress, isNamedTarget } from '../../platform/http/private-targets.ts';
import type { PrivateTargets } from '../../platform/http/private-targets.ts';
import { isPublicAddress, lookupOnly } from '../../platform/http/public-address.ts';

/** Where this shop may send: public addresses, and what the operator of the server opened. */
export interface Reach {
  readonly mode: 'demo' | 'production';
  readonly privateTargets: PrivateTargets;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether messages go to this machine itself: only where nothing is real. */
const isLoopback = (url: URL, mode: Reach['mode']): boolean =>
  mode === 'demo' && url.protocol === 'http:' && loopback.has(url.hostname);

const OWN_NAME = /(^|\.)localhost\.?$/i;
const PRIVATE_NAME = /\.(local|internal|lan|home\.arpa)\.?$/i;

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** public; opened: in a private network, and the operator opened it; closed: there, and not. */
function placeOf(url: URL, { privateTargets }: Reach): 'public' | 'opened' | 'closed' {
  const host = hostOf(url);
  if (isIP(host) > 0) {
    if (isPublicAddress(host)) return 'public';
    return isOpenedAddress(privateTargets, host, host) ? 'opened' : 'closed';
  }
  if (OWN_NAME.test(host)) return 'closed';
  if (isNamedTarget(privateTargets, host)) return 'opened';
  if (host.includes('.') && !PRIVATE_NAME.test(host)) return 'public';
  // Where it leads is seen with every message.
  return privateTargets.networks.length > 0 ? 'opened' : 'closed';
}

/**
 * An address that may be sent to: no credentials, https, or http where it was opened in a private network. A name is
 * resolved, and its address looked at, with every message.
 */
export function readWebhookAddress(address: string, reach: Reach): Outcome<URL> {
  if (!URL.canParse(address)) return refused('staff_webhook_address', {}, 'address');
  const url = new URL(address);
  if (isLoopback(url, reach.mode)) return { ok: true, value: url };
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return refused('staff_webhook_address', {}, 'address');
  const place = placeOf(url, reach);
  if (place === 'closed') return refused('staff_webhook_private', {}, 'address');
  return place === 'public' && url.protocol === 'http:'
    ? refused('staff_webhook_address', {}, 'address')
    : { ok: true, value: url };
}

/** Looks at the addresses connected to; without https they are those of an opened network only. */
export function lookupOf(url: URL, { mode, privateTargets }: Reach): LookupFunction | undefined {
  if (isLoopback(url, mode)) return undefined;
  return lookupOnly(
    (address) =>
      (url.protocol === 'https:' && isPublicAddress(address)) ||
      isOpenedAddress(privateTargets, hostOf(url), address),
  );
}
