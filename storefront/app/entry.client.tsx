import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { messagesOf, registerMessages } from './i18n/messages.ts';
import type { Messages } from './i18n/messages.ts';
import { reloadOnLostChunks } from './platform/lost-chunks.ts';
import { documentLocale } from './platform/locale.ts';
import type { Locale } from './platform/locale.ts';
import { startShell } from './shell/shell.client.ts';

const core: Record<Locale, () => Promise<Partial<Messages>>> = {
  it: async () => (await import('./i18n/it/core.ts')).core,
  en: async () => (await import('./i18n/en/core.ts')).core,
  sk: async () => (await import('./i18n/sk/core.ts')).core,
};

reloadOnLostChunks();

const locale = documentLocale();
registerMessages(locale, await core[locale]());
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
startShell(messagesOf(locale));
