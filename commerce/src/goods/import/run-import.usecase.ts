import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { startImportOperation } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { finishImport } from './finish-import.ts';
import { importUnderWay, lockImport, setState } from './goods-import.queries.ts';
import type { StoredImport } from './goods-import.queries.ts';
import { beginImport } from './import-rows.queries.ts';
import { holdPrices } from './held/hold-prices.usecase.ts';
import { holdWhenMany, isLarge } from './planning/hold-prices.ts';
import { mayRead, planSupplierList } from './planning/plan-import.usecase.ts';
import { readMapping } from './reading/guess-columns.ts';
import { storedList } from './take-list.usecase.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config'>;
type Started = OperationInput<typeof startImportOperation>;

async function busy(database: Database): Promise<Outcome<never> | undefined> {
  const other = await importUnderWay(database);
  return other && refused('staff_import_busy', { who: other.who, file: other.fileName });
}

/** Plans again, and begins only what was seen. */
async function begin(
  parts: Parts,
  one: StoredImport,
  given: Started,
  who: StaffIdentity,
): Promise<Outcome<{ id: number }>> {
  const { decimals, id } = one;
  if (one.mapping === null) return refused('staff_import_changed', {});
  const mapping = readMapping(one.mapping);
  const may = mayRead(mapping, who.roles);
  if (!may.ok) return may;
  const list = await storedList(parts.database, one);
  if (!list.ok) return list;
  const plan = await planSupplierList(parts, list.value.rows, { mapping, decimals }, who.roles);
  const { planned, held, recalled, fingerprint } = holdWhenMany(plan);
  if (fingerprint !== given.fingerprint) return refused('staff_import_changed', {});
  if (planned.length + held.length === 0) return refused('staff_import_nothing', {});
  const large = planned.filter(isLarge).length;
  if (large > 0 && given.confirmed !== large)
    return refused('staff_bulk_to_confirm', { count: large }, 'confirmed');
  const at = new Date(parts.clock.now());
  await beginImport(parts.database, id, { planned, recalled, reason: given.reason, at, who });
  await holdPrices(parts.database, id, { held, who, reason: given.reason, at });
  return accepted({ id });
}

/** Begins an import, if no other is under way and goods are still as they were seen; a job does the rest. */
export async function startImport(
  parts: Parts,
  given: Started,
  who: StaffIdentity,
): Promise<Outcome<{ id: number }>> {
  try {
    return await inTransaction<Outcome<{ id: number }>>(parts.database, async (transaction) => {
      const one = await lockImport(transaction, given.id);
      if (one === undefined) return { keep: false, value: refused('staff_import_unknown', {}, 'id') };
      if (one.state !== 'open') return { keep: false, value: refused('staff_import_begun', {}) };
      const other = await busy(transaction);
      if (other !== undefined) return { keep: false, value: other };
      const begun = await begin({ ...parts, database: transaction }, one, given, who);
      return { keep: begun.ok, value: begun };
    });
  } catch (error) {
    // Somebody began another at the same moment.
    const other = isUniqueViolation(error) ? await busy(parts.database) : undefined;
    if (other === undefined) throw error;
    return other;
  }
}

const acts = {
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  stop: { from: ['running', 'paused'], to: 'stopped' },
} as const;

/** Pauses, goes on or stops; a batch that is being written ends first. */
export function steerImport(
  { database, clock }: Parts,
  id: number,
  act: keyof typeof acts,
): Promise<Outcome<{ id: number }>> {
  return inTransaction<Outcome<{ id: number }>>(database, async (transaction) => {
    const one = await lockImport(transaction, id);
    if (one === undefined) return { keep: false, value: refused('staff_import_unknown', {}, 'id') };
    const { from, to } = acts[act];
    if (!from.some((state) => state === one.state))
      return { keep: false, value: refused('staff_import_not_so', {}) };
    if (to === 'stopped') await finishImport(transaction, one, to, new Date(clock.now()));
    else await setState(transaction, id, to);
    return { keep: true, value: accepted({ id }) };
  });
}
