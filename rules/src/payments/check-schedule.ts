const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 1, 5 and 15 minutes, then hourly for a day, then daily for a month. */
const pauses: readonly (readonly [pauseMs: number, times: number])[] = [
  [MINUTE_MS, 1],
  [5 * MINUTE_MS, 1],
  [15 * MINUTE_MS, 1],
  [HOUR_MS, 24],
  [DAY_MS, 30],
];

/** Milliseconds until the next check after so many checks; null: no further check. */
export function nextCheckIn(checksDone: number): number | null {
  let left = checksDone;
  for (const [pauseMs, times] of pauses) {
    if (left < times) return pauseMs;
    left -= times;
  }
  return null;
}

/** Stripe keeps idempotency keys for a day: all retries must be within that time. These take nine hours. */
const REFUND_TRIES_MAX = 10;

/** Milliseconds until an unanswered refund is retried; null: a person must handle it. */
export function nextRefundTryIn(triesDone: number): number | null {
  return triesDone >= REFUND_TRIES_MAX ? null : MINUTE_MS * 2 ** Math.max(0, triesDone - 1);
}
