import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type {
  approvalsOperation,
  decideRefundOperation,
  requestRefundOperation,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { grantedIn, reaches } from '@casamaestra/contract/staff/permissions.ts';
import { maskedIban, spacedIban } from '@casamaestra/rules/payments/iban.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { readGuards } from '../../staff/guards/read-guards.usecase.ts';
import { aloneFrom, mayApprove } from '../../staff/people/second-person.usecase.ts';
import { mayAnotherPerson } from '../../staff/people/manage-people.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { refundByStaff } from '../advance-order.usecase.ts';
import { isRefundBegun, refundableCents } from '../order-changes.queries.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { readOrder } from '../read-orders.queries.ts';
import { askRefund, decidedBefore } from './asked-refund.usecase.ts';
import type { AskedRefund } from './asked-refund.usecase.ts';
import { isWithinLimits, mayRefundAlone } from './refund-limits.usecase.ts';
import { decideApproval, waitingApproval, waitingApprovals } from './refund-approvals.queries.ts';
import type { WaitingApproval } from './refund-approvals.queries.ts';
import { staffOrder } from './staff-order.usecase.ts';

type Dependencies = OrdersDependencies & StaffDependencies;

type Requested = OperationOutput<typeof requestRefundOperation>;

/** Stores a request for another person, or in a shop of one person for later. */
async function ask(
  deps: Dependencies,
  who: StaffIdentity,
  request: AskedRefund,
): Promise<Pick<Requested, 'approval_id' | 'waits_for'>> {
  const another = await mayAnotherPerson(deps, 'large_refunds', who.staffId);
  const at = new Date(deps.clock.now());
  const id = await commitTogether(deps.database, (transaction) =>
    askRefund(transaction, who, { ...request, another, at }),
  );
  return { approval_id: id, waits_for: another ? 'another_person' : 'time' };
}

/** Refunds an order, or has another person decide when it is large. */
export async function requestRefund(
  deps: Dependencies,
  who: StaffIdentity,
  { number, amount, reason, key }: InputOf<typeof requestRefundOperation>,
): Promise<Outcome<Requested>> {
  const order = await readOrder(deps.database, number);
  if (order === undefined) return refused('staff_order_unknown', { number }, 'number');
  const ofKey = `staff:${order.number}:${key}`;
  // Asked again because the answer was lost: what was done is told, and not done twice.
  if (await isRefundBegun(deps.database, order.id, ofKey)) {
    const done = await staffOrder(deps, who, order.number);
    return done.ok ? accepted({ order: done.value, approval_id: null, waits_for: 'nobody' }) : done;
  }
  const paid = await refundableCents(deps.database, order.id);
  const amountCents = amount === undefined ? paid : centsFromEuros(amount);
  if (paid === 0) return refused('nothing_to_refund', { number: order.number });
  if (amountCents <= 0 || amountCents > paid)
    return refused('refund_exceeds', { most: eurosFromCents(paid) }, 'amount');
  const request = { orderId: order.id, number: order.number, amountCents, reason, key };
  const asked = { staffId: who.staffId, amountCents };
  let waiting: Pick<Requested, 'approval_id' | 'waits_for'> = { approval_id: null, waits_for: 'nobody' };
  if (!(await isWithinLimits(deps.database, deps.clock, asked))) {
    waiting = await ask(deps, who, request);
  } else {
    const isAlone = (transaction: Database) => mayRefundAlone(transaction, deps.clock, asked);
    const refunding = { amountCents, reason, key: ofKey, isAlone };
    const done = await refundByStaff(order.number, refunding, { ...deps, author: authorOf(who) });
    if (!done.ok && done.refusal.code === 'staff_other_person_needed')
      waiting = await ask(deps, who, request);
    else if (!done.ok) return done;
  }
  const now = await staffOrder(deps, who, order.number);
  return now.ok ? accepted({ order: now.value, ...waiting }) : now;
}

/** Requests that wait, as this person sees them: who decides none of an account reads it in part. */
export async function listApprovals(
  deps: Dependencies,
  who: StaffIdentity,
): Promise<OperationOutput<typeof approvalsOperation>> {
  const { staffId } = who;
  const another = {
    large_refunds: await mayAnotherPerson(deps, 'large_refunds', staffId),
    other_account: await mayAnotherPerson(deps, 'other_account', staffId),
  };
  const guards = await readGuards(deps.database);
  const isWhole = reaches(grantedIn(who, 'other_account'), 'edit');
  const told = (iban: string) => (isWhole ? spacedIban(iban) : maskedIban(iban));
  return (await waitingApprovals(deps.database)).map((one) => ({
    id: one.id,
    order_number: one.orderNumber,
    amount: eurosFromCents(one.amountCents),
    reason: one.reason,
    asked_by: one.askedByName,
    asked_at: one.askedAt.toISOString(),
    own: one.askedBy === staffId,
    alone_from:
      one.askedBy === staffId && !another[one.iban === null ? 'large_refunds' : 'other_account']
        ? new Date(aloneFrom(one, guards)).toISOString()
        : null,
    account:
      one.iban === null
        ? null
        : { to: told(one.iban), payer: one.payerIban === null ? null : told(one.payerIban) },
  }));
}

async function refuse(
  deps: Dependencies,
  who: StaffIdentity,
  { id, orderNumber }: WaitingApproval,
  reason: string | undefined,
): Promise<Outcome<undefined>> {
  const at = new Date(deps.clock.now());
  return commitTogether(deps.database, async (transaction) => {
    if (!(await decideApproval(transaction, id, { approve: false, by: who.staffId, at })))
      return refused('staff_approval_unknown', {}, 'id');
    await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'refunds.refuse',
      record: `order ${orderNumber}`,
      reason,
      rows: [{ record: `approval ${id}`, field: 'state', from: 'waiting', to: 'refused' }],
    });
    return accepted(undefined);
  });
}

/** Carries out or refuses a refund that was asked for; the request and the refund are decided in one transaction. */
export async function decideRefund(
  deps: Dependencies,
  who: StaffIdentity,
  { id, approve, reason }: InputOf<typeof decideRefundOperation>,
): Promise<Outcome<OperationOutput<typeof decideRefundOperation>>> {
  const approval = await waitingApproval(deps.database, id);
  if (approval === undefined)
    return (await decidedBefore(deps, id)) ?? refused('staff_approval_unknown', {}, 'id');
  const { orderNumber, amountCents } = approval;
  let done: Outcome<unknown>;
  if (approve) {
    const how = await mayApprove(deps, who, 'large_refunds', approval);
    if (!how.ok) return how;
    const decision = { approve: true, by: who.staffId, at: new Date(deps.clock.now()) };
    const refunding = {
      amountCents,
      reason: approval.reason,
      key: `staff:${orderNumber}:${approval.key}`,
      approved: {
        kind: how.value === 'alone' ? ('refunds.approve_alone' as const) : ('refunds.approve' as const),
        decide: (transaction: Dependencies['database']) => decideApproval(transaction, id, decision),
      },
    };
    done = await refundByStaff(orderNumber, refunding, { ...deps, author: authorOf(who) });
  } else {
    done = await refuse(deps, who, approval, reason);
  }
  if (!done.ok) return (await decidedBefore(deps, id)) ?? done;
  const order = await staffOrder(deps, who, orderNumber);
  return order.ok ? accepted({ order: order.value }) : order;
}
