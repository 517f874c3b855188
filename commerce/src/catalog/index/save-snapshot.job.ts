import { waitUnlessAborted } from '../../platform/jobs/wait-unless-aborted.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';

/** What a crash may cost a node at its next start: changes of so long are read again. */
const SAVE_EVERY_MS = 60_000;

export interface SnapshotSaving {
  /** Resolves when the index answers. */
  readonly ready: Promise<void>;
  /** Writes the snapshot when enough has changed. */
  readonly save: () => Promise<void>;
}

/** Keeps the search index of this node on disk, so that its next start need not build it. */
export function saveSnapshotJob({ ready, save }: SnapshotSaving): Job {
  return {
    name: 'search snapshot',
    everyMs: SAVE_EVERY_MS,
    of: 'node',
    async run(signal) {
      if (await waitUnlessAborted(ready, signal)) await save();
      return 0;
    },
  };
}
