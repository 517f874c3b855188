import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  approveHeldOperation,
  refuseHeldOperation,
} from '@casamaestra/contract/staff/held-prices.operations.ts';
import { grantedIn, reaches } from '@casamaestra/contract/staff/permissions.ts';
import { recordChange } from '../../../change-sets/record-change.usecase.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { commitTogether } from '../../../platform/database/in-transaction.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import { mayApprove } from '../../../staff/people/second-person.usecase.ts';
import type { StaffDependencies } from '../../../staff/staff-dependencies.ts';
import { authorOf } from '../../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../../staff/staff-identity.ts';
import { importUnderWay } from '../goods-import.queries.ts';
import {
  beginApproved,
  decideHeld,
  decisionsOf,
  lockRequest,
  pricesToDecide,
} from './held-prices.queries.ts';
import type { HeldPriceRow, StoredRequest } from './held-prices.queries.ts';
import { recordOfImport } from './hold-prices.usecase.ts';
import { changedSince } from './list-held.usecase.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;
type Decided = Outcome<{ id: number }>;

/** A request, locked, with the rows that are to be decided; somebody may have decided them a moment ago. */
async function toDecide(
  transaction: Database,
  { id, rows }: { readonly id: number; readonly rows?: readonly number[] | undefined },
): Promise<Outcome<{ readonly request: StoredRequest; readonly prices: readonly HeldPriceRow[] }>> {
  const request = await lockRequest(transaction, id);
  if (request === undefined) return refused('staff_import_unknown', {}, 'id');
  const prices = await pricesToDecide(transaction, id, rows);
  if (prices.length > 0) return accepted({ request, prices });
  const [last] = await decisionsOf(transaction, id);
  return last === undefined
    ? refused('staff_approval_unknown', {}, 'rows')
    : refused('staff_approval_decided', { who: last.who }, 'rows');
}

const record = (
  transaction: Database,
  who: StaffIdentity,
  id: number,
  change: {
    readonly kind: string;
    readonly to: 'approved' | 'refused';
    readonly count: number;
    readonly at: Date;
    readonly reason: string | null;
  },
) =>
  recordChange(transaction, {
    author: authorOf(who),
    at: change.at,
    kind: `imports.${change.kind}`,
    record: recordOfImport(id),
    reason: change.reason ?? undefined,
    rows: [
      { record: recordOfImport(id), field: 'held_prices', from: change.count, to: null },
      { record: recordOfImport(id), field: 'state', from: 'waiting', to: change.to },
    ],
  });

async function approve(
  { database, clock }: Parts,
  who: StaffIdentity,
  given: OperationInput<typeof approveHeldOperation>,
): Promise<Decided> {
  const at = new Date(clock.now());
  const found = await toDecide(database, given);
  if (!found.ok) return found;
  const { request, prices } = found.value;
  const how = await mayApprove({ database, clock }, who, 'held_prices', request);
  if (!how.ok) return how;
  const other = await importUnderWay(database);
  if (other !== undefined) return refused('staff_import_busy', { who: other.who, file: other.fileName });
  const changed = await changedSince(database, prices);
  const stale = new Set(prices.filter(({ sku }) => changed.has(sku)).map(({ position }) => position));
  const id = await beginApproved(database, given.id, { rows: prices, stale, at, who });
  const positions = prices.map(({ position }) => position);
  await decideHeld(database, given.id, {
    positions,
    decision: 'approved',
    by: who.staffId,
    at,
    reason: null,
    appliedBy: id,
  });
  const kind = how.value === 'alone' ? 'approve_alone' : 'approve';
  await record(database, who, given.id, { kind, to: 'approved', count: prices.length, at, reason: null });
  return accepted({ id });
}

/** Approves held prices; an import of the approver's own writes them, in the background as every import. */
export async function approveHeld(
  parts: Parts,
  given: OperationInput<typeof approveHeldOperation>,
  who: StaffIdentity,
): Promise<Decided> {
  try {
    return await commitTogether(parts.database, (transaction) =>
      approve({ ...parts, database: transaction }, who, given),
    );
  } catch (error) {
    // Somebody began an import at the same moment.
    const other = isUniqueViolation(error) ? await importUnderWay(parts.database) : undefined;
    if (other === undefined) throw error;
    return refused('staff_import_busy', { who: other.who, file: other.fileName });
  }
}

/** Refuses held prices; who asked for them may withdraw them. */
export function refuseHeld(
  { database, clock }: Parts,
  given: OperationInput<typeof refuseHeldOperation>,
  who: StaffIdentity,
): Promise<Decided> {
  const at = new Date(clock.now());
  return commitTogether(database, async (transaction): Promise<Decided> => {
    const found = await toDecide(transaction, given);
    if (!found.ok) return found;
    const { request, prices } = found.value;
    if (request.askedBy !== who.staffId && !reaches(grantedIn(who, 'held_prices'), 'edit'))
      return refused('staff_not_permitted', {});
    await decideHeld(transaction, given.id, {
      positions: prices.map(({ position }) => position),
      decision: 'refused',
      by: who.staffId,
      at,
      reason: given.reason,
      appliedBy: null,
    });
    const change = { kind: 'refuse', to: 'refused', count: prices.length, at, reason: given.reason } as const;
    await record(transaction, who, given.id, change);
    return accepted({ id: given.id });
  });
}
