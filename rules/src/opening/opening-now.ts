import { weekdays } from '@casamaestra/contract/shop/shop-file.ts';
import type { ClosedDays, Opening } from '@casamaestra/contract/shop/shop-file.ts';
import type { Instant } from '../pricing/price-now.ts';
import { isItalianHoliday, isoDay, italianTime } from '../shipping/working-days.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A shop that opens nowhere in these days says nothing about its next opening. */
const DAYS_AHEAD = 60;

/** Whether a shop is open, and what comes next; times are local, "HH:MM". */
export type OpeningNow =
  | { readonly state: 'open'; readonly closes: string }
  | { readonly state: 'closed'; readonly next: NextOpening | null };

export interface NextOpening {
  /** "YYYY-MM-DD" */
  readonly day: string;
  /** Days from today: 0 today, 1 tomorrow. */
  readonly inDays: number;
  readonly opens: string;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether the shop stays closed for a whole day, whatever the weekday's hours. `day`: UTC midnight. */
export function isClosedDay(day: Instant, closed: ClosedDays = {}): boolean {
  const date = isoDay(day);
  if (closed.italian_holidays === true && isItalianHoliday(day)) return true;
  return (closed.days ?? []).some(({ from, to }) => date >= from && date <= (to ?? from));
}

/** The periods of a day, in order. */
function periodsOn(day: Instant, hours: readonly Opening[], closed: ClosedDays | undefined): Opening[] {
  if (isClosedDay(day, closed)) return [];
  // getUTCDay counts from Sunday, the shop file from Monday.
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return hours
    .filter(({ from, to = from }) => weekdays.indexOf(from) <= weekday && weekday <= weekdays.indexOf(to))
    .toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens));
}

/** Whether a shop in Italy with these hours is open now, else when it opens next. */
export function openingNow(now: Instant, hours: readonly Opening[], closed?: ClosedDays): OpeningNow {
  const local = italianTime(now);
  const today = Math.floor(local / DAY_MS) * DAY_MS;
  const minute = Math.floor((local - today) / MINUTE_MS);
  const open = periodsOn(today, hours, closed).find(
    ({ opens, closes }) => minutesOf(opens) <= minute && minute < minutesOf(closes),
  );
  if (open !== undefined) return { state: 'open', closes: open.closes };
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays += 1) {
    const day = today + inDays * DAY_MS;
    const next = periodsOn(day, hours, closed).find(({ opens }) => inDays > 0 || minutesOf(opens) > minute);
    if (next !== undefined) return { state: 'closed', next: { day: isoDay(day), inDays, opens: next.opens } };
  }
  return { state: 'closed', next: null };
}
