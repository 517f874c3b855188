import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import type { Job } from '../jobs/job-runner.ts';
import { createCountRequest } from './count-request.ts';
import { clearRequests, purgeRequests, readRequests, uncountRequest } from './rate-limiter.queries.ts';

export interface RateLimit {
  readonly requests: number;
  readonly windowMs: number;
}

/**
 * Counts a request and returns whether the bucket ("login:198.51.100.7") is within its limit. Counted for all
 * nodes together, in fixed windows.
 */
export type AllowRequest = (bucket: string, limit: RateLimit) => Promise<boolean>;

const LONGEST_WINDOW_MS = 24 * 3_600_000;

/** A bucket ("login:198.51.100.7") and its limit. */
export type Bucket = readonly [bucket: string, limit: RateLimit];

const nameOf = (bucket: string, { windowMs }: RateLimit): string => `${bucket} ${windowMs}`;
const windowAt = (now: number, { windowMs }: RateLimit): Date =>
  new Date(Math.floor(now / windowMs) * windowMs);

export function createRateLimiter(database: Database, clock: Clock): AllowRequest {
  const countRequest = createCountRequest(database);
  return async (bucket, limit) =>
    (await countRequest({ bucket: nameOf(bucket, limit), startsAt: windowAt(clock.now(), limit) })) <=
    limit.requests;
}

/** Counters that can be decremented and reset: for limits on failures. */
export interface RequestCounts {
  /** Adds one, or as many as there were; returns the number so far, these included. */
  add(bucket: Bucket, times?: number): Promise<number>;
  /** The number so far; a limit on failures is asked before one can fail. */
  read(bucket: Bucket): Promise<number>;
  /** Decrements. */
  takeBack(bucket: Bucket): Promise<void>;
  /** Resets, in every window. */
  clear(buckets: readonly Bucket[]): Promise<void>;
}

export function createRequestCounts(database: Database, clock: Clock): RequestCounts {
  const countRequest = createCountRequest(database);
  return {
    async add([bucket, limit], times = 1) {
      const window = { bucket: nameOf(bucket, limit), startsAt: windowAt(clock.now(), limit) };
      const numbers = await Promise.all(Array.from({ length: times }, () => countRequest(window)));
      return Math.max(...numbers);
    },
    read: ([bucket, limit]) => readRequests(database, nameOf(bucket, limit), windowAt(clock.now(), limit)),
    takeBack: ([bucket, limit]) =>
      uncountRequest(database, nameOf(bucket, limit), windowAt(clock.now(), limit)),
    clear: (buckets) =>
      clearRequests(
        database,
        buckets.map(([bucket, limit]) => nameOf(bucket, limit)),
      ),
  };
}

/** Deletes windows that have ended. */
export function purgeRequestsJob(database: Database, clock: Clock): Job {
  return {
    name: 'purge-requests',
    everyMs: 3_600_000,
    run: async () => {
      await purgeRequests(database, new Date(clock.now() - LONGEST_WINDOW_MS));
      return 0;
    },
  };
}
