import { UNDO_MS } from '../../change-sets/undoable.ts';
import { purgePrivateFilesJob } from '../../media/purge-private-files.job.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { claimsEndedBefore } from '../claim-period.ts';
import { deleteNoteFiles } from './note-files.queries.ts';

/** A note that is being written keeps its files until the next day. */
const LEFT_MS = 24 * 3_600_000;

/** Deletes files that no note took, those taken away for good, and those nobody needs any more. */
export const purgeNoteFilesJob = (deps: Pick<StaffDependencies, 'database' | 'config' | 'clock'>): Job =>
  purgePrivateFilesJob(deps, 'purge-files-of-notes', (transaction, { now, limit }) =>
    deleteNoteFiles(transaction, {
      left: new Date(now - LEFT_MS),
      removed: new Date(now - UNDO_MS),
      added: claimsEndedBefore(now),
      limit,
    }),
  );
