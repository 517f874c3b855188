import type { PictureFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { join, relative } from 'node:path';
import type { MediaStore } from '../media/media-store.ts';
import { contentHash, readIfThere } from '../media/file-store.ts';
import { keepOriginal } from '../media/media-store.ts';
import { isWholePicture, probePicture } from '../media/picture-probe.ts';
import type { PictureFacts } from '../media/picture-probe.ts';
import type { StoredPicture } from '../media/picture-url.ts';
import type { Database } from '../platform/database/connection.ts';
import { insertMedia } from './content-pictures.queries.ts';

/** A picture that could not be used. */
export interface PictureProblem {
  readonly picture: string;
  readonly reason: PictureFinding;
}

type ReadPicture =
  | { readonly ok: true; readonly bytes: Buffer; readonly facts: PictureFacts }
  | { readonly ok: false; readonly reason: PictureFinding };

/** Reads a picture of the folder by its name, and checks that it is one, to its last pixel. */
export async function readPicture(folder: string, name: string): Promise<ReadPicture> {
  const path = join(folder, name);
  if (relative(folder, path).startsWith('..'))
    return { ok: false, reason: { code: 'picture_outside_folder' } };
  const bytes = await readIfThere(path);
  if (bytes === null) return { ok: false, reason: { code: 'picture_not_in_folder' } };
  const probe = await probePicture(bytes);
  if (!probe.ok) return probe;
  if (!(await isWholePicture(bytes))) return { ok: false, reason: { code: 'picture_broken' } };
  return { ok: true, bytes, facts: probe.facts };
}

async function keepPicture(
  database: Database,
  store: MediaStore,
  folder: string,
  name: string,
): Promise<StoredPicture | PictureProblem> {
  const read = await readPicture(folder, name);
  if (!read.ok) return { picture: name, reason: read.reason };
  const { bytes, facts } = read;
  const hash = contentHash(bytes);
  // The row first: one that is being deleted, since nothing showed it, is waited for with its file.
  await insertMedia(database, { hash, source: name, bytes: bytes.length, ...facts });
  await keepOriginal(store, hash, bytes);
  return { hash, width: facts.width, height: facts.height };
}

/** Stores pictures by file name; unusable ones are reported, not fatal. */
export async function keepPictures(
  database: Database,
  store: MediaStore,
  folder: string,
  names: Iterable<string>,
): Promise<{
  readonly kept: ReadonlyMap<string, StoredPicture>;
  readonly problems: readonly PictureProblem[];
}> {
  const kept = new Map<string, StoredPicture>();
  const problems: PictureProblem[] = [];
  for (const name of new Set(names)) {
    const picture = await keepPicture(database, store, folder, name);
    if ('hash' in picture) kept.set(name, picture);
    else problems.push(picture);
  }
  return { kept, problems };
}
