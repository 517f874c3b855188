import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Daemon } from './daemon.ts';
import type { Engines } from './engines.ts';
import { deployed, type Layout } from './layout.ts';
import { waitFor } from './wait-for.ts';

const numbers = [1, 2, 3] as const;
type MemberNumber = (typeof numbers)[number];

const clients = (layout: Layout, number: MemberNumber) => `127.0.0.1:${layout.portOf(`etcd-${number}`)}`;
const peers = (layout: Layout, number: MemberNumber) =>
  `http://127.0.0.1:${layout.portOf(`etcd-peers-${number}`)}`;

/** Where Patroni finds them. */
export const etcdHosts = (layout: Layout): string =>
  numbers.map((number) => clients(layout, number)).join(',');

/** What every member is told, of deploy/. */
const common = () =>
  Object.fromEntries(
    readFileSync(deployed('etcd/etcd.env'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('ETCD_'))
      .map((line) => line.split('=') as [string, string]),
  );

/** One of the three servers that agree on who is primary. */
export class EtcdMember extends Daemon {
  readonly #clients: string;

  constructor(number: MemberNumber, { etcd }: Engines, layout: Layout) {
    const name = `etcd-${number}`;
    const folder = layout.folderOf(name);
    const own = `http://${clients(layout, number)}`;
    super({
      name,
      command: [etcd],
      environment: {
        ...common(),
        ETCD_NAME: name,
        ETCD_DATA_DIR: join(folder, 'data'),
        ETCD_LISTEN_CLIENT_URLS: own,
        ETCD_ADVERTISE_CLIENT_URLS: own,
        ETCD_LISTEN_PEER_URLS: peers(layout, number),
        ETCD_INITIAL_ADVERTISE_PEER_URLS: peers(layout, number),
        ETCD_INITIAL_CLUSTER: numbers.map((one) => `etcd-${one}=${peers(layout, one)}`).join(','),
      },
      folder,
      logFile: layout.logOf(name),
      runAs: layout.runAs,
    });
    this.#clients = own;
  }

  /** Whether it answers and knows who leads. */
  async isHealthy(): Promise<boolean> {
    const answer = await fetch(`${this.#clients}/health`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    );
    return ((await answer?.json()) as { health?: string } | undefined)?.health === 'true';
  }

  /** Whether it is the one whose word the others wait for. */
  async leads(): Promise<boolean> {
    const answer = await fetch(`${this.#clients}/v3/maintenance/status`, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(1_000),
    }).catch(() => undefined);
    const told = (await answer?.json()) as { leader?: string; header?: { member_id?: string } } | undefined;
    return told?.leader !== undefined && told.leader === told.header?.member_id;
  }
}

/** Starts three members; resolves when all of them agree. */
export async function startEtcd(engines: Engines, layout: Layout): Promise<readonly EtcdMember[]> {
  const members = numbers.map((number) => new EtcdMember(number, engines, layout));
  for (const member of members) member.start();
  try {
    for (const member of members)
      await waitFor(`${member.name} answers`, () => member.isHealthy(), { daemon: member });
  } catch (error) {
    await Promise.all(members.map((member) => member.stop()));
    throw error;
  }
  return members;
}
