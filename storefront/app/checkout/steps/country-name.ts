import type { Locale } from '../../platform/locale.ts';

/** "FR" → "Francia"; the code itself where the browser knows no name. Only for what is never written on the server. */
export function countryName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
