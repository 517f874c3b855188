import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartProblem } from '../../start-problem.ts';

/** How to start a PostgreSQL program: PostgreSQL refuses to run as root. */
export interface RunAs {
  /** The user that owns the data; undefined: the user of this process. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
  /** Prefix of the command: drops privileges or ties the program to this process. */
  readonly launcher: readonly string[];
  /** For spawn(): changes the user without a launcher. */
  readonly spawnIds: { readonly uid?: number; readonly gid?: number };
}

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'];

/** The user "postgres", else "nobody": both exist for unprivileged services. */
function unprivilegedUser(passwd: string): { uid: number; gid: number } | undefined {
  const lines = passwd.split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const line = lines.find((fields) => fields[0] === name);
    if (line !== undefined && Number(line[2]) > 0) return { uid: Number(line[2]), gid: Number(line[3]) };
  }
  return undefined;
}

/** Whether a user without groups may traverse every folder above the path. */
export function isReachableBy(path: string, user: { uid: number; gid: number }): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function launchWith(launcher: string | undefined, options: readonly string[]): string[] {
  // --pdeathsig: when this process is killed, PostgreSQL shuts down cleanly instead of being left running.
  return launcher === undefined ? [] : [launcher, '--pdeathsig', 'INT', ...options];
}

/** The owner of existing data, so that starts as root and as that user can alternate. */
function ownerOf(dataFolder: string): { uid: number; gid: number } | undefined {
  const found = statSync(dataFolder, { throwIfNoEntry: false });
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid };
}

/**
 * Chooses user and launcher for programs and data at the given absolute paths, which must exist.
 * @throws StartProblem when run as root where no other user can access the paths
 */
export function chooseRunAs(paths: readonly string[], dataFolder: string): RunAs {
  const launcher = process.platform === 'linux' ? setpriv.find((path) => existsSync(path)) : undefined;
  if (process.getuid?.() !== 0) return { owner: undefined, launcher: launchWith(launcher, []), spawnIds: {} };
  const owner = ownerOf(dataFolder) ?? unprivilegedUser(readFileSync('/etc/passwd', 'utf8'));
  if (owner === undefined) {
    throw new StartProblem({ code: 'no_user_for_postgres' });
  }
  const closed = paths.find((path) => !isReachableBy(path, owner));
  if (closed === undefined) {
    return { owner, launcher: launchWith(launcher, []), spawnIds: owner };
  }
  if (launcher === undefined) {
    throw new StartProblem({ code: 'closed_to_postgres', facts: { path: closed } });
  }
  return { owner, launcher: launchWith(launcher, privilegeDrop(owner)), spawnIds: {} };
}

/** A plain user with the single capability to traverse folders closed to it, such as a clone under /root. */
function privilegeDrop(owner: { uid: number; gid: number }): string[] {
  return [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // PostgreSQL checks its own path with access(2), which otherwise ignores the capabilities of an
    // unprivileged user.
    '--securebits=+no_setuid_fixup',
  ];
}
