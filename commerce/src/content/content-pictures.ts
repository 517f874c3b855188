import type { PictureFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { join, relative } from 'node:path';
import type { MediaStore } from '../media/media-store.ts';
import { contentHash, keepOriginal, readIfThere } from '../media/media-store.ts';
import { probePicture } from '../media/picture-probe.ts';
import type { StoredPicture } from '../media/picture-url.ts';
import type { Database } from '../platform/database/connection.ts';
import { insertMedia } from './content-pictures.queries.ts';

/** A picture that could not be used. */
export interface PictureProblem {
  readonly picture: string;
  readonly reason: PictureFinding;
}

async function keepPicture(
  database: Database,
  store: MediaStore,
  folder: string,
  name: string,
): Promise<StoredPicture | PictureProblem> {
  const path = join(folder, name);
  if (relative(folder, path).startsWith('..'))
    return { picture: name, reason: { code: 'picture_outside_folder' } };
  const bytes = await readIfThere(path);
  if (bytes === null) return { picture: name, reason: { code: 'picture_not_in_folder' } };
  const probe = await probePicture(bytes);
  if (!probe.ok) return { picture: name, reason: probe.reason };
  const hash = contentHash(bytes);
  await keepOriginal(store, hash, bytes);
  await insertMedia(database, { hash, source: name, bytes: bytes.length, ...probe.facts });
  return { hash, width: probe.facts.width, height: probe.facts.height };
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
