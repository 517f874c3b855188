import type { Locale } from '../platform/locale.ts';

/** English as Europe writes it: day before month, 24 hours. */
const tags: Record<Locale, string> = { it: 'it', en: 'en-GB', sk: 'sk' };

/** A day, "YYYY-MM-DD" or an ISO 8601 instant seen from Italy: "21 novembre 2026". */
export const dayOf = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], {
    timeZone: day.includes('T') ? 'Europe/Rome' : 'UTC',
    dateStyle: 'long',
  }).format(new Date(day));

/** An ISO 8601 instant in Italian time, to the second, as a receipt tells it: "21 novembre 2026, 12:30:05". */
export const momentOf = (instant: string, locale: Locale): string =>
  `${dayOf(instant, locale)}, ${new Intl.DateTimeFormat(tags[locale], {
    timeZone: 'Europe/Rome',
    timeStyle: 'medium',
  }).format(new Date(instant))}`;
