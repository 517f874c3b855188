/** Readiness timeout: how long a call waits for an index that is still loading before it is answered 503. */
const WAIT_MS = 1500;

/** Whether the index is ready, after waiting for it at most WAIT_MS. */
export function readyWithin(indexer: {
  readonly isReady: boolean;
  readonly ready: Promise<void>;
}): () => true | Promise<boolean> {
  return () => {
    if (indexer.isReady) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(indexer.isReady), WAIT_MS);
    void indexer.ready.then(() => {
      clearTimeout(timer);
      resolve(indexer.isReady);
    });
    return promise;
  };
}
