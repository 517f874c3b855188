import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from '../media/file-store.ts';
import { isPathWithin, type SavedFile } from './backup-list.ts';
import { sharedFolders } from './data-files.ts';
import { writeSummed } from './summed-stream.ts';

/** A bucket answers each in some milliseconds, and as many at once as one asks. */
const READS_AT_ONCE = 8;

/**
 * Saves what nodes share in a bucket, a few files in memory at a time. As in a folder, pictures found after the snapshot
 * of the database include all of its own.
 * @param onSaved told after each file how many there are
 */
export async function saveBucketFiles(
  bucket: FileStore,
  folder: string,
  onSaved: (count: number) => void,
): Promise<SavedFile[]> {
  const saved: SavedFile[] = [];
  const keys = keysOf(bucket);
  const work = async () => {
    for await (const path of keys) {
      const bytes = await bucket.read(path);
      // Erased meanwhile, such as a photo that its author withdrew.
      if (bytes === null) continue;
      const file = `files/${path}`;
      saved.push({ path, file, ...(await writeSummed(Readable.from([bytes]), join(folder, file))) });
      onSaved(saved.length);
    }
  };
  await Promise.all(Array.from({ length: READS_AT_ONCE }, work));
  return saved;
}

async function* keysOf(bucket: FileStore): AsyncGenerator<string> {
  for (const folder of sharedFolders)
    for await (const key of bucket.list(folder)) if (isPathWithin(key)) yield key;
}
