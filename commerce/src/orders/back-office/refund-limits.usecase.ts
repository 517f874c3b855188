import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import { readChanges } from '../../change-sets/read-changes.usecase.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { readGuards } from '../../staff/guards/read-guards.usecase.ts';
import { lockRefundsOf } from './refund-approvals.queries.ts';

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
  const { refund_alone: most, refunds_an_hour: hourly } = await readGuards(database);
  if (amountCents > centsFromEuros(most)) return false;
  return (await refundsOfAnHour(database, clock, staffId)) < hourly;
}

/** The same in the transaction that refunds: other refunds of the person wait for its end, so that all are counted. */
export async function mayRefundAlone(transaction: Database, clock: Clock, asked: Asked): Promise<boolean> {
  await lockRefundsOf(transaction, asked.staffId);
  return isWithinLimits(transaction, clock, asked);
}
