import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs of a cluster, by the Debian package that brings each. */
const wanted = {
  etcd: { package: 'etcd-server', name: 'etcd' },
  patroni: { package: 'patroni', name: 'patroni' },
  postgres: { package: 'postgresql', name: '/usr/lib/postgresql/*/bin/postgres' },
  haproxy: { package: 'haproxy', name: 'haproxy' },
  varnishd: { package: 'varnish', name: 'varnishd' },
  xkey: { package: 'varnish-modules', name: '/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so' },
} as const;

export type Engines = Readonly<Record<keyof typeof wanted, string>>;

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];

/** The version of PostgreSQL in the path of a program of it: Debian has one folder for each. */
export const postgresVersion = (path: string): number => Number(path.split('/')[4]);

function find(name: string): string | undefined {
  if (name.includes('*'))
    return globSync(name).toSorted((a, b) => postgresVersion(b) - postgresVersion(a))[0];
  if (!name.startsWith('/'))
    return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  // Debian's folder of libraries is named by the architecture.
  const paths = [name, name.replace('x86_64', 'aarch64')];
  return paths.find((path) => existsSync(path));
}

/** The programs with their paths, or the packages that are missing. */
export function findEngines(): { readonly engines: Engines } | { readonly missing: readonly string[] } {
  const found = Object.entries(wanted).map(([key, one]) => ({ key, one, path: find(one.name) }));
  const missing = found.filter(({ path }) => path === undefined).map(({ one }) => one.package);
  if (missing.length > 0) return { missing };
  return { engines: Object.fromEntries(found.map(({ key, path }) => [key, path])) as unknown as Engines };
}

/** What to do when packages are missing. */
export const installSentence = (missing: readonly string[]): string =>
  [
    `The cluster runs on packages of Debian 12 or later; missing: ${missing.join(', ')}.`,
    `  sudo apt-get install --no-install-recommends ${missing.join(' ')}`,
    '  sudo systemctl disable --now etcd patroni postgresql haproxy varnish   (the cluster starts its own)',
  ].join('\n');
