import { randomBytes } from 'node:crypto';
import type { FileStore } from './file-store.ts';
import type { TrustedFile } from './trusted-file.ts';

const NAME_BYTES = 16;

type Kind = TrustedFile['kind'];

/** Where files for staff alone lie in the store, and how their names end there. */
const places: Readonly<Record<Kind, { readonly folder: string; readonly ending: string }>> = {
  picture: { folder: 'photos', ending: 'webp' },
  pdf: { folder: 'papers', ending: 'pdf' },
};

/** Beside the pictures of the shop, not among them: no public address reads these keys. */
function keyOf(kind: Kind, name: string): string {
  const { folder, ending } = places[kind];
  return `private/${folder}/${name.slice(0, 2)}/${name}.${ending}`;
}

/** Stores a file for staff alone; returns its random name. */
export async function keepPrivate(files: FileStore, kind: Kind, bytes: Uint8Array): Promise<string> {
  const name = randomBytes(NAME_BYTES).toString('hex');
  await files.write(keyOf(kind, name), bytes);
  return name;
}

/** The bytes, or null where the file is gone. */
export const readPrivate = (files: FileStore, kind: Kind, name: string): Promise<Buffer | null> =>
  files.read(keyOf(kind, name));

/** Deletes a file; what is gone already is no error. */
export const removePrivate = (files: FileStore, kind: Kind, name: string): Promise<void> =>
  files.remove(keyOf(kind, name));
