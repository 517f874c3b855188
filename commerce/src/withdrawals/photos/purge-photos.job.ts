import { UNDO_MS } from '../../change-sets/undoable.ts';
import { sharedFiles } from '../../media/media-store.ts';
import { removePrivatePhoto } from '../../media/private-photos.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';

import { claimOver } from './photos.queries.ts';

const BATCH = 50;
const HOUR_MS = 3_600_000;
/** Two years of guarantee and two months in which a claim may still arrive (Codice del consumo, art. 133). */
const KEPT_MONTHS = 26;

function monthsBefore(now: number, months: number): Date {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day;
}

/** Deletes photos of returns that were taken away for good, and those nobody needs any more. */
export function purgePhotosJob({
  database,
  config,
  clock,
}: Pick<StaffDependencies, 'database' | 'config' | 'clock'>): Job {
  const files = sharedFiles(config.dataDir, config.filesUrl);
  return {
    name: 'purge-photos-of-returns',
    everyMs: HOUR_MS,
    run: () =>
      commitTogether(database, async (transaction) => {
        const now = clock.now();
        const over = {
          removed: new Date(now - UNDO_MS),
          added: monthsBefore(now, KEPT_MONTHS),
          limit: BATCH,
        };
        const names = await claimOver(transaction, over);
        for (const name of names) await removePrivatePhoto(files, name);
        return names.length;
      }),
  };
}
