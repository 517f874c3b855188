import { loadMessages } from './load-messages.ts';

/** Texts of reviews and wishlist. */
await loadMessages({
  it: () => [import('./it/reviews.ts')],
  en: () => [import('./en/reviews.ts')],
  sk: () => [import('./sk/reviews.ts')],
});
