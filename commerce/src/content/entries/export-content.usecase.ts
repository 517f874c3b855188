import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type MediaStore, readOriginal } from '../../media/media-store.ts';
import type { Database } from '../../platform/database/connection.ts';
import { fileOf } from '../folder/entry-files.ts';
import { writeEntry } from '../folder/write-entry.ts';
import { selectEntries } from './entries.queries.ts';

async function writeInto(folder: string, file: string, bytes: string | Uint8Array): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/**
 * Writes the shop's content as files, with the pictures it shows; imported again it changes nothing. Returns the
 * names of the files of entries.
 */
export async function exportContent(
  database: Database,
  store: MediaStore,
  folder: string,
): Promise<string[]> {
  const entries = await selectEntries(database);
  for (const entry of entries) {
    await writeInto(folder, fileOf(entry), writeEntry(entry));
    for (const [name, { hash }] of Object.entries(entry.pictures)) {
      const bytes = await readOriginal(store, hash);
      if (bytes !== null) await writeInto(folder, join('pictures', name), bytes);
    }
  }
  return entries.map(fileOf);
}
