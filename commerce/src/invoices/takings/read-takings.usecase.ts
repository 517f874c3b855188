import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { Takings, TakingsRate } from '@casamaestra/contract/staff/staff-takings.operations.ts';
import { isoDay, italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import { readTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { addRates, dayAfter, dayBefore, eachDay, openTakings } from './open-takings.ts';
import { lockedDays, readBounds } from './takings.queries.ts';
import type { RateTakings } from './takings.queries.ts';

const money = (gross: number, vat: number): TakingsRate['sales'] => ({
  gross: eurosFromCents(gross),
  net: eurosFromCents(gross - vat),
  vat: eurosFromCents(vat),
});

const presentRate = (rate: RateTakings): TakingsRate => ({
  percent: rate.percent,
  sales: money(rate.sales_cents, rate.sales_vat_cents),
  refunds: money(rate.refunds_cents, rate.refunds_vat_cents),
});

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** "2026-11": its last day. */
const lastOf = (month: string): string => {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return isoDay(Date.UTC(year, of, 0));
};

/** The register of a month until today: locked days as they were locked, the others as their entries say. */
export function monthOfTakings(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  month: string,
): Promise<Takings> {
  const today = italianDay(clock.now());
  const days = { from: `${month}-01`, to: earlier(lastOf(month), today) };
  return readTogether(database, async (transaction) => {
    const { lockedThrough } = await readBounds(transaction);
    const locked = await lockedDays(transaction, days);
    const open = await openTakings(transaction, {
      from: lockedThrough === null || lockedThrough < days.from ? days.from : dayAfter(lockedThrough),
      to: days.to,
    });
    const shown = eachDay(days).map((day) => ({ day, rates: locked.get(day) ?? open(day) }));
    const lockable = earlier(days.to, dayBefore(today));
    const mayLock = lockable >= days.from && (lockedThrough === null || lockable > lockedThrough);
    return {
      days: shown.map(({ day, rates }) => ({
        day,
        locked: lockedThrough !== null && day <= lockedThrough,
        rates: rates.map(presentRate),
      })),
      totals: addRates(shown.flatMap(({ rates }) => rates)).map(presentRate),
      locked_through: lockedThrough,
      lockable: mayLock ? lockable : null,
    };
  });
}
