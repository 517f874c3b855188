import { UNDO_MS } from '../../change-sets/undoable.ts';
import { purgePrivateFilesJob } from '../../media/purge-private-files.job.ts';
import { claimsEndedBefore } from '../../orders/claim-period.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { deletePhotos } from './photos.queries.ts';

/** Deletes photos of returns that were taken away for good, and those nobody needs any more. */
export const purgePhotosJob = (deps: Pick<StaffDependencies, 'database' | 'config' | 'clock'>): Job =>
  purgePrivateFilesJob(deps, 'purge-photos-of-returns', (transaction, { now, limit }) =>
    deletePhotos(transaction, { removed: new Date(now - UNDO_MS), added: claimsEndedBefore(now), limit }),
  );
