/** Waits for what a job needs first. False when the job was called off meanwhile. */
export async function waitUnlessAborted(wanted: Promise<unknown>, signal: AbortSignal): Promise<boolean> {
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  const stop = () => resolve();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) resolve();
  await Promise.race([wanted, aborted]);
  signal.removeEventListener('abort', stop);
  return !signal.aborted;
}
