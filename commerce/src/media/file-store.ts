import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files that every node must find: original pictures and documents, by keys such as `media/original/ab/abcd…`. */
export interface FileStore {
  /** The bytes, or null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** What is gone already is no error. */
  remove(key: string): Promise<void>;
  /** Keys of all files below a folder, such as `media/original/`, in no particular order. */
  list(folder: string): AsyncIterable<string>;
}

/** The bytes of a file, or null when it does not exist. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes to a temporary file and renames it, so that neither a reader nor a crash leaves a partial file. */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.part`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Files in a folder, of one machine or shared by all. */
export const folderStore = (folder: string): FileStore => ({
  read: (key) => readIfThere(join(folder, key)),
  has: (key) =>
    access(join(folder, key)).then(
      () => true,
      () => false,
    ),
  write: (key, bytes) => writeAtomically(join(folder, key), bytes),
  remove: (key) => rm(join(folder, key), { force: true }),
  list: (under) => filesBelow(folder, under),
});

async function* filesBelow(root: string, under: string): AsyncGenerator<string> {
  const entries = await opendir(join(root, under)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of entries) {
    if (entry.isDirectory()) yield* filesBelow(root, `${under}${entry.name}/`);
    else if (entry.isFile() && !entry.name.endsWith('.part')) yield `${under}${entry.name}`;
  }
}

/** First 80 bits of SHA-256 in hex: identifies a picture everywhere. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}
