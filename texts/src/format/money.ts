import type { Language } from '../languages.ts';
import { fixed } from './number.ts';

/** Decimal euros as money: 1234.5 → "1.234,50 €" (it, sk), "€1,234.50" (en). */
export function money(euros: number, language: Language): string {
  const amount = fixed(euros, 2, language);
  return language === 'en' ? `€${amount}` : `${amount}\u00a0€`;
}

/** Cents as money: 123450 → "1.234,50 €". */
export const moneyOfCents = (cents: number, language: Language): string => money(cents / 100, language);

/** Cents without decimals when they are whole euros, as in sentences: "79 €", "9,90 €". */
export const moneyInSentence = (cents: number, language: Language): string =>
  moneyOfCents(cents, language).replace(/[.,]00(?=\D*$)/, '');

/** One price, or lowest and highest: "12,00 – 19,00 €". */
export function moneyRange(lowest: number, highest: number, language: Language): string {
  if (lowest === highest) return money(lowest, language);
  return language === 'en'
    ? `${money(lowest, language)} – ${money(highest, language)}`
    : `${fixed(lowest, 2, language)} – ${money(highest, language)}`;
}
