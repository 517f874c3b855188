import { waitUnlessAborted } from '../../platform/jobs/wait-unless-aborted.ts';
import type { Job } from '../../platform/jobs/job-runner.ts';

/** NOTIFY wakes the index at once, but may be lost with its connection: looking by itself is the safety net. */
const LOOK_EVERY_MS = 1000;
/** NOTIFY is of the primary: a replica shows the change a moment later, and nothing tells when. */
const LOOK_AT_REPLICA_EVERY_MS = 200;

/** The search index of this node takes in what the change log holds; the first look starts it. */
export function followChangesJob(look: () => Promise<void>, atReplica: boolean): Job {
  return {
    name: 'change log',
    everyMs: atReplica ? LOOK_AT_REPLICA_EVERY_MS : LOOK_EVERY_MS,
    of: 'node',
    async run(signal) {
      // A large import is not awaited when the shop closes.
      await waitUnlessAborted(look(), signal);
      return 0;
    },
  };
}
