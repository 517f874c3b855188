import { readChanges } from '../../change-sets/read-changes.usecase.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { lockRefundsOf } from './refund-approvals.queries.ts';

/** Above this a refund needs a second person. */
const ALONE_CENTS_MAX = 100_00;
/** So many of one person within an hour need none. */
const ALONE_HOURLY_MAX = 3;
const HOUR_MS = 3_600_000;

interface Asked {
  readonly staffId: number;
  readonly amountCents: number;
}

/** Refunds a person carried out alone within the last hour. */
async function refundsOfAnHour(database: Database, clock: Clock, staffId: number): Promise<number> {
  const sets = await readChanges(database, { staffId, kinds: ['refunds'], limit: 100 });
  const since = clock.now() - HOUR_MS;
  return sets.filter(({ kind, at }) => kind === 'refunds.request' && at.getTime() > since).length;
}

/** Whether a person may refund so much alone now. */
export async function isWithinLimits(
  database: Database,
  clock: Clock,
  { staffId, amountCents }: Asked,
): Promise<boolean> {
  if (amountCents > ALONE_CENTS_MAX) return false;
  return (await refundsOfAnHour(database, clock, staffId)) < ALONE_HOURLY_MAX;
}

/** The same in the transaction that refunds: other refunds of the person wait for its end, so that all are counted. */
export async function mayRefundAlone(transaction: Database, clock: Clock, asked: Asked): Promise<boolean> {
  await lockRefundsOf(transaction, asked.staffId);
  return isWithinLimits(transaction, clock, asked);
}
