/** A signal repeated within this time is the same key press, received by the whole process group. */
const sameKeyPressMs = 1_000;

/** Whether a process exists; EPERM means that it belongs to another user. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Closes the shop once on Ctrl-C, kill or a closed terminal; a second Ctrl-C ends the process at once. Also
 * closes when one of the given processes disappears, so that the port is released.
 */
export function stopOnSignals(close: () => Promise<void>, stopWith: readonly number[]): void {
  let since: number | undefined;
  const stop = (signal: NodeJS.Signals | 'parent') => {
    const now = performance.now();
    if (since !== undefined) {
      if (signal === 'SIGINT' && now - since > sameKeyPressMs) process.exit(130);
      return;
    }
    since = now;
    close().then(
      () => process.exit(process.exitCode ?? 0),
      (error: unknown) => {
        process.stderr.write(`${(error as Error).stack ?? String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (stopWith.length === 0) return;
  setInterval(() => {
    if (!stopWith.every(isAlive)) stop('parent');
  }, 500).unref();
}
