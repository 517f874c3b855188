import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { MethodTakings, TakingsMethod } from '@casamaestra/contract/staff/staff-takings.operations.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { methodsOfDays } from './takings.queries.ts';
import type { Days, MethodOfDay } from './takings.queries.ts';

const present = (method: TakingsMethod['method'], all: readonly MethodOfDay[]): TakingsMethod => ({
  method,
  sales: eurosFromCents(all.reduce((sum, { salesCents }) => sum + salesCents, 0)),
  refunds: eurosFromCents(all.reduce((sum, { refundsCents }) => sum + refundsCents, 0)),
});

const byMethod = (all: readonly MethodOfDay[]): TakingsMethod[] =>
  [...Map.groupBy(all, ({ method }) => method)].map(([method, some]) => present(method, some));

/** The register of a period by day and method of payment: the same entries as by rate, so both add up to the same. */
export async function methodTakings(
  { database }: Pick<StaffDependencies, 'database'>,
  days: Days,
): Promise<MethodTakings> {
  const rows = await methodsOfDays(database, days);
  return {
    days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, some]) => ({ day, methods: byMethod(some) })),
    totals: byMethod(rows.toSorted((one, other) => one.method.localeCompare(other.method))),
  };
}
