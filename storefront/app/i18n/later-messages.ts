import { documentLocale } from '../platform/locale.ts';
import type { Locale } from '../platform/locale.ts';
import { registerMessages } from './messages.ts';
import type { Messages } from './messages.ts';

/**
 * Imported for its effect by the routes that need more than the core texts: they wait for them before they
 * render. On the server all texts are there from the start.
 */
const areas: Record<Locale, () => Promise<Partial<Messages>>> = {
  it: async () => (await import('./it/later.ts')).later,
  en: async () => (await import('./en/later.ts')).later,
  sk: async () => (await import('./sk/later.ts')).later,
};

if (!import.meta.env.SSR) {
  const locale = documentLocale();
  registerMessages(locale, await areas[locale]());
}
