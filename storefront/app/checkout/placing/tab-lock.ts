const lockName = 'casamaestra-order';
/** How long the end of an order takes at most to be seen in the storage of other tabs, in milliseconds. */
const settledAfterMs = 400;

/**
 * Runs `work` under a lock shared by all tabs. If another tab holds it, waits for its end and resolves to
 * `elsewhere`: read the stored state again. `work` resolves to whether other tabs must see its result.
 */
export function withTabLock(work: () => Promise<boolean>): Promise<'here' | 'elsewhere'> {
  // Missing where the page is not served securely: then the key of the order alone keeps it single.
  if (!('locks' in navigator)) return work().then(() => 'here');
  return new Promise((resolve, reject) => {
    const turn = async (lock: Lock | null): Promise<void> => {
      if (lock === null) {
        await navigator.locks.request(lockName, { mode: 'shared' }, () => undefined);
        return resolve('elsewhere');
      }
      const ended = await work();
      resolve('here');
      if (ended) await new Promise((settled) => setTimeout(settled, settledAfterMs));
    };
    navigator.locks.request(lockName, { ifAvailable: true }, turn).catch(reject);
  });
}
