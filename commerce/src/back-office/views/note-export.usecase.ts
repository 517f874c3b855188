import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { exportedLists } from '@casamaestra/contract/staff/exported-lists.operations.ts';
import type { noteExportOperation } from '@casamaestra/contract/staff/exported-lists.operations.ts';
import { listRowsMost } from '@casamaestra/contract/staff/lists.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { isPermitted } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';

/** Writes down that somebody keeps a list as a file, who may read it. */
export async function noteExport(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  who: StaffIdentity,
  { list, rows: count, filter }: OperationInput<typeof noteExportOperation>,
): Promise<Outcome<{ change: number }>> {
  const permitted = isPermitted(exportedLists[list], who, clock.now());
  if (!permitted.ok) return permitted;
  if (count > listRowsMost) return refused('staff_list_too_long', { most: listRowsMost }, 'rows');
  const rows = [
    { field: 'rows', from: null, to: count },
    ...(filter === '' ? [] : [{ field: 'filter', from: null, to: filter }]),
  ];
  const change = await commitTogether(database, (transaction) =>
    recordChange(transaction, {
      author: authorOf(who),
      at: new Date(clock.now()),
      kind: 'lists.export',
      record: `list ${list}`,
      rows,
    }),
  );
  return accepted({ change });
}
