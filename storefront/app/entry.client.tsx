import './page-styles.ts';
import { showToast } from '@casamaestra/ui/toast.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { messagesOf } from './i18n/messages.ts';
import { reloadOnLostChunks } from './platform/chunk-reload.ts';
import { documentLocale } from './platform/locale.ts';
import { BrowserPages } from './router/browser-pages.tsx';
import { openedPages } from './router/opened-pages.ts';
import { startShell } from './shell/shell.client.ts';
import 'virtual:texts/core';

const locale = documentLocale();
reloadOnLostChunks(() => {
  const { problemTitle, offline } = messagesOf(locale).page;
  showToast({ kind: 'danger', text: navigator.onLine ? problemTitle : offline });
});
const pages = openedPages();
// Each in a task of its own, after the one that reads the scripts: together they block a slow phone for 80 ms.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <BrowserPages navigator={pages} />
      </StrictMode>,
    );
  }),
);
setTimeout(() => startShell(messagesOf(locale)));
if (import.meta.env.DEV) {
  const { followSourceChanges } = await import('./router/development.ts');
  followSourceChanges(pages);
}
