import { type Opening, weekdays } from '@casamaestra/contract/shop/shop-file.ts';
import type { Language } from '../languages.ts';

const dayNames: Record<Language, readonly string[]> = {
  it: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  sk: ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota', 'nedeľa'],
};

/** The days of an opening: "da lunedì a venerdì", "sabato". */
function openingDays({ from, to }: Opening, language: Language): string {
  const name = (day: (typeof weekdays)[number]) => dayNames[language][weekdays.indexOf(day)] ?? day;
  if (to === undefined) return name(from);
  if (language === 'it') return `da ${name(from)} a ${name(to)}`;
  return language === 'en' ? `${name(from)} to ${name(to)}` : `${name(from)} – ${name(to)}`;
}

/** The hours of an opening: "7.30–19.30" in Italian, "7:30–19:30" elsewhere. */
function openingTimes({ opens, closes }: Opening, language: Language): string {
  const written = (time: string) => time.replace(/^0/, '').replace(':', language === 'it' ? '.' : ':');
  return `${written(opens)}–${written(closes)}`;
}

/** Opening hours, one line for each group of days: "da lunedì a venerdì 7.30–12.30, 14.00–19.30". */
export function openingLines(openings: readonly Opening[], language: Language): string[] {
  const byDays = Map.groupBy(openings, (opening) => openingDays(opening, language));
  return [...byDays].map(
    ([days, times]) => `${days} ${times.map((one) => openingTimes(one, language)).join(', ')}`,
  );
}

/** The weekday of a day "YYYY-MM-DD": "lunedì". */
export const weekdayName = (day: string, language: Language): string =>
  dayNames[language][(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? day;
