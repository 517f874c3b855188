import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupList, readBackupList, sizesOf } from './backup-list.ts';
import { BackupProblem, type BackupProgress } from './backup-problem.ts';
import { sumFile } from './summed-stream.ts';

/**
 * Reads a whole backup and compares every part with its check sum.
 * @throws BackupProblem naming the first part that is missing, cut or damaged
 */
export async function checkBackup(folder: string, progress: BackupProgress): Promise<BackupList> {
  const list = await readBackupList(folder);
  const total = Math.max(1, sizesOf(list).bytes);
  let done = 0;
  for (const { file, bytes, sha256 } of [...list.tables, ...list.files]) {
    progress({ share: done / total, what: { code: 'checking' } });
    const path = join(folder, file);
    const size = await stat(path).then(
      (found) => found.size,
      (cause: unknown) => {
        throw new BackupProblem({ code: 'file_missing', facts: { file } }, { cause });
      },
    );
    if (size !== bytes || (await sumFile(path)).sha256 !== sha256)
      throw new BackupProblem({ code: 'file_damaged', facts: { file } });
    done += bytes;
  }
  return list;
}
