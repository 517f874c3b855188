import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chooseRunAs, type RunAs } from '@casamaestra/commerce/platform/database/embedded/run-as.ts';
import { processesIn } from './left-over.ts';
import { freePort } from '../shop/run-shop.ts';

/** The repository that runs, and its files for deployment. */
export const repository = join(import.meta.dirname, '../../..');
export const deployed = (file: string): string => join(repository, 'deploy', file);

/** Where the cluster keeps everything; it may be deleted when none runs. */
export const clusterFolder = join(repository, 'var/cluster');

export interface Layout {
  readonly folder: string;
  /** PostgreSQL refuses to run as root: the engines run as this user. */
  readonly runAs: RunAs;
  /** A new folder that belongs to that user. */
  readonly folderOf: (name: string) => string;
  readonly logOf: (name: string) => string;
  /** A port of 127.0.0.1 for each name, always the same. */
  readonly portOf: (name: string) => number;
}

const ported = [
  'etcd-1',
  'etcd-2',
  'etcd-3',
  'etcd-peers-1',
  'etcd-peers-2',
  'etcd-peers-3',
  'database-1',
  'database-2',
  'patroni-1',
  'patroni-2',
  'primary',
  'replica',
  'shops',
  'stats',
  'shop-1',
  'shop-2',
  'shop-3',
  'worker',
  'varnish',
  'varnish-admin',
  'pooler',
  'http',
  'https',
] as const;

/** An empty folder for a new cluster, and free ports. */
export async function layOut(frontPort?: number): Promise<Layout> {
  if (processesIn(clusterFolder).length > 0)
    throw new Error('a cluster runs already: everything in var/cluster is of one');
  rmSync(clusterFolder, { recursive: true, force: true });
  mkdirSync(clusterFolder, { recursive: true });
  const ports = new Map<string, number>();
  for (const name of ported) {
    let port = await freePort();
    while ([...ports.values()].includes(port)) port = await freePort();
    ports.set(name, port);
  }
  if (frontPort !== undefined) ports.set('varnish', frontPort);
  const runAs = chooseRunAs([clusterFolder], join(clusterFolder, 'none'));
  const { owner } = runAs;
  return {
    folder: clusterFolder,
    runAs,
    folderOf(name) {
      const path = join(clusterFolder, name);
      mkdirSync(path, { recursive: true, mode: 0o750 });
      if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
      return path;
    },
    logOf: (name) => join(clusterFolder, 'log', `${name}.log`),
    portOf(name) {
      const port = ports.get(name);
      if (port === undefined) throw new Error(`no port for ${name}`);
      return port;
    },
  };
}
