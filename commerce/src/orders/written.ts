import { languages, offeredLanguage } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { exactMomentInSentence, longDay } from '@casamaestra/texts/format/date.ts';
import { moneyOfCents } from '@casamaestra/texts/format/money.ts';

export const shopLanguage = (language: string): Language => offeredLanguage(language, languages);

/** "23 novembre 2026": a date in Italian time. */
export const dayText = (moment: Date | string, language: string): string =>
  longDay(moment, shopLanguage(language));

/** "23 novembre 2026 alle ore 10:05:09": a moment in Italian time, to the second. */
export const momentText = (moment: Date, language: string): string =>
  exactMomentInSentence(moment, shopLanguage(language));

/** "1.234,50 €" from cents, as written in the language. */
export const euroText = (amountCents: number, language: string): string =>
  moneyOfCents(amountCents, shopLanguage(language));
