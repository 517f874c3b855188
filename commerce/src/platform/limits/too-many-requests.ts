import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Clock } from '../clock.ts';
import type { AllowRequest, Bucket, RateLimit } from './rate-limiter.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

export const minutes = (count: number): number => count * MINUTE_MS;
export const hours = (count: number): number => count * HOUR_MS;

/** The refusal for a caller over the limit: when to try again (the end of the window). */
export function tooManyRequests({ windowMs }: RateLimit, now: number): Outcome<never> {
  const waitMs = windowMs - (now % windowMs);
  const seconds = Math.ceil(waitMs / 1000);
  const { refusal } = refused('tries_exceeded', { seconds });
  return { ok: false, refusal: { ...refusal, retryAfter: seconds } };
}

export interface RateLimits {
  readonly allow: AllowRequest;
  readonly clock: Clock;
}

/** Counts a request in each bucket, from narrow to wide; refused by the first that is full. */
export async function withinLimits(
  { allow, clock }: RateLimits,
  buckets: readonly Bucket[],
): Promise<Outcome<undefined>> {
  for (const [bucket, limit] of buckets) {
    if (!(await allow(bucket, limit))) return tooManyRequests(limit, clock.now());
  }
  return { ok: true, value: undefined };
}
