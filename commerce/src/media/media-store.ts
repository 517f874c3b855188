import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureFormat } from './picture-url.ts';

/** Picture files in one folder; names are content hashes, so a file never changes. */
export interface MediaStore {
  readonly folder: string;
}

export function mediaStore(dataDirectory: string): MediaStore {
  return { folder: join(dataDirectory, 'media') };
}

export const hashPattern = /^[0-9a-f]{20}$/;

/** First 80 bits of SHA-256 in hex: identifies a picture everywhere. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}

export function originalPath(store: MediaStore, hash: string): string {
  return join(store.folder, 'original', hash.slice(0, 2), hash);
}

export function resizedPath(store: MediaStore, hash: string, width: number, format: PictureFormat): string {
  return join(store.folder, 'resized', hash.slice(0, 2), `${hash}-${width}.${format}`);
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

/** Stores an original unless it exists. */
export async function keepOriginal(store: MediaStore, hash: string, bytes: Uint8Array): Promise<void> {
  const path = originalPath(store, hash);
  const there = await access(path).then(
    () => true,
    () => false,
  );
  if (!there) await writeAtomically(path, bytes);
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
