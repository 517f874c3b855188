import { join } from 'node:path';
import { type FileStore, folderStore } from './file-store.ts';
import type { PictureFormat } from './picture-url.ts';
import { s3Store } from './s3-store.gateway.ts';

/** Pictures: originals where every node finds them, copies of other sizes in a folder of this node. */
export interface MediaStore {
  readonly folder: string;
  readonly originals: FileStore;
}

/** Where original pictures and documents are: DATA_DIR, or the bucket of FILES_URL. */
export const sharedFiles = (dataDirectory: string, filesUrl?: string): FileStore =>
  filesUrl === undefined ? folderStore(dataDirectory) : s3Store(filesUrl);

export function mediaStore(dataDirectory: string, filesUrl?: string): MediaStore {
  return { folder: join(dataDirectory, 'media'), originals: sharedFiles(dataDirectory, filesUrl) };
}

export const hashPattern = /^[0-9a-f]{20}$/;

const originalKey = (hash: string) => `media/original/${hash.slice(0, 2)}/${hash}`;

export const documentKey = (name: string) => `documents/${name}`;

/** Copies alone: all of it can be deleted. */
export const resizedFolder = ({ folder }: MediaStore): string => join(folder, 'resized');

export function resizedPath(store: MediaStore, hash: string, width: number, format: PictureFormat): string {
  return join(resizedFolder(store), hash.slice(0, 2), `${hash}-${width}.${format}`);
}

/** Stores an original unless it exists: its name is its contents, so it never changes. */
export async function keepOriginal(
  { originals }: MediaStore,
  hash: string,
  bytes: Uint8Array,
): Promise<void> {
  if (!(await originals.has(originalKey(hash)))) await originals.write(originalKey(hash), bytes);
}

export const readOriginal = ({ originals }: MediaStore, hash: string): Promise<Buffer | null> =>
  originals.read(originalKey(hash));

export const removeOriginal = ({ originals }: MediaStore, hash: string): Promise<void> =>
  originals.remove(originalKey(hash));
