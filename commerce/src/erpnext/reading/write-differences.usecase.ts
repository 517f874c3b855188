import type { FaultyRow } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { ErpnextPart } from '@casamaestra/contract/staff/erpnext.operations.ts';
import { loadList } from '../../goods/import/load-list.usecase.ts';
import { createProduct } from '../../goods/products/create-product.usecase.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { rolesNow } from '../../staff/people/manage-people.usecase.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { planRuns } from '../connection/connection.queries.ts';
import type { Connection } from '../connection/connection.queries.ts';
import type { ErpnextParts } from '../connection/open-erpnext.ts';
import { composeList } from './compose-list.ts';
import { differences, newItems, noteUnknown } from './differences.queries.ts';
import { endRun, insertFaults, stepRun } from './runs.queries.ts';
import type { LeftOutRow, Run } from './runs.queries.ts';

/** Variants of one list; more are the next run's. */
const LIST_MOST = 20_000;
const UNKNOWN_MOST = 5000;
const DRAFTS_MOST = 200;
const BUSY_MS = 30_000;
const SOON_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const SUPPLIER = 'ERPNext';
const STANDARD_VAT = 'standard';

type Who = Pick<StaffIdentity, 'staffId' | 'name' | 'roles'>;

const dayInRome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });

/** Makes drafts of items the shop does not have; one that cannot be made is listed with the others left out. */
async function makeDrafts(deps: ErpnextParts, run: Run, { settings }: Connection, who: Who): Promise<number> {
  const { new_items: newOnes, new_category: category, items_in: itemsIn } = settings;
  if (run.kind === 'try' || !itemsIn || newOnes !== 'draft' || category === null) return 0;
  const items = await newItems(deps.database, dayInRome.format(deps.clock.now()), DRAFTS_MOST);
  const faults: LeftOutRow[] = [];
  for (const { itemCode, itemName, price, weightKg } of items) {
    const variant = { sku: itemCode, gtin: '', values: [], price, stock: 0, weight_kg: weightKg };
    const product = {
      name: itemName,
      category_id: category,
      brand: '',
      short_description: '',
      vat_class: STANDARD_VAT,
      options: [],
      variants: [variant],
    };
    const made = await createProduct(deps, product, who);
    if (!made.ok) faults.push({ name: itemCode, itemCode, fault: 'no_draft', value: made.refusal.code });
  }
  await insertFaults(deps.database, run.id, 'items', faults);
  return items.length - faults.length;
}

const partOfField = ({ field }: FaultyRow): ErpnextPart =>
  field === 'price' || field === 'sale_price' ? 'prices' : field === 'stock' ? 'stock' : 'items';

async function noteFaults(transaction: Database, run: Run, faults: readonly FaultyRow[]): Promise<void> {
  for (const [part, own] of Map.groupBy(faults.slice(0, UNKNOWN_MOST), partOfField))
    await insertFaults(
      transaction,
      run.id,
      part,
      own.map(({ code, fault, value }) => ({ name: code, itemCode: code, fault, value })),
    );
}

/** What a run made of the differences; busy: another import is under way. */
async function load(
  deps: ErpnextParts,
  transaction: Database,
  run: Run,
  { connection: { settings }, who }: { readonly connection: Connection; readonly who: Who },
) {
  const reading = { settings, today: dayInRome.format(deps.clock.now()), readFrom: run.startedAt };
  const found = await differences(transaction, reading, LIST_MOST);
  const isMore = found.length === LIST_MOST;
  if (found.length === 0)
    return { ok: true, value: { id: null, changed: 0, held: 0, faults: [], isMore } } as const;
  const { csv, mapping } = composeList(found);
  const at = new Date(deps.clock.now()).toISOString().slice(0, 16);
  const list = {
    fileName: `erpnext-${at}.csv`,
    supplier: SUPPLIER,
    csv,
    mapping,
    reason: SUPPLIER,
    begins: run.kind !== 'try',
  };
  const loaded = await loadList({ ...deps, database: transaction }, list, who);
  return loaded.ok ? ({ ok: true, value: { ...loaded.value, isMore } } as const) : loaded;
}

/** Makes what was read the shop's: as one import, by the rules of imports, or only as a list to look at. */
export async function writeDifferences(deps: ErpnextParts, run: Run, connection: Connection): Promise<void> {
  const who: Who = { staffId: run.staffId, name: run.who, roles: await rolesNow(deps.database, run.staffId) };
  const drafts = run.drafts + (await makeDrafts(deps, run, connection, who));
  const now = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const loaded = await load(deps, transaction, run, { connection, who });
    if (!loaded.ok && loaded.refusal.code === 'staff_import_busy') {
      const keep = await stepRun(transaction, run, { dueAt: new Date(now + BUSY_MS), drafts });
      return { keep, value: undefined };
    }
    if (!loaded.ok) {
      const keep = await endRun(transaction, run.id, {
        state: 'failed',
        at: new Date(now),
        failure: 'not_permitted',
        detail: loaded.refusal.code,
        drafts,
      });
      return { keep, value: undefined };
    }
    const { id, changed, held, faults, isMore } = loaded.value;
    await noteFaults(transaction, run, faults);
    await noteUnknown(transaction, run.id, UNKNOWN_MOST);
    const keep = await endRun(transaction, run.id, {
      state: 'done',
      at: new Date(now),
      changed,
      held,
      drafts,
      importId: id,
      failure: null,
      detail: '',
    });
    const next = isMore && run.kind !== 'try' ? new Date(now + SOON_MS) : connection.nextRunAt;
    if (run.kind === 'all')
      await planRuns(transaction, { nextRunAt: next, nextFullAt: new Date(now + DAY_MS) });
    else if (isMore) await planRuns(transaction, { nextRunAt: next });
    return { keep, value: undefined };
  });
}
