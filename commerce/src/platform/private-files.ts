import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './database/embedded/data-folder.ts';

/** Folders with mails, pictures and the search index, which shops of before made for everybody to read. */
const folders = ['mail', 'search', 'media', 'documents', 'cache'];

/**
 * Makes DATA_DIR and what this process writes from now on readable by its own user alone: mails hold reset keys and
 * names. As root the folder itself may be passed through, because PostgreSQL runs as another user inside it.
 * @throws StartProblem when the folder cannot be made or written
 */
export function keepFilesPrivate(dataDir: string): void {
  makeFolder(dataDir);
  chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  for (const folder of folders.map((name) => join(dataDir, name)))
    if (existsSync(folder)) chmodSync(folder, 0o700);
  process.umask(0o077);
}
