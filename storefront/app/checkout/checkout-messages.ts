import { registerMessages } from '../i18n/messages.ts';
import type { Messages } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';
import type { Locale } from '../platform/locale.ts';

type Selling = Pick<Messages, 'checkout' | 'payment'>;

/** Imported for its effect by the routes of cart and checkout: their texts reach no other page. */
const texts: Record<Locale, () => Promise<Selling>> = {
  it: async () => ({
    ...(await import('../i18n/it/checkout.ts')),
    ...(await import('../i18n/it/payment.ts')),
  }),
  en: async () => ({
    ...(await import('../i18n/en/checkout.ts')),
    ...(await import('../i18n/en/payment.ts')),
  }),
  sk: async () => ({
    ...(await import('../i18n/sk/checkout.ts')),
    ...(await import('../i18n/sk/payment.ts')),
  }),
};

if (!import.meta.env.SSR) {
  const locale = documentLocale();
  registerMessages(locale, await texts[locale]());
}
