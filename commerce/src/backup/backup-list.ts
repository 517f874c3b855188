import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupProblem } from './backup-problem.ts';

const format = 1;
/** Within a folder, with slashes: a backup of somebody else writes nowhere but there. */
export const isPathWithin = (path: string): boolean =>
  !path.startsWith('/') && !path.endsWith('/') && !path.split(/[\\/]/).includes('..');
const pathWithin = z.string().refine(isPathWithin);
const savedFile = z.object({
  /** Within the folder of the backup. */
  file: pathWithin,
  bytes: z.number(),
  sha256: z.string(),
});
const listSchema = z.object({
  format: z.literal(format),
  /** The moment of the database's snapshot, ISO 8601. */
  takenAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(savedFile.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.array(savedFile.extend({ path: pathWithin })),
});

/** What a backup holds, with the check sum of each part; written last. */
export type BackupList = z.infer<typeof listSchema>;
export type SavedTable = BackupList['tables'][number];
export type SavedFile = BackupList['files'][number];
export const backupFormat = format;

const listName = 'backup.json';
const sumName = 'backup.json.sha256';
const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes the list and, as `sha256sum` reads it, its own check sum. */
export async function writeBackupList(folder: string, list: BackupList): Promise<void> {
  const text = `${JSON.stringify(list, null, 1)}\n`;
  await writeFile(join(folder, listName), text, { mode: 0o600 });
  await writeFile(join(folder, sumName), `${sumOf(text)}  ${listName}\n`, { mode: 0o600 });
}

/** Reads the list. @throws BackupProblem when it is missing, cut, damaged or of a later version */
export async function readBackupList(folder: string): Promise<BackupList> {
  const [text, sum] = await Promise.all(
    [listName, sumName].map((name) =>
      readFile(join(folder, name), 'utf8').catch((cause: unknown) => {
        throw new BackupProblem({ code: 'not_a_backup', facts: { folder } }, { cause });
      }),
    ),
  );
  if (text === undefined || sum?.split(' ')[0] !== sumOf(text))
    throw new BackupProblem({ code: 'list_damaged', facts: { folder } });
  const read: unknown = JSON.parse(text);
  const told = z.object({ format: z.number() }).safeParse(read);
  if (told.success && told.data.format > format)
    throw new BackupProblem({ code: 'newer_format', facts: { format: told.data.format } });
  const list = listSchema.safeParse(read);
  if (!list.success) throw new BackupProblem({ code: 'list_damaged', facts: { folder } });
  return list.data;
}

/** Sizes of a backup, for people. */
export function sizesOf({ tables, files }: Pick<BackupList, 'tables' | 'files'>) {
  const bytes = [...tables, ...files].reduce((sum, part) => sum + part.bytes, 0);
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    bytes,
  };
}
