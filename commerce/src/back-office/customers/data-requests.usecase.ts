import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Guards } from '@casamaestra/contract/staff/guards.operations.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { requestCustomerDataOperation } from '@casamaestra/contract/staff/staff-customer-data.operations.ts';
import type { DataRequest } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { readGuards } from '../../staff/guards/read-guards.usecase.ts';
import { aloneFrom } from '../../staff/people/second-person.usecase.ts';
import { mayAnotherPerson } from '../../staff/people/manage-people.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import {
  dataRequestsOf,
  insertDataRequest,
  isDataRequestKnown,
  lockRequestedCustomer,
  waitingDataRequests,
} from './data-requests.queries.ts';
import type { StoredDataRequest } from './data-requests.queries.ts';

const DAY_MS = 24 * 3_600_000;
/** An approved copy may be taken for so long. */
const READY_MS = 7 * DAY_MS;

export const recordOfRequest = (id: number): string => `data request ${id}`;

/** Until when the approved copy may be taken; undefined: it may not. */
export const readyUntil = ({ act, state, decidedAt }: StoredDataRequest): number | undefined =>
  act === 'export' && state === 'approved' && decidedAt !== null ? decidedAt.getTime() + READY_MS : undefined;

const mayAnother = (deps: StaffDependencies, { staffId }: StaffIdentity) =>
  mayAnotherPerson(deps, 'customer_data', staffId);

/** Asks for the export or the erasure of a customer's data; nothing leaves and nothing goes before it is approved. */
export async function requestCustomerData(
  deps: StaffDependencies,
  who: StaffIdentity,
  { id: customerId, act, asked_how: how, key }: InputOf<typeof requestCustomerDataOperation>,
): Promise<Outcome<OperationOutput<typeof requestCustomerDataOperation>['waits_for']>> {
  const another = await mayAnother(deps, who);
  const at = new Date(deps.clock.now());
  const waits = another ? 'another_person' : 'time';
  return commitTogether(deps.database, async (transaction) => {
    if (!(await lockRequestedCustomer(transaction, customerId)))
      return refused('staff_customer_unknown', {}, 'id');
    const asked = { customerId, act, askedHow: how, key, askedBy: who.staffId, at };
    const id = await insertDataRequest(transaction, asked);
    // Asked again because the answer was lost: told, and not stored twice.
    if (id === undefined)
      return (await isDataRequestKnown(transaction, key))
        ? accepted(waits)
        : refused('staff_data_request_waiting', {});
    if (!another)
      await queueMail(transaction, {
        kind: 'staff_alone_data',
        recipient: who.email,
        language: who.language,
        payload: { firstName: who.name, number: String(customerId) },
        dedupeKey: `staff_alone_data:${id}`,
      });
    await recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: `customer_data.ask_${act}`,
      record: `customer ${customerId}`,
      rows: [
        { record: recordOfRequest(id), field: act, from: null, to: 'waiting' },
        { record: recordOfRequest(id), field: 'asked_how', from: null, to: how },
      ],
    });
    return accepted(waits);
  });
}

const present =
  ({ staffId }: StaffIdentity, another: boolean, guards: Guards) =>
  (request: StoredDataRequest): DataRequest => {
    const isOwn = request.askedBy === staffId;
    const until = readyUntil(request);
    const isWaiting = request.state === 'waiting';
    return {
      id: request.id,
      customer_id: request.customerId,
      customer_name: `${request.firstName} ${request.lastName}`.trim(),
      act: request.act,
      asked_how: request.askedHow,
      asked_by: request.askedByName,
      asked_at: request.askedAt.toISOString(),
      own: isOwn,
      state: isWaiting ? 'waiting' : 'approved',
      alone_from: isOwn && isWaiting && !another ? new Date(aloneFrom(request, guards)).toISOString() : null,
      ready_until: isOwn && until !== undefined ? new Date(until).toISOString() : null,
    };
  };

/** Requests that wait, as this person sees them. */
export async function listDataRequests(deps: StaffDependencies, who: StaffIdentity): Promise<DataRequest[]> {
  const another = await mayAnother(deps, who);
  return (await waitingDataRequests(deps.database)).map(
    present(who, another, await readGuards(deps.database)),
  );
}

/** What is open about one customer's data; nothing for roles that have no part in it. */
export async function dataRequestsFor(
  deps: StaffDependencies,
  who: StaffIdentity,
  customerId: number,
): Promise<DataRequest[]> {
  if (!reaches(grantedTo(who.roles, 'customer_data'), 'ask')) return [];
  const approvedAfter = new Date(deps.clock.now() - READY_MS);
  const requests = await dataRequestsOf(deps.database, customerId, approvedAfter);
  return requests.map(present(who, await mayAnother(deps, who), await readGuards(deps.database)));
}
