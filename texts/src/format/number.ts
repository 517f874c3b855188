import type { Language } from '../languages.ts';

/**
 * Number formats of the languages. Not by Intl: server and browser must produce the same text, and their
 * language data differ.
 */
const marks: Record<Language, { readonly decimal: string; readonly group: string }> = {
  it: { decimal: ',', group: '.' },
  en: { decimal: '.', group: ',' },
  sk: { decimal: ',', group: '\u00a0' },
};

/** A number with as many decimals as needed, at most three: 2.5 → "2,5"; 43000 → "43.000". */
export function number(value: number, language: Language): string {
  if (Number.isSafeInteger(value)) return fixed(value, 0, language);
  const text = fixed(value, 3, language);
  return text.replace(/0+$/, '').replace(/[.,]$/, '');
}

/** A number with a fixed number of decimals. */
export function fixed(value: number, decimals: number, language: Language): string {
  const { decimal, group } = marks[language];
  const scale = 10 ** decimals;
  const units = Math.round(Math.abs(value) * scale);
  const whole = Math.floor(units / scale);
  const rest = decimals === 0 ? '' : decimal + String(units % scale).padStart(decimals, '0');
  return `${value < 0 && units > 0 ? '−' : ''}${whole < 1000 ? whole : grouped(whole, group)}${rest}`;
}

const grouped = (whole: number, group: string): string =>
  String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
