import type { Locale } from '../platform/locale.ts';

/**
 * Numbers as each language writes them. Own code, not Intl: server and browser must agree to the character,
 * and their language data differ.
 */
const marks: Record<Locale, { readonly decimal: string; readonly group: string }> = {
  it: { decimal: ',', group: '.' },
  en: { decimal: '.', group: ',' },
  sk: { decimal: ',', group: '\u00a0' },
};

/** Decimal euros as money: 1234.5 → "1.234,50 €" (it, sk), "€1,234.50" (en). */
export function money(euros: number, locale: Locale): string {
  const amount = fixed(euros, 2, locale);
  return locale === 'en' ? `€${amount}` : `${amount}\u00a0€`;
}

/** One price, or lowest and highest: "12,00 – 19,00 €". */
export function moneyRange(lowest: number, highest: number, locale: Locale): string {
  if (lowest === highest) return money(lowest, locale);
  return locale === 'en'
    ? `${money(lowest, locale)} – ${money(highest, locale)}`
    : `${fixed(lowest, 2, locale)} – ${money(highest, locale)}`;
}

/** A number with as many decimals as it needs, three at most: 2.5 → "2,5"; 43000 → "43.000". */
export function number(value: number, locale: Locale): string {
  if (Number.isSafeInteger(value)) return fixed(value, 0, locale);
  const text = fixed(value, 3, locale);
  return text.replace(/0+$/, '').replace(/[.,]$/, '');
}

/** A number with a fixed count of decimals. */
export function fixed(value: number, decimals: number, locale: Locale): string {
  const { decimal, group } = marks[locale];
  const scale = 10 ** decimals;
  const units = Math.round(Math.abs(value) * scale);
  const whole = Math.floor(units / scale);
  const rest = decimals === 0 ? '' : decimal + String(units % scale).padStart(decimals, '0');
  return `${value < 0 && units > 0 ? '−' : ''}${whole < 1000 ? whole : grouped(whole, group)}${rest}`;
}

const grouped = (whole: number, group: string): string =>
  String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
