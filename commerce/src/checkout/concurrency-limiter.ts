/** Runs the work when a slot is free; resolves to 'full' when the queue is full. */
export type ConcurrencyLimiter = <Value>(work: () => Promise<Value>) => Promise<Value | 'full'>;

/**
 * Limits how many orders use a database connection at a time. The others wait in a queue (FIFO), so that
 * reads keep their connections.
 */
export function createConcurrencyLimiter(atOnce: number, waitingMax: number): ConcurrencyLimiter {
  const queue: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waitingMax) return 'full';
    else await new Promise<void>((enter) => queue.push(enter));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
