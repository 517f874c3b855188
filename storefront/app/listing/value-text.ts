import { number } from '@casamaestra/texts/format/number.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';

/** A feature value as shown: "18 V", "Sì", "Acciaio". */
export function valueText(
  value: string | number | boolean,
  unit: string | null,
  messages: Messages,
  locale: Language,
): string {
  if (typeof value === 'boolean') return value ? messages.page.yes : messages.page.no;
  const text = typeof value === 'number' ? number(value, locale) : value;
  return unit ? `${text}\u00a0${unit}` : text;
}
