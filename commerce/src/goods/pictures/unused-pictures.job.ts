import { mediaStore } from '../../media/media-store.ts';
import { deletePicture } from '../../media/shopper-photo.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { deleteUnused, keepImportsOut, markUnused } from './unused-pictures.queries.ts';

const DAY_MS = 86_400_000;
const BATCH = 500;

/**
 * Deletes originals that nothing has shown for UNUSED_PICTURES_DAYS. A row stays where its file could not be deleted;
 * while a catalogue is imported nothing is deleted.
 */
export function unusedPicturesJob({
  database,
  clock,
  config,
}: Pick<StaffDependencies, 'database' | 'clock' | 'config'>): Job {
  const store = mediaStore(config.dataDir, config.filesUrl);
  return {
    name: 'unused-pictures',
    everyMs: DAY_MS,
    run: () =>
      inTransaction(database, async (transaction) => {
        const now = clock.now();
        const days = config.unusedPicturesDays;
        if (days === 0 || !(await keepImportsOut(transaction))) return { keep: false, value: 0 };
        await markUnused(transaction, new Date(now));
        const gone = await deleteUnused(transaction, new Date(now - days * DAY_MS), BATCH);
        for (const hash of gone) await deletePicture(store, hash);
        return { keep: true, value: gone.length };
      }),
  };
}
