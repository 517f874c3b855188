const reloadedAtKey = 'reloaded-for-chunk';
const minute_ms = 60_000;

/** Whether a page may reload itself now, given when it last did (E04: at most once a minute). */
export function mayReload(reloadedAt: string | null, now_ms: number): boolean {
  const last = Number(reloadedAt);
  return reloadedAt === null || !Number.isFinite(last) || now_ms - last >= minute_ms;
}

/**
 * After a new version is published an open page may ask for scripts that are gone: it reloads (E04). Calls back
 * when it has done so within the last minute already.
 */
export function reloadOnLostChunks(onRefused: () => void): void {
  for (const name of ['vite:preloadError', 'shop:lost-script']) {
    window.addEventListener(name, (event) => {
      if (reloadOncePerMinute()) event.preventDefault();
      else onRefused();
    });
  }
}

/** Reloads unless that happened within the last minute; tells whether it does. */
export function reloadOncePerMinute(): boolean {
  try {
    if (!mayReload(sessionStorage.getItem(reloadedAtKey), Date.now())) return false;
    sessionStorage.setItem(reloadedAtKey, String(Date.now()));
  } catch (error) {
    console.warn('no session storage: the page is not reloaded by itself', error);
    return false;
  }
  location.reload();
  return true;
}
