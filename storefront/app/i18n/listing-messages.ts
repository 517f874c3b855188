import { loadMessages } from './load-messages.ts';

/** Texts of listings. */
await loadMessages({
  it: () => [import('./it/listing.ts')],
  en: () => [import('./en/listing.ts')],
  sk: () => [import('./sk/listing.ts')],
});
