import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { childEnvironment } from '../../config/read-config.ts';
import { StartProblem } from '../../start-problem.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

/** Major version of the embedded server; other versions cannot read its data folder. */
const postgresMajor = '18';

/** Approximate size of a new database with the demo shop. */
const roomForNewDatabase = 400 * 1024 * 1024;
const roomToStart = 48 * 1024 * 1024;

/** Folders of the embedded server, all under DATA_DIR/postgres. */
export interface PostgresFolders {
  readonly root: string;
  readonly data: string;
  readonly passwordFile: string;
}

export function postgresFolders(dataDir: string): PostgresFolders {
  const root = join(dataDir, 'postgres');
  return { root, data: join(root, 'data'), passwordFile: join(root, 'password') };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * One level at a time: Node's recursive mkdir loops for ever where the system creates nothing, as under
 * /proc.
 */
function makeMissingLevels(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeMissingLevels(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

/** Creates a folder; errors such as a full or read-only disk become messages with a remedy. */
export function makeFolder(path: string): void {
  try {
    makeMissingLevels(path);
    // Nodes in containers share folders and process numbers.
    const probe = join(path, `.prova-${randomBytes(6).toString('hex')}`);
    writeFileSync(probe, 'x');
    rmSync(probe, { force: true });
  } catch (cause) {
    throw diskProblem(path, cause as NodeJS.ErrnoException);
  }
}

const diskCodes: Readonly<Record<string, DiskCode>> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_quota',
  EROFS: 'disk_read_only',
  EACCES: 'folder_forbidden',
  EPERM: 'folder_forbidden',
  ENOTDIR: 'not_a_folder',
  ENOENT: 'folder_impossible',
  EEXIST: 'not_a_folder',
};
type DiskCode =
  | 'disk_full'
  | 'disk_quota'
  | 'disk_read_only'
  | 'folder_forbidden'
  | 'not_a_folder'
  | 'folder_impossible';

/** A disk error as a problem with remedies. */
export function diskProblem(path: string, cause: NodeJS.ErrnoException): StartProblem {
  const code = diskCodes[cause.code ?? ''];
  return new StartProblem(
    code === undefined
      ? { code: 'disk_error', facts: { path, why: cause.message } }
      : { code, facts: { path } },
    { cause },
  );
}

function checkRoom(path: string, wanted: number): void {
  const disk = statfsSync(path);
  const available = disk.bavail * disk.bsize;
  if (available >= wanted) return;
  const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  const [free, needed] = [megabytes(available), megabytes(wanted)];
  throw new StartProblem({ code: 'disk_nearly_full', facts: { path, free, needed } });
}

/** Checks an existing data folder; true when a new one must be created. */
export function needsInitialising(folders: PostgresFolders): boolean {
  const versionFile = join(folders.data, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    if (!existsSync(folders.data)) return true;
    throw new StartProblem({ code: 'not_a_database', facts: { path: folders.data } });
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version === postgresMajor) return false;
  const facts = { path: folders.data, version, own: postgresMajor };
  throw new StartProblem({ code: 'another_postgres', facts });
}

function giveTo(path: string, runAs: RunAs): void {
  if (runAs.owner !== undefined) chownSync(path, runAs.owner.uid, runAs.owner.gid);
}

/** Creates folders with the right owner; a data folder copied here by root changes its owner. */
export function prepareRoot(folders: PostgresFolders, runAs: RunAs): void {
  giveTo(folders.root, runAs);
  if (runAs.owner !== undefined && statSync(folders.data, { throwIfNoEntry: false })?.uid === 0) {
    const inside = readdirSync(folders.root, { recursive: true, withFileTypes: true });
    for (const entry of inside)
      lchownSync(join(entry.parentPath, entry.name), runAs.owner.uid, runAs.owner.gid);
  }
  chmodSync(folders.root, 0o700);
  checkRoom(folders.root, existsSync(folders.data) ? roomToStart : roomForNewDatabase);
}

/** Creates a database cluster. It is renamed only when complete, so an interrupted start can be repeated. */
export async function initialise(
  folders: PostgresFolders,
  binaries: PostgresBinaries,
  runAs: RunAs,
): Promise<void> {
  const unfinished = join(folders.root, 'data.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(folders.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(folders.passwordFile, runAs);
  const command = [
    ...runAs.launcher,
    binaries.initdb,
    `--pgdata=${unfinished}`,
    '--username=casamaestra',
    '--encoding=UTF8',
    // PostgreSQL's own locale: the same order and case rules on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    `--pwfile=${folders.passwordFile}`,
  ];
  try {
    await promisify(execFile)(command[0] as string, command.slice(1), {
      ...runAs.spawnIds,
      env: childEnvironment(),
      cwd: folders.root,
    });
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error);
    if (/no space left/i.test(said))
      throw diskProblem(folders.root, Object.assign(new Error(said), { code: 'ENOSPC' }));
    const facts = { path: folders.data, said: said.trim().split('\n').slice(-4).join('\n') };
    throw new StartProblem({ code: 'database_not_made', facts }, { cause: error });
  }
  renameSync(unfinished, folders.data);
}
