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

const inRome = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Rome',
  day: 'numeric',
  month: 'numeric',
});

/** The date of an ISO 8601 time in Italian time: "5 dicembre" (sk "5. decembra"). */
export function writtenDay(instant: string, language: Language): string {
  const parts = inRome.formatToParts(new Date(instant));
  const part = (type: 'day' | 'month'): number => Number(parts.find((one) => one.type === type)?.value);
  return `${part('day')}${language === 'sk' ? '.' : ''} ${months[language][part('month') - 1] ?? ''}`;
}
