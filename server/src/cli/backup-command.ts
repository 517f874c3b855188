import { resolve } from 'node:path';
import { sizesOf, type BackupList } from '@casamaestra/commerce/backup/backup-list.ts';
import { noteLastBackup } from '@casamaestra/commerce/backup/last-backup.ts';
import type { BackupProgress } from '@casamaestra/commerce/backup/backup-problem.ts';
import { checkBackup } from '@casamaestra/commerce/backup/check-backup.usecase.ts';
import { restoreBackup } from '@casamaestra/commerce/backup/restore-backup.usecase.ts';
import { takeBackup } from '@casamaestra/commerce/backup/take-backup.usecase.ts';
import { sharedFiles } from '@casamaestra/commerce/media/media-store.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { keepFilesPrivate } from '@casamaestra/commerce/platform/private-files.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { backupTexts } from '@casamaestra/texts/staff/backup-texts.ts';
import { createProgressBar } from './progress-bar.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function showing(language: Language): { readonly progress: BackupProgress; end(): void } {
  const bar = createProgressBar(process.stderr);
  const texts = backupTexts(language);
  const words = (what: Parameters<BackupProgress>[0]['what']) => {
    if (what.code === 'table') return texts.table(what);
    return what.code === 'files' ? texts.files(what) : texts.checking;
  };
  return { progress: ({ share, what }) => bar.update(share, words(what)), end: () => bar.end() };
}

function figures(list: BackupList) {
  const { bytes, ...counts } = sizesOf(list);
  return { ...counts, megabytes: (bytes / 1_000_000).toFixed(1) };
}

const bucketOf = ({ dataDir, filesUrl }: Config) =>
  filesUrl === undefined ? undefined : sharedFiles(dataDir, filesUrl);

const folderOf = (given: string) => resolve(given);

/** Saves the shop into a new folder. */
export async function backupCommand(given: string, language: Language): Promise<void> {
  const folder = folderOf(given);
  const config = readConfig();
  const { connection, close } = await openDatabase(config, {
    mode: 'share',
    what: 'npm run backup',
    migrations: 'leave',
  });
  const shown = showing(language);
  try {
    const { dataDir } = config;
    const { progress } = shown;
    const list = await takeBackup({ connection, dataDir, bucket: bucketOf(config), folder, progress });
    await noteLastBackup(dataDir, { takenAt: list.takenAt, folder });
    shown.end();
    say(backupTexts(language).saved({ folder, ...figures(list) }));
  } finally {
    shown.end();
    await close();
  }
}

/** Only reads: whether a backup is whole. */
export async function checkBackupCommand(given: string, language: Language): Promise<void> {
  const shown = showing(language);
  const list = await checkBackup(folderOf(given), shown.progress).finally(() => shown.end());
  say(backupTexts(language).whole({ takenAt: list.takenAt, ...figures(list) }));
}

/** Puts a backup in the place of the configured shop. */
export async function restoreBackupCommand(
  given: string,
  replace: boolean,
  language: Language,
): Promise<void> {
  const config = readConfig();
  keepFilesPrivate(config.dataDir);
  const { connection, where, close } = await openDatabase(config, {
    mode: 'own',
    what: 'npm run restore',
    migrations: 'leave',
  });
  const shown = showing(language);
  try {
    const { dataDir } = config;
    const { progress } = shown;
    const list = await restoreBackup({
      connection,
      where,
      dataDir,
      bucket: bucketOf(config),
      folder: folderOf(given),
      replace,
      progress,
    });
    shown.end();
    const { rows, files } = sizesOf(list);
    say(backupTexts(language).restored({ takenAt: list.takenAt, rows, files }));
  } finally {
    shown.end();
    await close();
  }
}
