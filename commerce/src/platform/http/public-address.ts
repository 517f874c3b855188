import { lookup as lookupAll } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv6');
}

/** False for private, local and reserved addresses; IPv4-mapped IPv6 addresses count as IPv4. */
export function isPublicAddress(address: string): boolean {
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(inner);
  if (version === 0 || /^::ffff:/i.test(inner)) return false;
  return !privateAddresses.check(inner, version === 4 ? 'ipv4' : 'ipv6');
}

/** Checks the addresses actually connected to, so that a second DNS answer cannot differ (DNS rebinding). */
export const lookupOnly =
  (mayConnect: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookupAll(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const allowed = addresses.filter(({ address }) => mayConnect(address));
      if (allowed.length === 0)
        return callback(Object.assign(new Error('private network'), { code: 'EPRIVATE' }), []);
      if (options.all) return callback(null, allowed);
      return callback(null, allowed[0]?.address ?? '', allowed[0]?.family ?? 4);
    });
  };

/** Public addresses only. */
export const publicLookup: LookupFunction = lookupOnly(isPublicAddress);
