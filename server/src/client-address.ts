import { BlockList, isIP } from 'node:net';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import { type Exchange, headerOf } from './exchange.ts';

type TrustProxy = Config['trustProxy'];

const lists = new WeakMap<Exclude<TrustProxy, boolean>, BlockList>();

function listOf(networks: Exclude<TrustProxy, boolean>): BlockList {
  const known = lists.get(networks);
  if (known !== undefined) return known;
  const list = new BlockList();
  for (const { address, bits } of networks)
    list.addSubnet(address, bits, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  lists.set(networks, list);
  return list;
}

/** A dual-stack socket reports IPv4 as "::ffff:10.0.0.2": unwraps it. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * An entry without the port that some proxies add ("203.0.113.9:4711", "[2001:db8::5]:4711"): with it every connection
 * would be another shopper to the limits.
 */
const withoutPort = (entry: string) =>
  entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1');

function isOurs(address: string, networks: Exclude<TrustProxy, boolean>): boolean {
  const version = isIP(address);
  return version > 0 && listOf(networks).check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Network address of the client. Behind trusted proxies (TRUST_PROXY) it is the last entry of X-Forwarded-For
 * that is not one of them; with `on` the last of all.
 */
export function clientAddress({ message }: Exchange, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const peer = plain(message.socket.remoteAddress ?? 'unknown');
  if (trustProxy === false) return message.socket.remoteAddress ?? 'unknown';
  const forwarded = (headerOf(message, 'x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => withoutPort(entry.trim()))
    .filter((entry) => entry !== '');
  if (trustProxy === true) return forwarded.at(-1) ?? message.socket.remoteAddress ?? 'unknown';
  let address = peer;
  while (isOurs(address, trustProxy)) {
    const before = forwarded.pop();
    if (before === undefined) break;
    address = plain(before);
  }
  return address;
}

/**
 * Warns once that X-Forwarded-For is sent but not trusted: all shoppers behind that proxy share one rate
 * limit.
 */
export function warnOfUnreadProxy({ trustProxy }: Pick<Config, 'trustProxy'>, log: Log) {
  let told = trustProxy !== false;
  return ({ message }: Exchange): void => {
    if (told || message.headers['x-forwarded-for'] === undefined) return;
    told = true;
    log.warn(
      { peer: message.socket.remoteAddress },
      'X-Forwarded-For arrives but TRUST_PROXY is off: everybody behind that proxy counts as one shopper',
    );
  };
}
