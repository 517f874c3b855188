import { loadMessages } from './load-messages.ts';

/** Texts of what the header opens: suggestions and cart drawer. The header itself comes written. */
await loadMessages({
  it: () => [import('./it/shell.ts')],
  en: () => [import('./en/shell.ts')],
  sk: () => [import('./sk/shell.ts')],
});
