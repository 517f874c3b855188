import type { Locale } from '../platform/locale.ts';

const zone = 'Europe/Rome';

/** English as Europe writes it: day before month, 24 hours. */
const tags: Record<Locale, string> = { it: 'it', en: 'en-GB', sk: 'sk' };

/** The day of an ISO 8601 instant in Italian time, with its year: "21 novembre 2026". */
export const dayOf = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { timeZone: zone, dateStyle: 'long' }).format(new Date(instant));

/** The short day for tables: "21 nov 2026". */
export const shortDayOf = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { timeZone: zone, dateStyle: 'medium' }).format(new Date(instant));

/** Day and time of an ISO 8601 instant in Italian time: "21 novembre 2026, 12:30". */
export function momentOf(instant: string, locale: Locale): string {
  const time = new Intl.DateTimeFormat(tags[locale], { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return `${dayOf(instant, locale)}, ${time.format(new Date(instant))}`;
}
