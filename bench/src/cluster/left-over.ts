import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Processes that work in a folder: each of a cluster's does, and nothing else. */
export function processesIn(folder: string): number[] {
  const found: number[] = [];
  for (const name of process.platform === 'linux' ? readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const at = readlinkSync(`/proc/${name}/cwd`);
      if (at === folder || at.startsWith(`${folder}/`)) found.push(Number(name));
    } catch {
      // It ended meanwhile, or is of somebody else.
    }
  }
  return found;
}

/** Kills what still works in a folder. */
export function endProcessesIn(folder: string): void {
  for (const pid of processesIn(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  }
}

const [, program = '', parent, folder] = process.argv;

/**
 * As a program, given a process and a folder: waits for the end of the one and then ends what works in the other. Patroni
 * without etcd takes minutes to end by itself.
 */
if (program.endsWith('left-over.ts') && parent !== undefined && folder !== undefined) {
  const isThere = () => {
    try {
      return process.kill(Number(parent), 0);
    } catch {
      return false;
    }
  };
  while (isThere()) await pause(500);
  await pause(3_000);
  endProcessesIn(folder);
}
