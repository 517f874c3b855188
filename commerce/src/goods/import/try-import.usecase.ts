import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { importFields } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type {
  ImportField,
  importFaultsOperation,
  importMarks,
  tryImportOperation,
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { importById, keepReading } from './goods-import.queries.ts';
import { holdWhenMany, isLarge } from './planning/hold-prices.ts';
import type { HeldRow, PlannedRow } from './planning/list-plan.ts';
import { keptMapping, readMapping } from './reading/guess-columns.ts';
import { shownPriceChanges } from './held/shown-price-changes.ts';
import { mayRead, planSupplierList } from './planning/plan-import.usecase.ts';
import { storedList } from './take-list.usecase.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock' | 'config'>;
type ListTrial = OperationOutput<typeof tryImportOperation>;
type Mark = (typeof importMarks)[number];

const SHOWN = 200;
const FAULTS_SHOWN = 100;

const isSoldOut = ({ changes }: PlannedRow): boolean => changes.stock?.[1] === 0;

const marksOf = (row: PlannedRow): Mark[] => [
  ...(isLarge(row) ? (['price_much'] as const) : []),
  ...(isSoldOut(row) ? (['stock_zero'] as const) : []),
];

/** Far prices, the farthest first; then goods that sell out; then the others in the order of the list. */
const outliersFirst = (rows: readonly PlannedRow[]): PlannedRow[] =>
  rows.toSorted(
    (a, b) =>
      Number(isLarge(b)) - Number(isLarge(a)) ||
      (isLarge(a) ? Math.abs(b.percent ?? 0) - Math.abs(a.percent ?? 0) : 0) ||
      Number(isSoldOut(b)) - Number(isSoldOut(a)) ||
      a.line - b.line,
  );

const shownRow = (row: PlannedRow): ListTrial['shown'][number] => ({
  line: row.line,
  sku: row.variant.sku,
  product_id: row.product.id,
  name: row.product.name,
  changes: importFields.flatMap((field) => {
    const change = row.changes[field];
    return change === undefined ? [] : [{ field, from: change[0], to: change[1] }];
  }),
  percent: row.percent === null ? null : tenths(row.percent),
  marks: marksOf(row),
});

/** Tenths of a percent are enough to look at. */
const tenths = (percent: number): number => Math.round(percent * 10) / 10;

const heldRow = (row: HeldRow): ListTrial['held_rows'][number] => ({
  line: row.line,
  sku: row.variant.sku,
  product_id: row.product.id,
  name: row.product.name,
  changes: shownPriceChanges(row.changes),
  percent: tenths(row.percent),
  guards: [...row.guards],
});

const countOf = (planned: readonly PlannedRow[], field: ImportField): number =>
  planned.filter(({ changes }) => changes[field] !== undefined).length;

/** What an import would change; nothing but how its columns are read is kept. */
export async function tryImport(
  parts: Parts,
  { id, mapping, decimals }: OperationInput<typeof tryImportOperation>,
  { roles }: StaffIdentity,
): Promise<Outcome<ListTrial>> {
  const one = await importById(parts.database, id);
  if (one === undefined) return refused('staff_import_unknown', {}, 'id');
  if (one.state !== 'open') return refused('staff_import_begun', {});
  const may = mayRead(mapping, roles);
  if (!may.ok) return may;
  const list = await storedList(parts.database, one);
  if (!list.ok) return list;
  const plan = await planSupplierList(parts, list.value.rows, { mapping, decimals }, roles);
  const { planned, held, faults, fingerprint } = holdWhenMany(plan);
  await keepReading(parts.database, id, { mapping: keptMapping(mapping, list.value.headings), decimals });
  return accepted({
    rows: list.value.rows.length,
    changed: planned.length,
    fields: importFields
      .map((field) => ({ field, count: countOf(planned, field) }))
      .filter(({ count }) => count > 0),
    bad: faults.length,
    bad_rows: faults.slice(0, FAULTS_SHOWN),
    held: held.length,
    held_rows: held.slice(0, FAULTS_SHOWN).map(heldRow),
    large: planned.filter(isLarge).length,
    stock_zero: planned.filter(isSoldOut).length,
    shown: outliersFirst(planned).slice(0, SHOWN).map(shownRow),
    fingerprint,
  });
}

/** All rows that are left out, with their cells, to be corrected and loaded again. */
export async function faultsOfImport(
  parts: Parts,
  id: number,
  { roles }: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof importFaultsOperation>>> {
  const one = await importById(parts.database, id);
  if (one === undefined) return refused('staff_import_unknown', {}, 'id');
  const list = await storedList(parts.database, one);
  if (!list.ok) return list;
  const { headings, rows } = list.value;
  const { mapping, decimals } = one;
  if (mapping === null) return accepted({ headings: [...headings], rows: [] });
  const { faults } = await planSupplierList(parts, rows, { mapping: readMapping(mapping), decimals }, roles);
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return accepted({
    headings: [...headings],
    rows: faults.map((fault) => {
      const row = byLine.get(fault.line);
      const cells = row !== undefined && 'cells' in row ? headings.map((name) => row.cells[name] ?? '') : [];
      return { ...fault, cells };
    }),
  });
}
