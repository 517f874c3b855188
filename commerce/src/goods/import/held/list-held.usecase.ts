import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Guards } from '@casamaestra/contract/staff/guards.operations.ts';
import type { HeldRequest, heldRowsOperation } from '@casamaestra/contract/staff/held-prices.operations.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { readGuards } from '../../../staff/guards/read-guards.usecase.ts';
import { aloneFrom } from '../../../staff/people/second-person.usecase.ts';
import { mayAnotherPerson } from '../../../staff/people/manage-people.usecase.ts';
import type { StaffDependencies } from '../../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../../staff/staff-identity.ts';
import { shownPrices } from '../../prices/present-variant.ts';
import { variantsOf } from '../../prices/variants.queries.ts';
import type { PricedVariant } from '../../prices/variants.queries.ts';
import {
  decisionsOf,
  decisionsUnseen,
  requestOf,
  seeDecisions,
  waitingByGuard,
  waitingPrices,
  waitingRequests,
} from './held-prices.queries.ts';
import type { StoredRequest } from './held-prices.queries.ts';
import { shownPriceChanges } from './shown-price-changes.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;

const PAGE = 200;

/** All prices of a variant as text, by which another one of them is noticed. */
export const seenPrices = ({ prices }: Pick<PricedVariant, 'prices'>): string =>
  JSON.stringify(shownPrices(prices));

/** SKUs whose prices are not those that were seen. */
export async function changedSince(
  database: Database,
  rows: readonly { readonly sku: string; readonly seen: string }[],
): Promise<ReadonlySet<string>> {
  const now = new Map(
    (await variantsOf(database, { skus: rows.map(({ sku }) => sku) })).map((one) => [one.sku, one]),
  );
  const isChanged = ({ sku, seen }: { readonly sku: string; readonly seen: string }) => {
    const variant = now.get(sku);
    return variant === undefined || seenPrices(variant) !== seen;
  };
  return new Set(rows.filter(isChanged).map(({ sku }) => sku));
}

const present =
  ({ staffId }: StaffIdentity, another: boolean, guards: Guards) =>
  (one: StoredRequest): HeldRequest => {
    const isOwn = one.askedBy === staffId;
    return {
      id: one.id,
      file_name: one.fileName,
      supplier: one.supplier,
      asked_by: one.askedByName,
      asked_at: one.askedAt.toISOString(),
      reason: one.reason,
      waiting: one.waiting,
      own: isOwn,
      alone_from: isOwn && !another ? new Date(aloneFrom(one, guards)).toISOString() : null,
    };
  };

const presenter = async (deps: Parts, who: StaffIdentity) =>
  present(who, await mayAnotherPerson(deps, 'held_prices', who.staffId), await readGuards(deps.database));

/** Imports of which prices wait for a second person. */
export async function listHeld(deps: Parts, who: StaffIdentity): Promise<HeldRequest[]> {
  const shown = await presenter(deps, who);
  return (await waitingRequests(deps.database)).map(shown);
}

/** What of an import waits, and what was decided about it. */
export async function readHeld(
  deps: Parts,
  who: StaffIdentity,
  { id, after = 0 }: OperationInput<typeof heldRowsOperation>,
): Promise<Outcome<OperationOutput<typeof heldRowsOperation>>> {
  const { database } = deps;
  const one = await requestOf(database, id);
  if (one === undefined) return refused('staff_import_unknown', {}, 'id');
  const shown = await presenter(deps, who);
  const rows = await waitingPrices(database, id, after, PAGE);
  const changed = await changedSince(database, rows);
  const last = rows.at(-1);
  return accepted({
    ...shown(one),
    rows: rows.map(({ position, line, sku, productId, name, changes, percent, guards }) => ({
      position,
      line,
      sku,
      product_id: productId,
      name: name ?? sku,
      changes: shownPriceChanges(changes),
      percent: Math.round(percent * 10) / 10,
      guards,
      changed: changed.has(sku),
    })),
    next: rows.length === PAGE && last !== undefined ? last.position : null,
    guards: await waitingByGuard(database, id),
    decisions: (await decisionsOf(database, id)).map(
      ({ decision, who: name, at, count, reason, importId }) => ({
        decision,
        who: name,
        at: at.toISOString(),
        count,
        reason,
        import_id: importId,
      }),
    ),
  });
}

/** Decisions about one's own prices that one has not seen yet. */
export async function newDecisions(database: Database, { staffId }: StaffIdentity) {
  return (await decisionsUnseen(database, staffId)).map(
    ({ importId, fileName, who, at, approved, refused: no }) => ({
      import_id: importId,
      file_name: fileName,
      who,
      at: at.toISOString(),
      approved,
      refused: no,
    }),
  );
}

/** Marks decisions about one's own prices as seen; those of others stay as they are. */
export async function seeOwnDecisions(
  { database, clock }: Parts,
  { staffId }: StaffIdentity,
  id: number,
): Promise<{ id: number }> {
  await seeDecisions(database, id, { staffId, at: new Date(clock.now()) });
  return { id };
}
