import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Contents of a running server's postmaster.pid. */
export interface PostmasterPid {
  readonly pid: number;
  readonly port: number;
  readonly socketDirectory: string;
  readonly ready: boolean;
}

/** Reads postmaster.pid of a data folder; undefined when missing or incomplete. */
export function readPostmasterPid(dataFolder: string): PostmasterPid | undefined {
  const path = join(dataFolder, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketDirectory: lines[4] ?? '',
    ready: lines[7]?.startsWith('ready') ?? false,
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Process ids are reused: only a postgres process working in this folder is our server. */
async function isPostmasterOf(pid: number, dataFolder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataFolder);
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32') return true;
  const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('postgres') && stdout.includes(dataFolder);
}

/**
 * Cleans up after a killed shop: stops its server if that still runs, else removes the stale pid file. The
 * caller holds the shop lock, so no living shop uses the folder.
 * @returns whether a running server was stopped
 */
export async function clearLeftovers(dataFolder: string): Promise<boolean> {
  const left = readPostmasterPid(dataFolder);
  const running = left !== undefined && (await isPostmasterOf(left.pid, dataFolder));
  if (running) await stopPostmaster(left.pid);
  rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
  return running;
}

/** Fast shutdown (open transactions are rolled back), immediate after ten seconds. */
export async function stopPostmaster(pid: number): Promise<void> {
  const started = performance.now();
  let hurried = false;
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) {
    if (!hurried && performance.now() - started > 10_000) {
      hurried = true;
      process.kill(pid, 'SIGQUIT');
    }
    await pause(10);
  }
}
