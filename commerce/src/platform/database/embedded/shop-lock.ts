import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The process that uses a data folder. */
export interface LockHolder {
  readonly pid: number;
  readonly what: string;
}

export type LockOutcome =
  | { readonly taken: true; readonly release: () => Promise<void> }
  | { readonly taken: false; readonly holder: LockHolder };

/**
 * Only a living process holds a socket, so a killed shop never leaves a lock behind. On Linux and Windows the
 * name is outside the file system; elsewhere a socket file is used and replaced when dead.
 */
function lockAddress(dataDir: string): string {
  const name = `casamaestra-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listen(address: string, holder: LockHolder): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(JSON.stringify(holder));
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function askHolder(address: string): Promise<LockHolder | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address);
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => resolve(undefined));
    socket.on('close', () =>
      resolve(answer === '' ? { pid: 0, what: '' } : (JSON.parse(answer) as LockHolder)),
    );
  });
}

/** Locks the data folder for this process, or returns who holds it. The folder must exist. */
export async function acquireShopLock(dataDir: string, what: string): Promise<LockOutcome> {
  const address = lockAddress(dataDir);
  const mine = { pid: process.pid, what };
  for (;;) {
    const server = await listen(address, mine);
    if (server !== undefined) {
      return { taken: true, release: () => new Promise((done) => server.close(() => done())) };
    }
    const holder = await askHolder(address);
    if (holder !== undefined) return { taken: false, holder };
    if (!address.startsWith('\0')) rmSync(address, { force: true });
  }
}

/** A loopback TCP port that is free now. */
export function freeLoopbackPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
