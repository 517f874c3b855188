import type { Language } from '../languages.ts';
import { fixed } from './number.ts';

/** Amounts as `money` writes them, without sign. */
const amounts: Record<Language, RegExp> = {
  it: /(\d{1,3}(?:\.\d{3})*),(\d\d)/g,
  en: /(\d{1,3}(?:,\d{3})*)\.(\d\d)/g,
  sk: /(\d{1,3}(?:\u00a0\d{3})*),(\d\d)/g,
};
const about: Record<Language, string> = { it: 'circa', en: 'about', sk: 'asi' };

/**
 * A written price in another currency, rounded to its decimals: "da 12,00 €" → "da circa 14,40 USD". Empty when the
 * text has no amount.
 * @param rate units of the currency for one euro
 */
export function converted(text: string, currency: string, rate: number, language: Language): string {
  const euros = text.match(amounts[language]);
  if (euros === null) return '';
  const decimals =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const sign = language === 'en' ? `${currency}\u00a0` : currency;
  const other = text
    .replaceAll(amounts[language], (_, whole: string, cents: string) =>
      fixed((Number(whole.replaceAll(/\D/g, '') + cents) * rate) / 100, decimals, language),
    )
    .replaceAll('€', sign);
  return other.replace(language === 'en' ? sign : /\d/, (first) => `${about[language]} ${first}`);
}
