import { logContentChange } from '../platform/database/content-change.queries.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connection.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import type { ContentStore } from './content-store.ts';

/** Pages are late by at most this when content begins or ends to be shown. */
const LOOK_EVERY_MS = 1000;

/** Tells every node when a date of content comes, so that cached pages are made again. */
export function contentDatesJob(database: Database, clock: Clock, content: ContentStore): Job {
  let awaited = Infinity;
  return {
    name: 'content dates',
    everyMs: LOOK_EVERY_MS,
    async run() {
      const due = clock.now() >= awaited;
      await content.now();
      awaited = content.nextSwitch ?? Infinity;
      if (!due) return 0;
      await logContentChange(database);
      return 1;
    },
  };
}
