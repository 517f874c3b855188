import type { Language } from '@casamaestra/texts/languages.ts';
import type { Messages } from '@casamaestra/texts/it/pages.ts';

export type { Messages } from '@casamaestra/texts/it/pages.ts';

const registered = new Map<Language, Messages>();

/**
 * Registers texts of a language: all of them on the server; in the browser those of the page's language, area
 * by area.
 */
export function registerMessages(locale: Language, messages: Partial<Messages>): void {
  registered.set(locale, { ...registered.get(locale), ...messages } as Messages);
}

/** The texts of a registered language; @throws when they are not registered */
export function messagesOf(locale: Language): Messages {
  const messages = registered.get(locale);
  if (!messages) throw new Error(`no messages registered for ${locale}`);
  return messages;
}
