import { randomUUID } from 'node:crypto';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  decideRefundAccountOperation,
  refundAccountOperation,
} from '@casamaestra/contract/staff/staff-refunds.operations.ts';
import { isIban, maskedIban, plainIban } from '@casamaestra/rules/payments/iban.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { RefundToSend } from '../../services.ts';
import { mayApprove } from '../../staff/people/second-person.usecase.ts';
import { mayAnotherPerson } from '../../staff/people/manage-people.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { decidedBefore, mailAlone } from './asked-refund.usecase.ts';
import {
  closeAccountRequest,
  decideApproval,
  insertApproval,
  waitingAccount,
  waitsForRefund,
} from './refund-approvals.queries.ts';
import type { WaitingApproval } from './refund-approvals.queries.ts';

type Dependencies = OrdersDependencies & StaffDependencies;
type Named = OperationOutput<typeof refundAccountOperation>;

const masked = (iban: string | null): string | null => (iban === null ? null : maskedIban(iban));

/** Whether another person has to agree to the account of a refund. */
export const accountWaits = (database: Database, refundId: number): Promise<boolean> =>
  waitsForRefund(database, refundId);

/** Closes the request for another account of a refund that is sent or done: it leaves what is to be approved. */
export const accountDecided = (transaction: Database, refundId: number, at: Date): Promise<void> =>
  closeAccountRequest(transaction, refundId, at);

/** The change set of an account; the log keeps no whole number of it, since it is never cleared. */
const recordAccount = (
  transaction: Database,
  who: StaffIdentity,
  refund: Pick<RefundToSend, 'orderNumber' | 'iban' | 'payerIban'> & { readonly id: number },
  change: {
    readonly kind: string;
    readonly to: string;
    readonly reason?: string | undefined;
    readonly at: Date;
  },
) =>
  recordChange(transaction, {
    author: authorOf(who),
    at: change.at,
    kind: `refunds.${change.kind}`,
    record: `order ${refund.orderNumber}`,
    reason: change.reason,
    rows: [
      {
        record: `refund ${refund.id}`,
        field: 'account',
        from: masked(refund.iban ?? refund.payerIban),
        to: masked(change.to),
      },
    ],
  });

/** Names the account of a refund: the payer's own at once, any other when another person agrees. */
export async function nameRefundAccount(
  deps: Dependencies,
  who: StaffIdentity,
  { id, iban: typed, reason }: InputOf<typeof refundAccountOperation>,
): Promise<Outcome<Named>> {
  if (!isIban(typed)) return refused('staff_iban_wrong', {}, 'iban');
  const iban = plainIban(typed);
  const another = await mayAnotherPerson(deps, 'other_account', who.staffId);
  const at = new Date(deps.clock.now());
  return commitTogether(deps.database, async (transaction): Promise<Outcome<Named>> => {
    const refund = await deps.payments.lockRefundToSend(transaction, id);
    if (refund === undefined) return refused('staff_refund_closed', {}, 'id');
    if (await waitsForRefund(transaction, id)) return refused('staff_refund_account_waits', {}, 'id');
    const { orderId, orderNumber, amountCents, payerIban } = refund;
    const isPayers = payerIban !== null && plainIban(payerIban) === iban;
    const now = refund.iban ?? payerIban;
    if (now !== null && plainIban(now) === iban) return accepted({ waits_for: 'nobody' });
    if (isPayers) {
      await deps.payments.sendRefundTo(transaction, id, iban);
      await recordAccount(transaction, who, { ...refund, id }, { kind: 'account', to: iban, reason, at });
      return accepted({ waits_for: 'nobody' });
    }
    const request = { orderId, amountCents, reason, key: randomUUID(), askedBy: who.staffId, at };
    const account = { refundId: id, iban, payerIban };
    const { id: approval } = await insertApproval(transaction, { ...request, account });
    if (!another) await mailAlone(transaction, who, { approval, number: orderNumber });
    await recordAccount(transaction, who, { ...refund, id }, { kind: 'account_ask', to: iban, reason, at });
    return accepted({ waits_for: another ? 'another_person' : 'time' });
  });
}

/** The decision, the account of the refund and the change set, in one transaction. */
function decided(
  deps: Dependencies,
  who: StaffIdentity,
  { id, refundId, iban, orderNumber }: WaitingApproval & { readonly refundId: number; readonly iban: string },
  {
    approve,
    kind,
    reason,
  }: { readonly approve: boolean; readonly kind: string; readonly reason?: string | undefined },
): Promise<Outcome<undefined>> {
  const at = new Date(deps.clock.now());
  return commitTogether(deps.database, async (transaction) => {
    const refund = await deps.payments.lockRefundToSend(transaction, refundId);
    if (approve && refund === undefined) return refused('staff_refund_closed', {}, 'id');
    if (!(await decideApproval(transaction, id, { approve, by: who.staffId, at })))
      return refused('staff_approval_unknown', {}, 'id');
    if (approve) await deps.payments.sendRefundTo(transaction, refundId, iban);
    const before = refund ?? { iban: null, payerIban: null };
    const change = { kind, to: iban, reason, at };
    await recordAccount(transaction, who, { ...before, orderNumber, id: refundId }, change);
    return accepted(undefined);
  });
}

/** Agrees to another account than the payer's, or refuses it; never who asked for it. */
export async function decideRefundAccount(
  deps: Dependencies,
  who: StaffIdentity,
  { id, approve, reason }: InputOf<typeof decideRefundAccountOperation>,
): Promise<Outcome<OperationOutput<typeof decideRefundAccountOperation>>> {
  const approval = await waitingAccount(deps.database, id);
  if (approval === undefined)
    return (await decidedBefore(deps, id)) ?? refused('staff_approval_unknown', {}, 'id');
  const how = approve
    ? await mayApprove(deps, who, 'other_account', approval)
    : accepted('together' as const);
  if (!how.ok) return how;
  const kind = approve
    ? how.value === 'alone'
      ? 'account_approve_alone'
      : 'account_approve'
    : 'account_refuse';
  const done = await decided(deps, who, approval, { approve, kind, reason });
  return done.ok ? accepted({ id }) : ((await decidedBefore(deps, id)) ?? done);
}
