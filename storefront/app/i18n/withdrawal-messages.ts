import { loadMessages } from './load-messages.ts';

/** Texts of the withdrawal. */
await loadMessages({
  it: () => [import('./it/withdrawal.ts')],
  en: () => [import('./en/withdrawal.ts')],
  sk: () => [import('./sk/withdrawal.ts')],
});
