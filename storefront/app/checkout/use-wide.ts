import { useSyncExternalStore } from 'react';

/** From here on all steps are open on one page, with the summary beside them. */
const wide = '(min-width: 62rem)';

/** Whether the page is wide; false on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
