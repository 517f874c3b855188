import { useDeferredValue, useSyncExternalStore } from 'react';

const nothingToFollow = () => () => undefined;

/**
 * False on the server and during hydration, then true: for content that only the browser knows. It is drawn in small
 * tasks, as a transition is, so that a phone answers meanwhile.
 */
export const useInBrowser = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      nothingToFollow,
      () => true,
      () => false,
    ),
  );
