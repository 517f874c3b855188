import { lostScriptEvent } from '../router/load-routes.ts';

const reloadedAtKey = 'reloaded-for-chunk';
const minute_ms = 60_000;

/** Whether a page may reload itself now, given when it last did (E04: at most once a minute). */
export function mayReload(reloadedAt: string | null, now_ms: number): boolean {
  const last = Number(reloadedAt);
  return reloadedAt === null || !Number.isFinite(last) || now_ms - last >= minute_ms;
}

let destination: string | null = null;

/** Records the target of a client navigation; null once it has arrived. */
export function headFor(href: string | null): void {
  destination = href;
}

/**
 * After a new version was published, an open page may request scripts that are gone: the navigation's target
 * is loaded as a document, or the current page again (E04). If that happened within the last minute, the page
 * shows its error with a reload button instead; `onRefused` is called for any other script.
 */
export function reloadOnLostChunks(onRefused: () => void): void {
  for (const name of ['vite:preloadError', lostScriptEvent]) {
    window.addEventListener(name, (event) => {
      if (reloadOncePerMinute()) event.preventDefault();
      else if (name === 'vite:preloadError') onRefused();
    });
  }
}

/**
 * Loads the target, or the page again, unless that happened within the last minute; returns whether it does. Without a
 * connection the script is not gone, and the page that is there is better than none.
 */
function reloadOncePerMinute(): boolean {
  if (!navigator.onLine) return false;
  try {
    if (!mayReload(sessionStorage.getItem(reloadedAtKey), Date.now())) return false;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  } catch (error) {
    console.warn('no session storage: the page is not reloaded by itself', error);
    return false;
  }
  if (destination === null) location.reload();
  else location.assign(destination);
  return true;
}
