import { documentLocale } from '../platform/locale.ts';
import type { Locale } from '../platform/locale.ts';
import { registerMessages } from './messages.ts';
import type { Messages } from './messages.ts';

/** Texts of account and orders: imported for its effect by their routes, which wait for them. */
const areas: Record<Locale, () => Promise<Partial<Messages>>> = {
  it: async () => (await import('./it/account-texts.ts')).accountTexts,
  en: async () => (await import('./en/account-texts.ts')).accountTexts,
  sk: async () => (await import('./sk/account-texts.ts')).accountTexts,
};

if (!import.meta.env.SSR) {
  const locale = documentLocale();
  registerMessages(locale, await areas[locale]());
}
