import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerMessages } from './i18n/messages.ts';
import type { Messages } from './i18n/messages.ts';
import { reloadOnLostChunks } from './platform/lost-chunks.ts';
import { isLocale } from './platform/locale.ts';
import type { Locale } from './platform/locale.ts';
import { startShell } from './shell/shell.client.ts';

const dictionaries: Record<Locale, () => Promise<Messages>> = {
  it: async () => (await import('./i18n/it.ts')).it,
  en: async () => (await import('./i18n/en.ts')).en,
  sk: async () => (await import('./i18n/sk.ts')).sk,
};

reloadOnLostChunks();

const language = document.documentElement.lang;
const locale = isLocale(language) ? language : 'it';
const messages = await dictionaries[locale]();
registerMessages(locale, messages);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
startShell(messages);
