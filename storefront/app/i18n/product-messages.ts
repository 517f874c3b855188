import { loadMessages } from './load-messages.ts';

/** Texts of the product page. */
await loadMessages({
  it: () => [import('./it/product.ts')],
  en: () => [import('./en/product.ts')],
  sk: () => [import('./sk/product.ts')],
});
