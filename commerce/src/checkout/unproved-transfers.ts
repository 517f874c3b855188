import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connection.ts';
import { readUnprovedTransfers } from './held-goods.queries.ts';
import type { UnprovedTransfers } from './held-goods.queries.ts';

const KEPT_MS = 5_000;

/** What transfers nobody confirmed hold of the whole shop, read at most every five seconds. */
export type HeldByUnproved = () => Promise<UnprovedTransfers>;

export function createHeldByUnproved(database: Database, clock: Clock): HeldByUnproved {
  let readAt = Number.NEGATIVE_INFINITY;
  let held: Promise<UnprovedTransfers> | undefined;
  return () => {
    const now = clock.now();
    if (held !== undefined && now - readAt < KEPT_MS) return held;
    readAt = now;
    held = readUnprovedTransfers(database);
    held.catch(() => {
      held = undefined;
    });
    return held;
  };
}
