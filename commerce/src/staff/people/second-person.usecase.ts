import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Guards } from '@casamaestra/contract/staff/guards.operations.ts';
import type { Subject } from '@casamaestra/contract/staff/permissions.ts';
import { readGuards } from '../guards/read-guards.usecase.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import type { StaffIdentity } from '../staff-identity.ts';
import { mayAnotherPerson } from './manage-people.usecase.ts';

const MINUTE_MS = 60_000;

interface AskedFor {
  readonly askedBy: number;
  readonly askedAt: Date;
}

/** From when who asked may approve alone, where nobody else could: they were mailed, and some minutes have passed. */
export const aloneFrom = (
  { askedAt }: Pick<AskedFor, 'askedAt'>,
  { alone_minutes: minutes }: Pick<Guards, 'alone_minutes'>,
): number => askedAt.getTime() + minutes * MINUTE_MS;

/** Nobody approves what they asked for, except alone in the shop, and then not at once. */
export async function mayApprove(
  deps: Pick<StaffDependencies, 'database' | 'clock'>,
  { staffId }: StaffIdentity,
  subject: Subject,
  request: AskedFor,
): Promise<Outcome<'together' | 'alone'>> {
  if (request.askedBy !== staffId) return accepted('together');
  if (await mayAnotherPerson(deps, subject, staffId)) return refused('staff_other_person_needed', {});
  const left = aloneFrom(request, await readGuards(deps.database)) - deps.clock.now();
  return left > 0
    ? refused('staff_approval_early', { minutes: Math.ceil(left / MINUTE_MS) })
    : accepted('alone');
}
