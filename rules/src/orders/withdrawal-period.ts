import type { Instant } from '../pricing/price-now.ts';
import { isoDay, isWorkingDay, italianDay } from '../shipping/working-days.ts';

const DAY_MS = 86_400_000;
/** Days to withdraw (Codice del consumo, art. 52), to send the goods back (art. 57) and to refund (art. 56). */
const PERIOD_DAYS = 14;

/** UTC midnight of the day in Italy, so many days later. */
const daysAfter = (from: Instant, days: number): Instant => Date.parse(italianDay(from)) + days * DAY_MS;

/** That day, or the next working one: Reg. (CEE, Euratom) 1182/71, art. 3(4). */
function onWorkingDay(day: Instant): Instant {
  let last = day;
  while (!isWorkingDay(last)) last += DAY_MS;
  return last;
}

/**
 * Last day to withdraw, "YYYY-MM-DD" in Italy: fourteen days after the last parcel arrived, its day not counted
 * (Codice del consumo, art. 52(2)(b)); on a Saturday, Sunday or holiday the period goes on to the next working day.
 */
export const withdrawalLastDay = (delivered: Instant): string =>
  isoDay(onWorkingDay(daysAfter(delivered, PERIOD_DAYS)));

/** Whether the buyer may still withdraw; `delivered` is null while something has not been delivered. */
export const withdrawalRuns = (delivered: Instant | null, now: Instant): boolean =>
  delivered === null || italianDay(now) <= withdrawalLastDay(delivered);

/** Last day to send the goods back, "YYYY-MM-DD": fourteen days after the declaration, art. 57(1). */
export const sendBackLastDay = (declared: Instant): string =>
  isoDay(onWorkingDay(daysAfter(declared, PERIOD_DAYS)));

/**
 * Last day for the shop's refund, "YYYY-MM-DD": fourteen days after the declaration, art. 56(1); not extended
 * by holidays.
 */
export const refundLastDay = (declared: Instant): string => isoDay(daysAfter(declared, PERIOD_DAYS));
