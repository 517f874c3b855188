import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { FaultyRow } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { importById, importUnderWay, keepReading } from './goods-import.queries.ts';
import type { StoredImport } from './goods-import.queries.ts';
import { beginImport } from './import-rows.queries.ts';
import { isLarge, plannedWithoutPrices } from './planning/hold-prices.ts';
import { faultyRow } from './planning/list-plan.ts';
import type { HeldRow } from './planning/list-plan.ts';
import { mayRead, planSupplierList } from './planning/plan-import.usecase.ts';
import { keptMapping } from './reading/guess-columns.ts';
import type { Mapping } from './reading/guess-columns.ts';
import { storedList, takeList } from './take-list.usecase.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config'>;

/** A list that a program of the shop composed. */
export interface ComposedList {
  readonly fileName: string;
  readonly supplier: string;
  /** CSV with its headings; decimals after a point. */
  readonly csv: string;
  readonly mapping: Mapping;
  readonly reason: string;
  /** False: it is only put on the screen of imports, for a person to look at and to begin. */
  readonly begins: boolean;
}

export interface LoadedList {
  /** null: nothing changes, and no list was kept. */
  readonly id: number | null;
  readonly changed: number;
  /** Prices far from what they are, which wait for a person. */
  readonly held: number;
  readonly faults: readonly FaultyRow[];
}

/** Prices that a person would have held for a second one are left as they are: nobody asked for them. */
const leftOut = ({ line, code, changes, guards }: HeldRow): FaultyRow => {
  const field = changes.sale_price === undefined ? 'price' : 'sale_price';
  const value = String(changes[field]?.[1] ?? '');
  return faultyRow({ line, code }, guards.includes('limit') ? 'limit' : 'below_cost', field, value);
};

async function planned(
  { database, ...parts }: Parts,
  id: number,
  { mapping }: ComposedList,
  roles: StaffIdentity['roles'],
) {
  const one = await importById(database, id);
  const list: Awaited<ReturnType<typeof storedList>> =
    one === undefined ? refused('staff_import_unknown', {}, 'id') : await storedList(database, one);
  if (!list.ok) return list;
  await keepReading(database, id, { mapping: keptMapping(mapping, list.value.headings), decimals: 'point' });
  return accepted(
    await planSupplierList({ database, ...parts }, list.value.rows, { mapping, decimals: 'point' }, roles),
  );
}

/** Whether an import may begin now in this person's name. */
async function mayBegin(
  database: Database,
  { mapping }: ComposedList,
  roles: StaffIdentity['roles'],
): Promise<Outcome<undefined>> {
  if (!reaches(grantedTo(roles, 'bulk'), 'edit')) return refused('staff_not_permitted', {});
  const may = mayRead(mapping, roles);
  if (!may.ok) return may;
  const other: Pick<StoredImport, 'who' | 'fileName'> | undefined = await importUnderWay(database);
  return other === undefined
    ? accepted(undefined)
    : refused('staff_import_busy', { who: other.who, file: other.fileName });
}

/**
 * Loads a composed list within the caller's transaction, as staff load one of a supplier: the same plan, the same guards,
 * one change set. No person looks at it first, so prices far from what they are stay as they are.
 */
export async function loadList(
  parts: Parts,
  list: ComposedList,
  who: Pick<StaffIdentity, 'staffId' | 'name' | 'roles'>,
): Promise<Outcome<LoadedList>> {
  const { database, clock } = parts;
  if (list.begins) {
    const may = await mayBegin(database, list, who.roles);
    if (!may.ok) return may;
  }
  const { fileName, supplier, csv, reason, begins } = list;
  const taken = await takeList(
    parts,
    { file_name: fileName, supplier, content: Buffer.from(csv).toString('base64') },
    who,
  );
  if (!taken.ok) return taken;
  const { id } = taken.value;
  const plan = await planned(parts, id, list, who.roles);
  if (!plan.ok) return plan;
  const { planned: all, recalled } = plan.value;
  const faults = [...plan.value.faults, ...plan.value.held.map(leftOut)].toSorted((a, b) => a.line - b.line);
  const held = all.filter(isLarge).length;
  if (!begins) return accepted({ id, changed: all.length, held, faults });
  const sure = all
    .map((row) => (isLarge(row) ? plannedWithoutPrices(row) : row))
    .filter(({ changes }) => Object.keys(changes).length > 0);
  if (sure.length > 0)
    await beginImport(database, id, { planned: sure, recalled, reason, at: new Date(clock.now()), who });
  return accepted({ id: sure.length > 0 ? id : null, changed: sure.length, held, faults });
}
