import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { networkOf } from '@casamaestra/commerce/platform/limits/network-of.ts';
import { tooManyRequests } from '@casamaestra/commerce/platform/limits/too-many-requests.ts';
import type { Clock } from '@casamaestra/commerce/platform/clock.ts';

const MINUTE_MS = 60_000;

const limits = {
  auth: { requests: 20, windowMs: 10 * MINUTE_MS },
  mails: { requests: 5, windowMs: 60 * MINUTE_MS },
  orders: { requests: 20, windowMs: 60 * MINUTE_MS },
  coupons: { requests: 30, windowMs: 60 * MINUTE_MS },
} as const;

/** Most addresses counted; the oldest are dropped, so that memory stays bounded. */
const countedMax = 20_000;

/** Number of requests by address in the current window, in this process. */
export type Counted = Map<string, { readonly window: number; count: number }>;

/** Rate limit for calls that are expensive or write at the service. */
export function withinLimit(
  { clock, counted }: { readonly clock: Clock; readonly counted: Counted },
  kind: keyof typeof limits,
  address: string,
): Outcome<undefined> {
  const limit = limits[kind];
  const key = `${kind} ${networkOf(address)}`;
  const now = clock.now();
  const window = Math.floor(now / limit.windowMs);
  const known = counted.get(key);
  const count = known?.window === window ? known.count + 1 : 1;
  counted.delete(key);
  counted.set(key, { window, count });
  const [oldest] = counted.keys();
  if (counted.size > countedMax && oldest !== undefined) counted.delete(oldest);
  return count <= limit.requests ? { ok: true, value: undefined } : tooManyRequests(limit, now);
}
