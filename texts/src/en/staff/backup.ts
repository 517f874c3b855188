import type { BackupProblemTexts, BackupTexts } from '../../it/staff/backup.ts';

const again = 'Another backup is needed.';

/** What a backup or a restore is refused for, and what a person can do. */
export const backupProblems: BackupProblemTexts = {
  folder_exists: ({ folder }) => `${folder} exists: name a new folder, so that no earlier backup is lost.`,
  folder_in_data: ({ folder, dataDir }) =>
    `${folder} is in DATA_DIR (${dataDir}): the backup would hold every backup before it, and be lost with the data. Name a folder elsewhere.`,
  backup_failed: ({ why }) => `The backup did not get to its end: ${why}. What was begun has been removed.`,
  restore_failed: ({ why }) =>
    `The restore did not get to its end: ${why}. Nothing was changed: remove the cause and try again.`,
  nothing_to_back_up: 'The database holds no shop: there is nothing to back up.',
  not_a_backup: ({ folder }) =>
    `${folder} is no complete backup: backup.json is missing. If its name ends in .part, the backup did not get to its end. ${again}`,
  list_damaged: ({ folder }) => `The list of the backup (${folder}/backup.json) is damaged or cut. ${again}`,
  newer_format: ({ format }) =>
    `The backup has format ${format}, which this version does not know: use the version that wrote it.`,
  file_missing: ({ file }) => `${file} is missing in the backup. ${again}`,
  file_damaged: ({ file }) => `${file} is not what was saved: it is cut or damaged. ${again}`,
  newer_shop: ({ name }) =>
    `The backup is of a newer version of the shop (migration ${name}): restore with that one.`,
  changed_migration: ({ name }) =>
    `The backup is of another version of the shop: migration ${name} is not the same.`,
  database_of_others: ({ server }) =>
    `The database ${server} has tables that are not of a shop: name an empty one.`,
  shop_running: ({ connections }) =>
    `A shop works on this database (${connections} connections): stop all nodes first.`,
  shop_full: ({ products, orders, customers }) =>
    `There is a shop here already: ${products} products, ${orders} orders, ${customers} customers. To delete it and put the backup in its place, repeat with --replace; save it with npm run backup first.`,
  rows_missing: ({ table, found, wanted }) =>
    `${found} rows of ${table} arrived, the backup has ${wanted}: nothing was changed.`,
};

/** What `npm run backup` and `npm run restore` say. */
export const backup: BackupTexts = {
  usage: `Usage: npm run backup -- FOLDER

  Saves database, pictures, documents and settings in a new folder, also while the shop is open: all as of
  one moment. It holds customers' data and the keys of the shop: keep it locked away.
`,
  restoreUsage: `Usage: npm run restore -- FOLDER [--replace] [--check]

  Puts a backup into an empty database and into DATA_DIR, while the shop is stopped: all or nothing.
  --replace  deletes the shop that is there
  --check    only checks that the backup is whole
`,
  missingFolder: 'The folder is missing.',
  table: ({ name }) => `table ${name}`,
  files: ({ count }) => `files: ${count}`,
  checking: 'checking the backup',
  saved: ({ folder, tables, rows, files, megabytes }) =>
    `Saved in ${folder}: ${tables} tables with ${rows} rows, ${files} files, ${megabytes} MB.`,
  whole: ({ takenAt, tables, rows, files, megabytes }) =>
    `The backup of ${takenAt} is whole: ${tables} tables with ${rows} rows, ${files} files, ${megabytes} MB.`,
  restored: ({ takenAt, rows, files }) =>
    `Restored the shop as of ${takenAt}: ${rows} rows, ${files} files. The next start builds the search index again.`,
};
