/** How long a call waits for an index that is still loading before it is told to come back. */
const WAIT_MS = 1500;

/** True at once when the index is ready, else after a short wait whether it became so. */
export function readyWithin(keeper: {
  readonly isReady: boolean;
  readonly ready: Promise<void>;
}): () => true | Promise<boolean> {
  return () => {
    if (keeper.isReady) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(keeper.isReady), WAIT_MS);
    void keeper.ready.then(() => {
      clearTimeout(timer);
      resolve(keeper.isReady);
    });
    return promise;
  };
}
