import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresFolders } from './data-folder.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import type { RunAs } from './run-as.ts';
import { freeLoopbackPort } from './shop-lock.ts';

/** Address of the embedded server; `host` is a folder when it listens on a Unix socket. */
export interface PostgresEndpoint {
  readonly host: string;
  readonly port: number;
  readonly user: 'casamaestra';
  readonly password: string;
}

const socketPort = 5432;
const longestSocketPath = process.platform === 'linux' ? 107 : 103;

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;
}

function makeSocketFolder(folder: string, runAs: RunAs): string {
  // Only sockets of dead servers can exist here: the caller holds the shop lock.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  if (runAs.owner !== undefined) chownSync(folder, runAs.owner.uid, runAs.owner.gid);
  chmodSync(folder, 0o700);
  return folder;
}

/**
 * A Unix socket in a private folder beside the data; in the temporary folder when that path is too long for a
 * socket; a loopback port with a password where neither works.
 */
export async function chooseEndpoint(
  folders: PostgresFolders,
  runAs: RunAs,
  onLoopback: boolean,
): Promise<PostgresEndpoint> {
  const password = readFileSync(folders.passwordFile, 'utf8');
  const candidates = [join(folders.root, 'run'), join(tmpdir(), `casamaestra-${process.pid}`)];
  const folder = onLoopback ? undefined : candidates.find(fits);
  if (folder === undefined)
    return { host: '127.0.0.1', port: await freeLoopbackPort(), user: 'casamaestra', password };
  return { host: makeSocketFolder(folder, runAs), port: socketPort, user: 'casamaestra', password };
}

/** The endpoint of the server run by another living process of the shop; undefined while it starts. */
export function endpointOfRunning(folders: PostgresFolders): PostgresEndpoint | undefined {
  const running = readPostmasterPid(folders.data);
  if (running === undefined || !running.ready || !existsSync(folders.passwordFile)) return undefined;
  return {
    host: running.socketDirectory || '127.0.0.1',
    port: running.port,
    user: 'casamaestra',
    password: readFileSync(folders.passwordFile, 'utf8'),
  };
}

/** Removes a socket folder made outside DATA_DIR. */
export function removeEndpoint(endpoint: PostgresEndpoint, folders: PostgresFolders): void {
  if (endpoint.host.startsWith(tmpdir()) && !endpoint.host.startsWith(folders.root)) {
    rmSync(endpoint.host, { recursive: true, force: true });
  }
}
