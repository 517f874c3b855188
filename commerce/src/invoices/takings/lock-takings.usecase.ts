import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { lockTakingsOperation } from '@casamaestra/contract/staff/staff-takings.operations.ts';
import { italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { dayAfter, eachDay, openTakings } from './open-takings.ts';
import { insertLockedDays, holdEntries, readBounds } from './takings.queries.ts';

type Locked = OperationOutput<typeof lockTakingsOperation>;

/** Locks every day up to one that is over, with what it says now; from then on nothing falls on them any more. */
export function lockTakings(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  through: string,
  who: StaffIdentity,
): Promise<Outcome<Locked>> {
  const at = new Date(clock.now());
  return commitTogether(database, async (transaction): Promise<Outcome<Locked>> => {
    if (through >= italianDay(clock.now())) return refused('staff_takings_not_over', {}, 'through');
    await holdEntries(transaction);
    const { lockedThrough, first } = await readBounds(transaction);
    if (lockedThrough !== null && lockedThrough >= through)
      return refused('staff_takings_locked', { through: lockedThrough }, 'through');
    const begin = lockedThrough === null ? (first ?? through) : dayAfter(lockedThrough);
    const days = { from: begin < through ? begin : through, to: through };
    const open = await openTakings(transaction, days);
    const rows = eachDay(days).map((day) => ({ day, rates: open(day) }));
    await insertLockedDays(transaction, rows, { at, by: who.staffId });
    await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'takings.lock',
      record: `takings ${through}`,
      rows: [{ field: 'locked through', from: lockedThrough, to: through }],
    });
    return accepted({ locked_through: through, days: rows.length });
  });
}
