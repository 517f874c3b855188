import type { Job } from '../../platform/jobs/job-runner.ts';

/** NOTIFY wakes the index at once, but may be lost with its connection: looking by itself is the safety net. */
const LOOK_EVERY_MS = 1000;

/** The search index of this node takes in what the change log holds; the first look starts it. */
export function followChangesJob(look: () => Promise<void>): Job {
  return {
    name: 'change log',
    everyMs: LOOK_EVERY_MS,
    of: 'node',
    async run() {
      await look();
      return 0;
    },
  };
}
