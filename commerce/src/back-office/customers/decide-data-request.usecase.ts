import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { decideCustomerDataOperation } from '@casamaestra/contract/staff/staff-customer-data.operations.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { eraseAccount } from '../../customers/personal-data/erase-account.usecase.ts';
import { personalDataOf } from '../../customers/personal-data/export-data.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { mayApprove } from '../../staff/people/second-person.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { decideDataRequest, lockDataRequest } from './data-requests.queries.ts';
import type { StoredDataRequest } from './data-requests.queries.ts';
import { readyUntil, recordOfRequest } from './data-requests.usecase.ts';

/** The change set of a decision; it names the customer by number only, and so stays when their data are gone. */
const recordDecision = (
  transaction: Database,
  who: StaffIdentity,
  { id, customerId, act }: StoredDataRequest,
  { kind, to, at }: { readonly kind: string; readonly to: 'approved' | 'refused'; readonly at: Date },
) =>
  recordChange(transaction, {
    author: authorOf(who),
    at,
    kind,
    record: `customer ${customerId}`,
    rows: [{ record: recordOfRequest(id), field: act, from: 'waiting', to }],
  });

async function decidedBefore(
  transaction: Database,
  request: StoredDataRequest | undefined,
): Promise<Outcome<never>> {
  const who =
    request && (await whoChanged(transaction, { record: recordOfRequest(request.id), field: request.act }));
  return who === undefined
    ? refused('staff_approval_unknown', {}, 'id')
    : refused('staff_approval_decided', { who }, 'id');
}

/** Decides a request; the decision, an erasure and the change set are one transaction. */
export function decideCustomerData(
  deps: StaffDependencies,
  who: StaffIdentity,
  { id, approve }: InputOf<typeof decideCustomerDataOperation>,
): Promise<Outcome<OperationOutput<typeof decideCustomerDataOperation>>> {
  const at = new Date(deps.clock.now());
  return commitTogether(deps.database, async (transaction) => {
    const request = await lockDataRequest(transaction, id);
    if (request?.state !== 'waiting') return decidedBefore(transaction, request);
    const { act, customerId, email, firstName, language } = request;
    const how = approve
      ? await mayApprove(deps, who, 'customer_data', request)
      : accepted('together' as const);
    if (!how.ok) return how;
    await decideDataRequest(transaction, id, { approve, by: who.staffId, at });
    const isErased = approve && act === 'erase';
    if (isErased)
      await eraseAccount(transaction, { id: customerId, email, firstName, language, proved: true });
    const kind = approve ? (isErased ? 'erase' : 'approve') : `refuse_${act}`;
    await recordDecision(transaction, who, request, {
      kind: `customer_data.${kind}${how.value === 'alone' ? '_alone' : ''}`,
      to: approve ? 'approved' : 'refused',
      at,
    });
    return accepted({ act, approved: approve });
  });
}

/** The approved copy for who asked for it, as the data are now; every taking is in the log. */
export async function takeCustomerData(
  deps: StaffDependencies,
  who: StaffIdentity,
  id: number,
): Promise<Outcome<Record<string, unknown>>> {
  const at = new Date(deps.clock.now());
  const taken = await commitTogether(deps.database, async (transaction) => {
    const request = await lockDataRequest(transaction, id);
    if (
      request === undefined ||
      request.askedBy !== who.staffId ||
      (readyUntil(request) ?? 0) <= at.getTime()
    )
      return undefined;
    await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'customer_data.export',
      record: `customer ${request.customerId}`,
      rows: [{ record: recordOfRequest(id), field: 'copy', from: null, to: 'taken' }],
    });
    return request;
  });
  return taken === undefined
    ? refused('staff_copy_not_ready', {}, 'id')
    : accepted(await personalDataOf(deps, { ...taken, proved: true }));
}
