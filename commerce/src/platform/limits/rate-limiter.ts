import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import type { Job } from '../jobs/job-runner.ts';
import { countRequest, forgetRequests } from './rate-limiter.queries.ts';

export interface RateLimit {
  readonly requests: number;
  readonly windowMs: number;
}

/**
 * Whether one more request of the bucket ("login:198.51.100.7") is within the limit, counted for all nodes
 * together in fixed windows.
 */
export type AllowRequest = (bucket: string, limit: RateLimit) => Promise<boolean>;

const LONGEST_WINDOW_MS = 24 * 3_600_000;

export function createRateLimiter(database: Database, clock: Clock): AllowRequest {
  return async (bucket, { requests, windowMs }) => {
    const startsAt = new Date(Math.floor(clock.now() / windowMs) * windowMs);
    return (await countRequest(database, `${bucket} ${windowMs}`, startsAt)) <= requests;
  };
}

/** Clears counts that no window needs any more. */
export function forgetRequestsJob(database: Database, clock: Clock): Job {
  return {
    name: 'forget-requests',
    everyMs: 3_600_000,
    run: async () => {
      await forgetRequests(database, new Date(clock.now() - LONGEST_WINDOW_MS));
      return 0;
    },
  };
}
