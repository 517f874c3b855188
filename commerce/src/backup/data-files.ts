import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Folders of DATA_DIR that are made again from the rest, and the database, which is saved by its rows. */
const madeAgain = ['postgres', 'search', 'found', 'share', 'cache', 'builds', 'media/resized'];

/** Folders of files that all nodes share, with the names they have in a bucket too. */
export const sharedFolders = ['media/original/', 'documents/', 'private/'];

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function walk(root: string, folder: string, paths: string[]): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = relative(root, join(folder, entry.name)).split(sep).join('/');
    if (madeAgain.includes(path) || entry.name.endsWith('.part')) continue;
    if (entry.isDirectory()) await walk(root, join(folder, entry.name), paths);
    else if (entry.isFile()) paths.push(path);
  }
}

/**
 * Every file of DATA_DIR that cannot be made again, with slashes. Pictures are named by their contents and written
 * before the row that shows them, so those found after a snapshot of the database include all of its own.
 */
export async function dataFiles(dataDir: string): Promise<readonly string[]> {
  const paths: string[] = [];
  await walk(dataDir, dataDir, paths);
  return paths.toSorted();
}

/** Folders that hold what was made from the former data: they must not outlive it. */
export const foldersMadeAgain = madeAgain.filter((path) => !['postgres', 'cache', 'builds'].includes(path));
