import { randomBytes } from 'node:crypto';
import type { FileStore } from './file-store.ts';
import type { ShopperPhoto } from './shopper-photo.ts';

const NAME_BYTES = 16;

/** Beside the pictures of the shop, not among them: no public address reads these keys. */
const keyOf = (name: string): string => `private/photos/${name.slice(0, 2)}/${name}.webp`;

/** Stores a photo for staff alone; returns its random name. */
export async function keepPrivatePhoto(files: FileStore, { bytes }: ShopperPhoto): Promise<string> {
  const name = randomBytes(NAME_BYTES).toString('hex');
  await files.write(keyOf(name), bytes);
  return name;
}

/** The photo as WebP, or null where its file is gone. */
export const readPrivatePhoto = (files: FileStore, name: string): Promise<Buffer | null> =>
  files.read(keyOf(name));

/** Deletes the file of a photo; what is gone already is no error. */
export const removePrivatePhoto = (files: FileStore, name: string): Promise<void> =>
  files.remove(keyOf(name));
