import { documentLocale } from '../platform/locale.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { registerMessages } from './messages.ts';
import type { Messages } from './messages.ts';

type Texts = readonly Promise<Partial<Messages>>[];

/**
 * Fetches texts that only some pages need, in the page's language. Modules that await it are imported for their
 * effect by the routes and parts that show these texts, which thus wait for them. On the server all are there.
 */
export async function loadMessages(texts: Record<Language, () => Texts>): Promise<void> {
  if (import.meta.env.SSR) return;
  const locale = documentLocale();
  for (const area of await Promise.all(texts[locale]())) registerMessages(locale, area);
}
