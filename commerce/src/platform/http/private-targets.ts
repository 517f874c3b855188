import { BlockList, isIP } from 'node:net';

/** What the operator of the server opened in private networks: hosts by name ("*.lan": all below), addresses, networks. */
export interface PrivateTargets {
  readonly hosts: readonly string[];
  readonly networks: readonly { readonly address: string; readonly bits: number }[];
}

/** Networks of which parts may be opened: never this machine, never link-local addresses. */
const openable = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['fc00::', 7],
] as const;

/** Within those, where clouds tell a machine its own keys: Alibaba, AWS, Google. */
const metadata = ['100.100.100.200', 'fd00:ec2::254', 'fd20:ce::254'] as const;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const MAPPED = /^::ffff:/i;

const blockOf = (address: string, bits: number): BlockList => {
  const block = new BlockList();
  block.addSubnet(address, bits, familyOf(address));
  return block;
};
const openableBlocks = openable.map(([network, bits]) => ({ bits, block: blockOf(network, bits) }));
const never = new BlockList();
for (const address of metadata) never.addAddress(address, familyOf(address));

const mayOpen = (address: string): boolean =>
  isIP(address) > 0 &&
  !MAPPED.test(address) &&
  openableBlocks.some(({ block }) => block.check(address, familyOf(address))) &&
  !never.check(address, familyOf(address));

const HOST = /^(\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

type Network = PrivateTargets['networks'][number];

/** An address or network that lies within one that may be opened. */
function readNetwork(text: string): Network | undefined {
  const [, address = '', written] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (!mayOpen(address)) return undefined;
  const most = isIP(address) === 4 ? 32 : 128;
  const bits = written === undefined ? most : Number(written);
  const within = openableBlocks.find(({ block }) => block.check(address, familyOf(address)));
  return within !== undefined && bits >= within.bits && bits <= most ? { address, bits } : undefined;
}

const isHost = (text: string): boolean => HOST.test(text) && !/(^|\.)localhost$/.test(text);

/** Targets from a list with commas; undefined: one is no name, address or network that may be opened. */
export function readPrivateTargets(text: string): PrivateTargets | undefined {
  const parts = text.split(',').map((part) => part.trim().toLowerCase());
  if (text.trim() === '') return { hosts: [], networks: [] };
  const hosts = parts.filter(isHost);
  const networks = parts.filter((part) => !isHost(part)).map(readNetwork);
  const read = networks.filter((network) => network !== undefined);
  return read.length === networks.length ? { hosts, networks: read } : undefined;
}

/** Whether a host was opened by its name. */
export function isNamedTarget({ hosts }: PrivateTargets, host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return hosts.some((one) => (one.startsWith('*.') ? name.endsWith(one.slice(1)) : name === one));
}

/** Whether the private address of a host was opened, by the host's name or by its network. */
export function isOpenedAddress(targets: PrivateTargets, host: string, address: string): boolean {
  if (!mayOpen(address)) return false;
  if (isNamedTarget(targets, host)) return true;
  return targets.networks.some(({ address: network, bits }) =>
    blockOf(network, bits).check(address, familyOf(address)),
  );
}
