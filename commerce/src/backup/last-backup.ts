import { join } from 'node:path';
import { z } from 'zod';
import { readIfThere, writeAtomically } from '../media/file-store.ts';

const lastSchema = z.object({ takenAt: z.iso.datetime({ offset: true }), folder: z.string() });
const fileIn = (dataDir: string) => join(dataDir, 'cache', 'last-backup.json');

/** When the shop of a folder was last saved, and where to. */
export type LastBackup = z.infer<typeof lastSchema>;

/** Notes a backup, for who asks later how old it is. */
export const noteLastBackup = (dataDir: string, { takenAt, folder }: LastBackup): Promise<void> =>
  writeAtomically(fileIn(dataDir), Buffer.from(JSON.stringify({ takenAt, folder })));

/** null when none was taken, or its note cannot be read. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  const bytes = await readIfThere(fileIn(dataDir));
  if (bytes === null) return null;
  try {
    return lastSchema.parse(JSON.parse(String(bytes)));
  } catch {
    return null;
  }
}
