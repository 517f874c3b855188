import { showToast } from '@casamaestra/ui/toast.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { messagesOf } from './i18n/messages.ts';
import { reloadOnLostChunks } from './platform/chunk-reload.ts';
import { documentLocale } from './platform/locale.ts';
import { startShell } from './shell/shell.client.ts';
import 'virtual:texts/core';

const locale = documentLocale();
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
