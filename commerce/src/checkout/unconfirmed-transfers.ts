import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connection.ts';
import { readUnconfirmedTransfers } from './held-stock.queries.ts';
import type { UnconfirmedTransfers } from './held-stock.queries.ts';

const KEPT_MS = 5_000;

/** Stock reserved by unconfirmed transfers in the whole shop, read at most every five seconds. */
export type HeldByUnconfirmed = () => Promise<UnconfirmedTransfers>;

export function createHeldByUnconfirmed(database: Database, clock: Clock): HeldByUnconfirmed {
  let readAt = Number.NEGATIVE_INFINITY;
  let held: Promise<UnconfirmedTransfers> | undefined;
  return () => {
    const now = clock.now();
    if (held !== undefined && now - readAt < KEPT_MS) return held;
    readAt = now;
    held = readUnconfirmedTransfers(database);
    held.catch(() => {
      held = undefined;
    });
    return held;
  };
}
