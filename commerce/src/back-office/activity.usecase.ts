import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { activityOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import { readChanges } from '../change-sets/read-changes.usecase.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';

const PAGE = 50;
/** Kinds of changes that are about money. */
const moneyKinds = ['refunds', 'bank', 'prices', 'coupons'];

/** The log of changes, newest first, as far as the person sees it. */
export async function activityFor(
  { database }: Pick<StaffDependencies, 'database'>,
  { staffId, roles }: StaffIdentity,
  { record, before }: { readonly record?: string | undefined; readonly before?: number | undefined },
): Promise<OperationOutput<typeof activityOperation>> {
  const { limits } = grantedTo(roles, 'activity');
  const sets = await readChanges(database, {
    record,
    before,
    staffId: limits.includes('own') ? staffId : undefined,
    kinds: limits.includes('money') ? moneyKinds : undefined,
    limit: PAGE + 1,
  });
  const shown = sets.slice(0, PAGE);
  return {
    rows: shown.map(({ id, at, who, by, kind, record: of, reason, rows }) => ({
      id,
      at: at.toISOString(),
      who,
      by,
      kind,
      record: of,
      reason,
      rows: rows.map((row) => ({ record: row.record, field: row.field, from: row.before, to: row.after })),
    })),
    next: sets.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}
