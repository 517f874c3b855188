import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { FileStore } from '../media/file-store.ts';
import { type ConnectionOptions, createClient } from '../platform/database/connection.ts';
import { type Migration, migrateWithin, readMigrations } from '../platform/database/migrate.ts';
import type { BackupList, SavedTable } from './backup-list.ts';
import { BackupProblem, type BackupProgress, backupProblemOf } from './backup-problem.ts';
import { sharedFolders } from './data-files.ts';
import { checkBackup } from './check-backup.usecase.ts';
import type { Session } from './dump.queries.ts';
import { copyIn, dropShop, selectWhatIsThere, setSequence, withoutChecks } from './load.queries.ts';
import { stagedFiles } from './staged-files.ts';

export interface RestoreOptions {
  readonly connection: ConnectionOptions;
  /** Names the database in messages. */
  readonly where: string;
  readonly dataDir: string;
  /** Where the shop keeps pictures and documents, when not in its folder. */
  readonly bucket?: FileStore | undefined;
  readonly folder: string;
  /** Delete the shop that is there. */
  readonly replace: boolean;
  readonly progress: BackupProgress;
}

const isShared = (path: string): boolean => sharedFolders.some((folder) => path.startsWith(folder));

/**
 * Puts a backup back, as one transaction: either the whole shop of the backup stands there, or what was before. A
 * backup of an older version is brought up to the schema of this one.
 * @throws BackupProblem, with nothing changed
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupList> {
  const { connection, folder, dataDir, bucket, progress } = options;
  const list = await checkBackup(folder, ({ share, what }) => progress({ share: share / 3, what }));
  const { before, since } = migrationsOf(list);
  const client = createClient(connection);
  const files = stagedFiles(dataDir);
  try {
    await client.connect();
    await refuseOccupied(client, options);
    await client.query('begin');
    await dropShop(client);
    await migrateWithin(client, before);
    const putBack = await withoutChecks(client, list.tables);
    for (const [index, table] of list.tables.entries()) {
      progress({ share: (1 + index / list.tables.length) / 3, what: { code: 'table', name: table.name } });
      await loadTable(client, folder, table);
    }
    for (const sequence of list.sequences) await setSequence(client, sequence);
    for (const statement of putBack) await client.query(statement);
    await migrateWithin(client, since);
    for (const [index, { path, file }] of list.files.entries()) {
      progress({ share: (2 + index / list.files.length) / 3, what: { code: 'files', count: index } });
      if (bucket !== undefined && isShared(path))
        await bucket.write(path, await readFile(join(folder, file)));
      else await files.add(path, join(folder, file));
    }
    // Before the commit: rows never point at pictures that are not there yet.
    await files.show();
    await client.query('commit');
    await files.keep();
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await files.takeBack();
    throw backupProblemOf(error, 'restore_failed');
  } finally {
    await client.end().catch(() => undefined);
  }
  return list;
}

/** The migrations that the backup had, and those that came later. @throws BackupProblem */
function migrationsOf({ migrations }: BackupList): { before: Migration[]; since: Migration[] } {
  const known = readMigrations();
  for (const { name, checksum } of migrations) {
    const file = known.find((migration) => migration.name === name);
    if (file === undefined) throw new BackupProblem({ code: 'newer_shop', facts: { name } });
    if (file.checksum !== checksum) throw new BackupProblem({ code: 'changed_migration', facts: { name } });
  }
  const names = new Set(migrations.map(({ name }) => name));
  return {
    before: known.filter(({ name }) => names.has(name)),
    since: known.filter(({ name }) => !names.has(name)),
  };
}

async function refuseOccupied(client: Session, { where, replace }: RestoreOptions): Promise<void> {
  const { tables, isShop, connections, ...counts } = await selectWhatIsThere(client);
  if (tables > 0 && !isShop)
    throw new BackupProblem({ code: 'database_of_others', facts: { server: where } });
  if (connections > 0) throw new BackupProblem({ code: 'shop_running', facts: { connections } });
  const { products, orders, customers } = counts;
  if (!replace && products + orders + customers > 0)
    throw new BackupProblem({ code: 'shop_full', facts: { products, orders, customers } });
}

async function loadTable(client: Session, folder: string, table: SavedTable): Promise<void> {
  const rows = copyIn(client, table);
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), rows);
  if (rows.rowCount !== table.rows) {
    const facts = { table: table.name, found: rows.rowCount, wanted: table.rows };
    throw new BackupProblem({ code: 'rows_missing', facts });
  }
}
