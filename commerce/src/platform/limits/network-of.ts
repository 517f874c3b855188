import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A household or server usually gets an IPv6 network of 64 bits and may use any address in it. */
const NETWORK_GROUPS = 4;

function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  if (after === undefined) return groups(before);
  const [left, right] = [groups(before), groups(after)];
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => '0'), ...right];
}

/**
 * The key that requests are counted by: an IPv4 address (also when mapped into IPv6), or the /64 network of
 * an IPv6 address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const plain = address.toLowerCase().replace(/%.*$/, '');
  return `${groupsOf(plain)
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
