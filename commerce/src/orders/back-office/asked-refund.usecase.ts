import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { deciderOf } from './refund-approvals.queries.ts';

/** Tells who asked alone that it waits: a stolen session does not go unnoticed. */
export const mailAlone = (
  transaction: Database,
  who: StaffIdentity,
  { approval, number }: { readonly approval: number; readonly number: string },
): Promise<void> =>
  queueMail(transaction, {
    kind: 'staff_alone',
    recipient: who.email,
    language: who.language,
    payload: { firstName: who.name, number },
    dedupeKey: `staff_alone:${approval}`,
  });

/** Why a request cannot be decided any more: somebody did, perhaps a moment ago. */
export async function decidedBefore(
  { database }: { readonly database: Database },
  id: number,
): Promise<Outcome<never> | undefined> {
  const who = await deciderOf(database, id);
  return who === undefined ? undefined : refused('staff_approval_decided', { who }, 'id');
}
