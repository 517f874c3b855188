/** Runs the work when it is its turn; 'full' when too many wait already. */
export type OrderGate = <Value>(work: () => Promise<Value>) => Promise<Value | 'full'>;

/**
 * Lets so many orders into the database at once: the rest waits here, in order of arrival, and leaves connections
 * to those who only look.
 */
export function createOrderGate(atOnce: number, waitingMax: number): OrderGate {
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
