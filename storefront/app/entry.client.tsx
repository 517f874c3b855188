import { showToast } from '@casamaestra/ui/toast.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { messagesOf, registerMessages } from './i18n/messages.ts';
import type { Messages } from './i18n/messages.ts';
import { reloadOnLostChunks } from './platform/lost-chunks.ts';
import { documentLocale } from './platform/locale.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { startShell } from './shell/shell.client.ts';

const core: Record<Language, () => Promise<Partial<Messages>>> = {
  it: async () => (await import('./i18n/it/core.ts')).core,
  en: async () => (await import('./i18n/en/core.ts')).core,
  sk: async () => (await import('./i18n/sk/core.ts')).core,
};

const locale = documentLocale();
registerMessages(locale, await core[locale]());
reloadOnLostChunks(() => showToast({ kind: 'danger', text: messagesOf(locale).page.problemTitle }));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
startShell(messagesOf(locale));
