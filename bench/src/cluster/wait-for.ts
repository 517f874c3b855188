import { setTimeout as pause } from 'node:timers/promises';
import type { Daemon } from './daemon.ts';

/** Resolves when the condition holds; tells what was waited for when it never does, or when the daemon ended. */
export async function waitFor(
  what: string,
  holds: () => Promise<boolean>,
  { daemon, ms = 60_000 }: { readonly daemon?: Daemon; readonly ms?: number } = {},
): Promise<void> {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline) {
    if (await holds().catch(() => false)) return;
    if (daemon !== undefined && !daemon.isRunning)
      throw new Error(`${daemon.name} ended while waiting: ${what}\n${daemon.lastWords()}`);
    await pause(100);
  }
  const words = daemon === undefined ? '' : `\n${daemon.lastWords()}`;
  throw new Error(`not within ${Math.round(ms / 1000)} s: ${what}${words}`);
}

/** Whether an address answers with this status. */
export async function answersWith(url: string, status = 200): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await answer.arrayBuffer();
  return answer.status === status;
}
