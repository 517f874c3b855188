import { loadMessages } from './load-messages.ts';

/** Texts of the home page. */
await loadMessages({
  it: () => [import('./it/home.ts')],
  en: () => [import('./en/home.ts')],
  sk: () => [import('./sk/home.ts')],
});
