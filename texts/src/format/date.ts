import { languageFacts } from '../languages.ts';
import type { Language } from '../languages.ts';

/** A table of fifty dates would spend sixty milliseconds on making the same format; as many as this file writes. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Dates and times formatted by Intl, for text rendered on one side only: mails, documents and commands on the
 * server, personal pages in the browser. What both sides render is in day.ts.
 */
function written(language: Language, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${timeZone} ${Object.entries(options).join(' ')}`;
  const made =
    formats.get(key) ?? new Intl.DateTimeFormat(languageFacts[language].locale, { timeZone, ...options });
  formats.set(key, made);
  return made;
}

const italy = 'Europe/Rome';

/** A date without time ("2026-11-23") has no zone; a moment is formatted in Italian time. */
const zoneOf = (moment: Date | number | string): string =>
  typeof moment === 'string' && !moment.includes('T') ? 'UTC' : italy;

/** "23 novembre 2026": a date ("YYYY-MM-DD"), or a moment in Italian time. */
export const longDay = (moment: Date | number | string, language: Language): string =>
  written(language, zoneOf(moment), { dateStyle: 'long' }).format(new Date(moment));

/** The short date of tables: "23 nov 2026". */
export const mediumDay = (moment: Date | number | string, language: Language): string =>
  written(language, zoneOf(moment), { dateStyle: 'medium' }).format(new Date(moment));

/** A day ("YYYY-MM-DD") in figures, as lists of commands write it: "05/12/2026" (sk "05. 12. 2026"). */
export const dayInFigures = (day: string, language: Language): string =>
  written(language, 'UTC', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(new Date(day));

/** "23 novembre 2026, 10:05". */
export const longMoment = (moment: Date | number | string, language: Language): string =>
  `${longDay(moment, language)}, ${written(language, italy, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment))}`;

/** "23 novembre 2026, 10:05:09": to the second, for receipts. */
export const exactMoment = (moment: Date | number | string, language: Language): string =>
  `${longDay(moment, language)}, ${written(language, italy, { timeStyle: 'medium' }).format(new Date(moment))}`;

/** "23 novembre 2026 alle ore 10:05:09": the same inside a sentence. */
export const exactMomentInSentence = (moment: Date | number, language: Language): string =>
  written(language, italy, { dateStyle: 'long', timeStyle: 'medium' }).format(moment);

/** "23/11/26, 10:05": for columns of commands. */
export const shortMoment = (moment: Date | number, language: Language): string =>
  written(language, italy, { dateStyle: 'short', timeStyle: 'short' }).format(moment);

/** "23/11/26, 10:05:09": the same to the second. */
export const shortExactMoment = (moment: Date | number, language: Language): string =>
  written(language, italy, { dateStyle: 'short', timeStyle: 'medium' }).format(moment);
