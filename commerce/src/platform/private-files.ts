import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './database/embedded/data-folder.ts';

/** Folders with mails, pictures and the search index, which older versions made readable by everybody. */
const folders = ['mail', 'search', 'media', 'documents', 'cache'];

/**
 * Makes DATA_DIR and all files written from now on readable only by this process's user: mails contain
 * password-reset keys and names. As root the folder itself stays traversable, because PostgreSQL runs as
 * another user inside it.
 * @throws StartProblem when the folder cannot be created or written
 */
export function keepFilesPrivate(dataDir: string): void {
  makeFolder(dataDir);
  chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  for (const folder of folders.map((name) => join(dataDir, name)))
    if (existsSync(folder)) chmodSync(folder, 0o700);
  process.umask(0o077);
}
