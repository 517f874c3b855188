import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { type Exchange, headerOf } from './exchange.ts';

/**
 * Network address of who asks. Behind a proxy that is trusted (TRUST_PROXY) it is the last entry of
 * X-Forwarded-For, the one the proxy itself wrote.
 */
export function clientAddress({ message }: Exchange, config: Pick<Config, 'trustProxy'>): string {
  const forwarded = config.trustProxy ? headerOf(message, 'x-forwarded-for') : undefined;
  const last = forwarded?.split(',').at(-1)?.trim();
  return last === undefined || last === '' ? (message.socket.remoteAddress ?? 'unknown') : last;
}
