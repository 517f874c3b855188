import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../platform/http/public-address.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether messages go to this machine itself: only where nothing is real. */
export const isLoopback = (url: URL, mode: 'demo' | 'production'): boolean =>
  mode === 'demo' && url.protocol === 'http:' && loopback.has(url.hostname);

/**
 * An address that messages may be sent to: https, no credentials, no private network. A name is resolved, and its
 * address looked at, with every message.
 */
export function readWebhookAddress(address: string, mode: 'demo' | 'production'): Outcome<URL> {
  if (!URL.canParse(address)) return refused('staff_webhook_address', {}, 'address');
  const url = new URL(address);
  if (isLoopback(url, mode)) return { ok: true, value: url };
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    return refused('staff_webhook_address', {}, 'address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivate =
    isIP(host) === 0
      ? !host.includes('.') || /\.(local|internal|localhost)\.?$/i.test(host)
      : !isPublicAddress(host);
  return isPrivate ? refused('staff_webhook_private', {}, 'address') : { ok: true, value: url };
}
