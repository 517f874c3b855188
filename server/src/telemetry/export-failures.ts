import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';

const MINUTE_MS = 60_000;

/** Tells that the receiver is away: at once, then at most once a minute, with how many sendings failed. */
export function noteExportFailures(log: Log, now: () => number = Date.now): (why: unknown) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  let failed = 0;
  return (why) => {
    failed += 1;
    if (now() - toldAt < MINUTE_MS) return;
    const { message, code } = why as Error & { code?: string | number };
    log.warn(
      { failed, why: String(code ?? message).slice(0, 200) },
      'the receiver of traces and metrics is away',
    );
    toldAt = now();
    failed = 0;
  };
}
