const lockName = 'casamaestra-order';
/** How long the end of an order takes at most to be seen in the storage of other tabs, in milliseconds. */
const settledAfterMs = 400;

/**
 * Runs `work` unless another tab of this browser is ordering just now: then waits for its end and answers
 * `elsewhere`, and what is stored must be looked at again. `work` answers whether other tabs have to see an end.
 */
export function inOneTab(work: () => Promise<boolean>): Promise<'here' | 'elsewhere'> {
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
