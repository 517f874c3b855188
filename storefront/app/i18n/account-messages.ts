import { loadMessages } from './load-messages.ts';

/** Texts of account and orders. */
await loadMessages({
  it: () => [import('./it/account.ts'), import('./it/orders.ts'), import('./it/pickup.ts')],
  en: () => [import('./en/account.ts'), import('./en/orders.ts'), import('./en/pickup.ts')],
  sk: () => [import('./sk/account.ts'), import('./sk/orders.ts'), import('./sk/pickup.ts')],
});
