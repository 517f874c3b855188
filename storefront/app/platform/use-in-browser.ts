import { useSyncExternalStore } from 'react';

const nothingToFollow = () => () => undefined;

/** False on the server and during hydration: what only the browser knows is shown after it. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  );
