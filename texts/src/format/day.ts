import type { Language } from '../languages.ts';

const months: Record<Language, readonly string[]> = {
  it: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  sk: [
    'januára',
    'februára',
    'marca',
    'apríla',
    'mája',
    'júna',
    'júla',
    'augusta',
    'septembra',
    'októbra',
    'novembra',
    'decembra',
  ],
};

/** An ISO date: "2026-11-24" → "24 novembre" (sk "24. novembra"). */
export function dayOfDate(date: string, language: Language): string {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  return `${day}${language === 'sk' ? '.' : ''} ${months[language][month - 1] ?? ''}`;
}

/** The date of an ISO 8601 time in Italian time: "5 dicembre" (sk "5. decembra"). */
export const writtenDay = (instant: string, language: Language): string =>
  dayOfDate(dateInRome(instant), language);

/** The same with its year: "5 dicembre 2026". */
export const writtenDayOfYear = (instant: string, language: Language): string =>
  `${writtenDay(instant, language)} ${dateInRome(instant).slice(0, 4)}`;

let inRome: Intl.DateTimeFormat | undefined;

/**
 * The ISO date, which is how Swedish writes it. The format is made when first asked for: a phone takes 50 ms to read its
 * time zones, and few pages name a time.
 */
const dateInRome = (instant: string): string =>
  (inRome ??= new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' })).format(new Date(instant));
