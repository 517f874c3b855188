import type { OpeningNow } from '@casamaestra/rules/opening/opening-now.ts';
import { weekdayName } from '@casamaestra/texts/format/opening-hours.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { Messages } from '../i18n/messages.ts';

const DAYS_BY_NAME = 7;

/** "7.30" in Italian, "7:30" elsewhere. */
const written = (time: string, locale: Language): string =>
  time.replace(/^0/, '').replace(':', locale === 'it' ? '.' : ':');

/** Closing time while open, or when it opens next; null when it opens at no time soon. */
export function openingWords(
  now: OpeningNow,
  texts: Messages['contact'],
  locale: Language,
): { readonly isOpen: boolean; readonly when: string } | null {
  if (now.state === 'open') return { isOpen: true, when: written(now.closes, locale) };
  if (now.next === null) return null;
  const { day, inDays, opens } = now.next;
  const time = written(opens, locale);
  if (inDays === 0) return { isOpen: false, when: texts.today(time) };
  if (inDays === 1) return { isOpen: false, when: texts.tomorrow(time) };
  const name = weekdayName(day, locale);
  const [year, month, date] = day.split('-').map(Number);
  const dayWords = inDays < DAYS_BY_NAME ? name : `${name} ${date}/${month}/${year}`;
  return { isOpen: false, when: texts.onDay(dayWords, time) };
}
