import type { Instant } from '../pricing/price-now.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Orders after this hour (Italian time) are shipped on the next working day. */
const CUT_OFF_HOUR = 14;

/** Fixed holidays as month and day, 1225 for Christmas (L. 260/1949 and L. 54/1977). */
const fixedHolidays = new Set([101, 106, 425, 501, 602, 815, 1101, 1208, 1225, 1226]);
/** San Francesco is a holiday again from 2026 (L. 151/2025). */
const sanFrancesco = { monthAndDay: 1004, since: 2026 };

/** Sundays of Easter by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). UTC midnight. */
export function easterSunday(year: number): Instant {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day);
}

/** The last Sunday of a month at 01:00 UTC: when the clocks change in the EU (Directive 2000/84/EC). */
function clockChange(year: number, month: number): Instant {
  const last = Date.UTC(year, month + 1, 0, 1);
  return last - new Date(last).getUTCDay() * DAY_MS;
}

/** A moment as Italian local time, in the UTC fields. */
export function italianTime(now: Instant): Instant {
  const year = new Date(now).getUTCFullYear();
  const summer = now >= clockChange(year, 2) && now < clockChange(year, 9);
  return now + (summer ? 2 : 1) * HOUR_MS;
}

/** "YYYY-MM-DD" */
export const isoDay = (day: Instant): string => new Date(day).toISOString().slice(0, 10);

/** Day in Italy, "YYYY-MM-DD". */
export const italianDay = (now: Instant): string => isoDay(italianTime(now));

/** Whether a day is a national holiday in Italy, besides Sundays; `day` is a UTC midnight. */
export function isItalianHoliday(day: Instant): boolean {
  const date = new Date(day);
  const monthAndDay = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  const year = date.getUTCFullYear();
  if (fixedHolidays.has(monthAndDay)) return true;
  if (monthAndDay === sanFrancesco.monthAndDay && year >= sanFrancesco.since) return true;
  // Easter Monday falls between 23 March and 26 April.
  return monthAndDay >= 323 && monthAndDay <= 426 && day === easterSunday(year) + DAY_MS;
}

/** Monday to Friday except Italian holidays; `day` is a UTC midnight. */
export function isWorkingDay(day: Instant): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isItalianHoliday(day);
}

function plusWorkingDays(start: Instant, days: number): Instant {
  let day = start;
  let left = days;
  while (left > 0 || !isWorkingDay(day)) {
    day += DAY_MS;
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** The day on which goods ordered now are shipped, as a UTC midnight. */
function leavingDay(now: Instant): Instant {
  const local = italianTime(now);
  const today = Math.floor(local / DAY_MS) * DAY_MS;
  const late = local - today >= CUT_OFF_HOUR * HOUR_MS;
  return late || !isWorkingDay(today) ? plusWorkingDays(today, 1) : today;
}

/** First and last day of delivery, "YYYY-MM-DD". */
interface DeliveryWindow {
  readonly earliest: string;
  readonly latest: string;
}

/**
 * First and last day of delivery, "YYYY-MM-DD": working days counted from the shipping day, which is today
 * until 14:00 Italian time on a working day, else the next working day.
 */
export function deliveryWindow(now: Instant, daysMin: number, daysMax: number): DeliveryWindow {
  const leaves = leavingDay(now);
  return {
    earliest: isoDay(plusWorkingDays(leaves, daysMin)),
    latest: isoDay(plusWorkingDays(leaves, daysMax)),
  };
}

/** Minimum and maximum number of working days of a delivery window computed at a moment. */
export function workingDaysOf(
  told: Instant,
  { earliest, latest }: DeliveryWindow,
): [least: number, most: number] {
  const leaves = leavingDay(told);
  const until = (text: string): number => {
    let days = 0;
    for (let day = leaves + DAY_MS; day <= Date.parse(text); day += DAY_MS) if (isWorkingDay(day)) days += 1;
    return days;
  };
  return [until(earliest), until(latest)];
}

/**
 * The same number of working days from another moment: an order that waits for payment is shipped after it.
 */
export const laterWindow = (told: Instant, window: DeliveryWindow, now: Instant): DeliveryWindow =>
  deliveryWindow(now, ...workingDaysOf(told, window));
