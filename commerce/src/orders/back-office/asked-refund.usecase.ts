import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import { deciderOf, insertApproval } from './refund-approvals.queries.ts';

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

export interface AskedRefund {
  readonly orderId: number;
  readonly number: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly key: string;
}

/** Stores a request for a refund, once per key, in the caller's transaction; returns its number. */
export async function askRefund(
  transaction: Database,
  who: StaffIdentity,
  { another, at, ...request }: AskedRefund & { readonly another: boolean; readonly at: Date },
): Promise<number> {
  const { number, amountCents, reason } = request;
  const { id: approval, isNew } = await insertApproval(transaction, { ...request, askedBy: who.staffId, at });
  if (!isNew) return approval;
  if (!another) await mailAlone(transaction, who, { approval, number });
  await recordChange(transaction, {
    author: authorOf(who),
    at,
    kind: 'refunds.ask',
    record: `order ${number}`,
    reason,
    rows: [{ record: `approval ${approval}`, field: 'amount', from: null, to: eurosFromCents(amountCents) }],
  });
  return approval;
}

/** Why a request cannot be decided any more: somebody did, perhaps a moment ago. */
export async function decidedBefore(
  { database }: { readonly database: Database },
  id: number,
): Promise<Outcome<never> | undefined> {
  const who = await deciderOf(database, id);
  return who === undefined ? undefined : refused('staff_approval_decided', { who }, 'id');
}
