import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { createGzip } from 'node:zlib';
import type { FileStore } from '../media/file-store.ts';
import { type ConnectionOptions, createClient } from '../platform/database/connection.ts';
import {
  type BackupList,
  backupFormat,
  type SavedFile,
  type SavedTable,
  writeBackupList,
} from './backup-list.ts';
import { saveBucketFiles } from './bucket-files.ts';
import { BackupProblem, type BackupProgress, backupProblemOf } from './backup-problem.ts';
import { dataFiles } from './data-files.ts';
import {
  holdMoment,
  copyOut,
  selectMigrations,
  selectSequences,
  selectTables,
  type Session,
} from './dump.queries.ts';
import { writeSummed } from './summed-stream.ts';

export interface BackupOptions {
  /** To the server itself, not to a pooler. */
  readonly connection: ConnectionOptions;
  readonly dataDir: string;
  /** Where the shop keeps pictures and documents, when not in its folder. */
  readonly bucket?: FileStore | undefined;
  /** A folder that does not exist yet. */
  readonly folder: string;
  readonly progress: BackupProgress;
}

/**
 * Saves database and files as of one moment, also while the shop runs. The folder gets its name when it is complete.
 * @throws BackupProblem
 */
export async function takeBackup({
  connection,
  dataDir,
  bucket,
  folder,
  progress,
}: BackupOptions): Promise<BackupList> {
  if (existsSync(folder)) throw new BackupProblem({ code: 'folder_exists', facts: { folder } });
  // It would hold every copy before it, and be lost with what it saves.
  if (`${resolve(folder)}${sep}`.startsWith(`${resolve(dataDir)}${sep}`))
    throw new BackupProblem({ code: 'folder_in_data', facts: { folder, dataDir } });
  const unfinished = join(dirname(folder), `${basename(folder)}.part`);
  const client = createClient(connection);
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await client.connect();
    const moment = await holdMoment(client);
    const migrations = await selectMigrations(client);
    if (migrations.length === 0) throw new BackupProblem({ code: 'nothing_to_back_up' });
    const tables = await saveTables(client, unfinished, progress);
    const sequences = await selectSequences(client);
    await client.query('commit');
    const count = (files: number) => progress({ share: 0.5, what: { code: 'files', count: files } });
    const shared = bucket === undefined ? [] : await saveBucketFiles(bucket, unfinished, count);
    const files = [...shared, ...(await saveFiles(dataDir, unfinished, shared, progress))];
    const list = { format: backupFormat, ...moment, migrations, tables, sequences, files } as const;
    await writeBackupList(unfinished, list);
    await rename(unfinished, folder);
    return list;
  } catch (error) {
    // On a full disk what was begun is in the way of the shop.
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    throw backupProblemOf(error, 'backup_failed');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function saveTables(client: Session, folder: string, progress: BackupProgress): Promise<SavedTable[]> {
  const tables = await selectTables(client);
  const saved: SavedTable[] = [];
  for (const [index, table] of tables.entries()) {
    progress({ share: index / tables.length / 2, what: { code: 'table', name: table.name } });
    const file = `database/${table.name}.copy.gz`;
    const rows = copyOut(client, table);
    const summed = await writeSummed(rows, join(folder, file), createGzip({ level: 1 }));
    saved.push({ name: table.name, columns: [...table.columns], rows: rows.rowCount, file, ...summed });
  }
  return saved;
}

/** Files of DATA_DIR but for those that the bucket had under the same name. */
async function saveFiles(
  dataDir: string,
  folder: string,
  shared: readonly SavedFile[],
  progress: BackupProgress,
): Promise<SavedFile[]> {
  const there = new Set(shared.map(({ path }) => path));
  const paths = (await dataFiles(dataDir)).filter((path) => !there.has(path));
  const saved: SavedFile[] = [];
  for (const [index, path] of paths.entries()) {
    progress({ share: 0.5 + index / paths.length / 2, what: { code: 'files', count: index } });
    const file = `files/${path}`;
    const summed = await writeSummed(createReadStream(join(dataDir, path)), join(folder, file)).catch(
      async (error: unknown) => {
        // Erased meanwhile, such as a photo that its author withdrew.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        await rm(join(folder, file), { force: true });
        return undefined;
      },
    );
    if (summed !== undefined) saved.push({ path, file, ...summed });
  }
  return saved;
}
