import { readFileSync, readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** A third of the processor beside one that answers visitors: far behind it would let an import wait for ever. */
const BEHIND = 5;
const THREADS = '/proc/self/task';

/** Threads of V8 in this process: while one builds, they mostly collect its garbage. */
const collectors = (): readonly number[] =>
  readdirSync(THREADS)
    .filter((thread) => readFileSync(`${THREADS}/${thread}/comm`, 'latin1').startsWith('V8Worker'))
    .map(Number);

/** To be called by a thread that builds: those that answer visitors come first. */
export function standBack(): void {
  // Elsewhere a priority is of the whole process; on Linux, of the thread that asks.
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.max(getPriority(), BEHIND));
    for (const thread of collectors()) setPriority(thread, BEHIND);
  } catch {
    // Not allowed in this container: the thread works as any other.
  }
}
