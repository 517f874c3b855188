import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createClient } from '@casamaestra/commerce/platform/database/connection.ts';
import { Daemon } from './daemon.ts';
import type { DatabaseTier } from './database-tier.ts';
import { deployed, type Layout } from './layout.ts';
import { waitFor } from './wait-for.ts';

/** The first version that knows the prepared statements of its clients when it lends connections by transaction. */
const wanted = [1, 21] as const;

const program = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path));

/** Why nothing can run behind a pooler on this machine. */
export function noPooler(): string | undefined {
  const path = program();
  if (path === undefined) return 'pgbouncer is not on this machine';
  const [, major = '0', minor = '0'] =
    /(\d+)\.(\d+)/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' })) ?? [];
  const isOld = Number(major) === wanted[0] ? Number(minor) < wanted[1] : Number(major) < wanted[0];
  return isOld ? `PgBouncer ${major}.${minor} is older than ${wanted.join('.')}` : undefined;
}

/** PgBouncer before the balancer's port of the primary: its file of deploy/ with the ports and paths of this cluster. */
export async function startPooler(layout: Layout, databases: DatabaseTier): Promise<Daemon> {
  const folder = layout.folderOf('pooler');
  const primary = layout.portOf('primary');
  const port = layout.portOf('pooler');
  const { username, password } = new URL(databases.url(primary));
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')];
  const written = readFileSync(deployed('pgbouncer/pgbouncer.ini'), 'utf8')
    .replace('port=6432', `port=${primary}`)
    .replace('listen_port = 6434', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users);
  // Its user reads both; the folder lets nobody else in.
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o644 });
  writeFileSync(file, written, { mode: 0o644 });
  const daemon = new Daemon({
    name: 'pooler',
    command: [program() ?? 'pgbouncer', file],
    environment: {},
    folder,
    logFile: layout.logOf('pooler'),
    runAs: layout.runAs,
  });
  daemon.start();
  await waitFor('PgBouncer leads to the primary', () => answers(databases.url(port)), { daemon });
  return daemon;
}

async function answers(url: string): Promise<boolean> {
  const client = createClient({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query('select 1')).rowCount === 1;
  } finally {
    await client.end().catch(() => undefined);
  }
}
