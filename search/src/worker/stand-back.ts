import { getPriority, setPriority } from 'node:os';

/** A third of the processor beside one that answers visitors: far behind it would let an import wait for ever. */
const BEHIND = 5;

/** To be called by a thread that builds: those that answer visitors come first. */
export function standBack(): void {
  // Elsewhere a priority is of the whole process; on Linux, of the thread that asks.
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.max(getPriority(), BEHIND));
  } catch {
    // Not allowed in this container: the thread works as any other.
  }
}
