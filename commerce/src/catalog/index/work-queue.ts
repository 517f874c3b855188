/** Runs one task at a time, in order; a failure is reported and does not stop the queue. */
export interface WorkQueue {
  /** Resolves when the task is done or has failed; ignored once the queue is closed. */
  readonly add: (work: () => Promise<void>) => Promise<void>;
  /** Runs a last task after all waiting ones, then accepts no more. */
  readonly close: (last: () => Promise<void>) => Promise<void>;
}

export function createWorkQueue(onError: (error: unknown) => void): WorkQueue {
  let closed = false;
  let tail: Promise<void> = Promise.resolve();

  async function run(work: () => Promise<void>): Promise<void> {
    if (closed) return;
    try {
      await work();
    } catch (error) {
      onError(error);
    }
  }

  function add(work: () => Promise<void>): Promise<void> {
    tail = tail.then(() => run(work));
    return tail;
  }

  return {
    add,
    async close(last) {
      await add(last);
      closed = true;
    },
  };
}
