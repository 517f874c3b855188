import { useSyncExternalStore } from 'react';

const nothingToFollow = () => () => undefined;

/** False on the server and during hydration, then true: for content that only the browser knows. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    nothingToFollow,
    () => true,
    () => false,
  );
