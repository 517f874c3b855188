import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { readLastBackup } from '../backup/last-backup.ts';
import { sharedFiles } from '../media/media-store.ts';
import type { Config } from '../platform/config/read-config.ts';
import { type Dependency, reasonOf, well, wrong } from './dependency.ts';

const gigabyte = 1_000_000_000;
const diskWarnBytes = 5 * gigabyte;
const diskErrorBytes = gigabyte / 2;
const backupDays = 2;
const dayMs = 86_400_000;

/** Blocks of a disk: those left to everybody, all, and the bytes of each. */
interface DiskRoom {
  readonly bavail: number;
  readonly blocks: number;
  readonly bsize: number;
}

/** Codes of S3 for a signature made with another secret, or with a key nobody knows. */
const wrongSecret = /SignatureDoesNotMatch/;

/** Writes, reads, lists and removes one small file where pictures and documents are. */
export async function fileDependencies({
  dataDir,
  filesUrl,
}: Pick<Config, 'dataDir' | 'filesUrl'>): Promise<readonly Dependency[]> {
  const store = sharedFiles(dataDir, filesUrl);
  const key = `doctor/${randomBytes(6).toString('hex')}.txt`;
  const bucket = filesUrl === undefined ? undefined : bucketName(filesUrl);
  try {
    await store.write(key, Buffer.from('doctor'));
    const written = await store.read(key);
    let isListed = false;
    for await (const found of store.list('doctor/')) isListed ||= found === key;
    await store.remove(key);
    if (written === null || !isListed) throw new Error('a file just written is not there');
  } catch (error) {
    const why = reasonOf(error);
    if (bucket === undefined)
      return [wrong('files', { code: 'folder_refuses', facts: { path: dataDir, why } })];
    return wrongSecret.test(why)
      ? [wrong('files', { code: 'bucket_wrong_secret', facts: { bucket } })]
      : [wrong('files', { code: 'bucket_refuses', facts: { bucket, why } })];
  }
  return bucket === undefined
    ? [well('files', { code: 'folder_writable', facts: { path: dataDir } })]
    : [well('files', { code: 'bucket_writable', facts: { bucket } })];
}

/** Host and bucket, without the keys. */
function bucketName(filesUrl: string): string {
  const { host, pathname } = new URL(filesUrl.replace(/^s3(\+http)?:/, 'https:'));
  return `${host}${pathname}`;
}

/** Room on the disk of DATA_DIR. `ask`: the system, unless a test says how full a disk is. */
export async function diskDependencies(
  dataDir: string,
  ask: (path: string) => Promise<DiskRoom> = statfs,
): Promise<readonly Dependency[]> {
  const { bavail, blocks, bsize } = await ask(dataDir);
  const bytes = bavail * bsize;
  const facts = {
    gigabytes: (bytes / gigabyte).toFixed(1),
    percent: blocks === 0 ? 0 : Math.round((bavail / blocks) * 100),
  };
  if (bytes >= diskWarnBytes) return [well('disk', { code: 'disk', facts })];
  return [wrong('disk', { code: 'disk_low', facts }, bytes < diskErrorBytes ? 'error' : 'warning')];
}

/** The last backup taken of this folder, as `npm run backup` noted it. */
export async function backupDependencies(dataDir: string, now: number): Promise<readonly Dependency[]> {
  const last = await readLastBackup(dataDir);
  if (last === null) return [wrong('backup', { code: 'backup_unknown' }, 'warning')];
  const { takenAt: at, folder } = last;
  const days = Math.floor((now - Date.parse(at)) / dayMs);
  if (days < backupDays) return [well('backup', { code: 'backup_taken', facts: { at, folder } })];
  return [wrong('backup', { code: 'backup_old', facts: { at, days } }, 'warning')];
}
