import type { Language } from '@casamaestra/texts/languages.ts';
import { documentLocale } from '../platform/locale.ts';
import { registerMessages } from './messages.ts';
import type { Messages } from './messages.ts';

type Texts = readonly Promise<Partial<Messages>>[];

/** Loads texts that only some pages need, in the page's language (`virtual:texts/…`). */
export async function loadMessages(texts: Record<Language, () => Texts>): Promise<void> {
  const locale = documentLocale();
  for (const area of await Promise.all(texts[locale]())) {
    registerMessages(locale, globalThis.markTexts?.(area, locale) ?? area);
  }
}
