import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './database/embedded/data-folder.ts';

/** Folders with mails, pictures and the search index, which older versions made readable by everybody. */
const folders = ['mail', 'search', 'media', 'documents', 'cache'];

/**
 * Makes DATA_DIR and all files written from now on readable only by this process's user: mails contain
 * password-reset keys and names. As root the folder itself stays traversable, because PostgreSQL runs as
 * another user inside it.
 * @returns folders that stay open to other users, because somebody else owns them
 * @throws StartProblem when the folder cannot be created or written
 */
export function keepFilesPrivate(dataDir: string): readonly string[] {
  makeFolder(dataDir);
  process.umask(0o077);
  const inside = folders.map((name) => join(dataDir, name)).filter((folder) => existsSync(folder));
  return [
    ...closed(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700),
    ...inside.flatMap((folder) => closed(folder, 0o700)),
  ];
}

/** The folder itself where it is not this user's to close, as a volume whose root is root's and opened by its group. */
function closed(folder: string, mode: number): readonly string[] {
  try {
    chmodSync(folder, mode);
    return [];
  } catch (error) {
    if (!['EPERM', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return (statSync(folder).mode & 0o007) === 0 ? [] : [folder];
  }
}
