import { documentLocale } from '../platform/locale.ts';
import type { Locale } from '../platform/locale.ts';
import { registerMessages } from './messages.ts';
import type { Messages } from './messages.ts';

const texts: Record<Locale, () => Promise<Pick<Messages, 'reviews'>>> = {
  it: () => import('./it/reviews.ts'),
  en: () => import('./en/reviews.ts'),
  sk: () => import('./sk/reviews.ts'),
};

/** Texts of reviews and wishlist: imported for its effect by parts that are loaded when first used. */
if (!import.meta.env.SSR) {
  const locale = documentLocale();
  registerMessages(locale, { reviews: (await texts[locale]()).reviews });
}
