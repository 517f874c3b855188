import { showToast } from '@casamaestra/ui/toast.ts';
import type { Messages } from '../i18n/messages.ts';
import { attachPrintedSource } from './printed-source.ts';

/** What a page does once it rests: says when the connection goes and comes back, prepares for being without, and for paper. */
export function attachConnection(texts: Messages['page']): void {
  const tell = (): void =>
    showToast({
      kind: navigator.onLine ? 'info' : 'danger',
      key: 'connection',
      text: navigator.onLine ? texts.onlineAgain : texts.offline,
    });
  for (const change of ['online', 'offline']) window.addEventListener(change, tell);
  if (!navigator.onLine) tell();
  attachPrintedSource();
  prepare().catch((error: unknown) => console.info('pages are not kept for being offline', error));
}

/**
 * Installs the service worker of `/sw.js`. The first time, it is told of this page and its files, which were loaded
 * before it was there.
 */
async function prepare(): Promise<void> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const isFirst = navigator.serviceWorker.controller === null;
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  // Nothing to keep; where the shop wants no worker any more, this word makes the one that removes itself go.
  if (!isFirst) return registration.active?.postMessage([]);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name.replace(/#.*/, ''));
  const own = files.filter((name) => name.startsWith(`${location.origin}/assets/`));
  active?.postMessage([location.href.replace(/#.*/, ''), ...own]);
}
