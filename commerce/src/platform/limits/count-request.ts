import { batchCalls } from '../database/batch-calls.ts';
import type { Database } from '../database/connection.ts';
import { countRequests } from './rate-limiter.queries.ts';
import type { WindowCount } from './rate-limiter.queries.ts';

type Window = Pick<WindowCount, 'bucket' | 'startsAt'>;

/** Counts one request in its window; returns the number so far, this one included. */
export type CountRequest = (window: Window) => Promise<number>;

const keyOf = ({ bucket, startsAt }: Window): string => `${startsAt.getTime()} ${bucket}`;

/** Batches concurrent requests; those of one window get consecutive numbers. */
export const createCountRequest = (database: Database): CountRequest =>
  batchCalls({
    run: async (requests: readonly Window[]) => {
      const together = Map.groupBy(requests, keyOf);
      const sums = [...together.values()].flatMap((same) => {
        const [first] = same;
        return first === undefined ? [] : [{ ...first, count: same.length }];
      });
      const counted = await countRequests(database, sums);
      const next = new Map(
        counted.map((window) => [keyOf(window), window.count - (together.get(keyOf(window))?.length ?? 0)]),
      );
      return requests.map((request) => {
        const number = (next.get(keyOf(request)) ?? 0) + 1;
        next.set(keyOf(request), number);
        return number;
      });
    },
    most: 200,
    atOnce: 2,
  });
