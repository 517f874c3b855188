import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { Subject } from '@casamaestra/contract/staff/permissions.ts';
import type { presenceOperation } from '@casamaestra/contract/staff/presence.operations.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { subjectOfRecord } from '../activity-scope.ts';
import { othersAt, putPresence, removePresence } from './presence.queries.ts';

/** Pages tell every ten seconds; one answer may be lost. */
const PRESENT_MS = 25_000;
/** Rows are few: one for a person and a record, and none of yesterday. */
const KEPT_MS = 10 * 60_000;

/** Records with a history of their own. */
const more: Readonly<Record<string, Subject>> = { order: 'orders', customer: 'customers' };

/** Notes who is at a record and answers who else is; only for records that the person sees. */
export async function tellPresence(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  { staffId, roles }: Pick<StaffIdentity, 'staffId' | 'roles'>,
  { record, fields, leaves = false }: OperationInput<typeof presenceOperation>,
): Promise<Outcome<OperationOutput<typeof presenceOperation>>> {
  const subject = subjectOfRecord(record) ?? more[record.split(' ')[0] ?? ''];
  if (subject === undefined || !reaches(grantedTo(roles, subject), 'view'))
    return refused('staff_not_permitted', {}, 'record');
  const now = clock.now();
  if (leaves) {
    await removePresence(database, { record, staffId, before: new Date(now - KEPT_MS) });
    return accepted([]);
  }
  await putPresence(database, { record, staffId, fields, at: new Date(now) });
  return accepted(await othersAt(database, { record, staffId, since: new Date(now - PRESENT_MS) }));
}
