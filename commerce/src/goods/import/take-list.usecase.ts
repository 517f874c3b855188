import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { importBytesMax, importRowsMax } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type {
  ImportField,
  ImportSummary,
  importsOperation,
  readImportOperation,
  uploadImportOperation,
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { importedBytes, importById, insertImport, lastImports, lastReading } from './goods-import.queries.ts';
import type { ListColumnHead, StoredImport } from './goods-import.queries.ts';
import { leftRows } from './import-rows.queries.ts';
import { mayChange } from './planning/plan-import.usecase.ts';
import { encodingOf, listText } from './reading/decode-list.ts';
import { guessDecimals, guessMapping, readMapping, rememberedMapping } from './reading/guess-columns.ts';
import type { Mapping } from './reading/guess-columns.ts';
import { readList } from './reading/read-list.ts';
import type { SupplierList } from './reading/read-list.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;

const LISTED = 50;
const LEFT_SHOWN = 50;
const ROWS_SHOWN = 5;
const CELL_SHOWN = 80;

function columnHeads({ headings, rows }: SupplierList): ListColumnHead[] {
  const first = rows.filter((row) => 'cells' in row).slice(0, ROWS_SHOWN);
  return headings.map((heading) => ({
    heading,
    cells: first.map(({ cells }) => (cells[heading] ?? '').slice(0, CELL_SHOWN)),
  }));
}

/** Takes a list of a supplier; nothing is changed. */
export async function takeList(
  { database, clock }: Parts,
  { file_name: fileName, supplier, content }: OperationInput<typeof uploadImportOperation>,
  { staffId, name }: Pick<StaffIdentity, 'staffId' | 'name'>,
): Promise<Outcome<{ id: number }>> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > importBytesMax)
    return refused(
      'staff_import_too_long',
      { most: importRowsMax, megabytes: importBytesMax / 1_000_000 },
      'content',
    );
  const encoding = encodingOf(bytes);
  if (!encoding.ok) return encoding;
  const list = await readList(listText(bytes, encoding.value));
  if (!list.ok) return list;
  const { separator, headings, rows } = list.value;
  const before = await lastReading(database, supplier);
  const decimals = before?.decimals ?? guessDecimals(list.value, guessMapping(headings));
  const id = await insertImport(database, {
    fileName,
    supplier,
    content: bytes,
    encoding: encoding.value,
    separator,
    decimals,
    rows: rows.length,
    columns: columnHeads(list.value),
    staffId,
    who: name,
    at: new Date(clock.now()),
  });
  return accepted({ id });
}

export const summaryOf = (one: StoredImport): ImportSummary => ({
  id: one.id,
  file_name: one.fileName,
  supplier: one.supplier,
  rows: one.rows,
  state: one.state,
  who: one.who,
  at: (one.startedAt ?? one.createdAt).toISOString(),
  total: one.total,
  done: one.done,
  skipped: one.skipped,
  change: one.change,
  undone: one.undone,
});

/** Imports that were begun, newest first. */
export async function listImports({
  database,
}: Pick<Parts, 'database'>): Promise<OperationOutput<typeof importsOperation>> {
  return (await lastImports(database, LISTED)).map(summaryOf);
}

/** The rows of a list that was taken. */
export async function storedList(
  database: Database,
  { id, encoding }: Pick<StoredImport, 'id' | 'encoding'>,
): Promise<Outcome<SupplierList>> {
  const bytes = await importedBytes(database, id);
  if (bytes === null) return refused('staff_import_file_gone', {});
  return readList(listText(bytes, encoding));
}

/** How the columns are read: as chosen, as for the last list of the supplier, or as their headings say. */
async function mappingOf(
  database: Database,
  { mapping, supplier }: StoredImport,
  headings: readonly string[],
): Promise<{ readonly mapping: Mapping; readonly remembered: boolean }> {
  if (mapping !== null) return { mapping: readMapping(mapping), remembered: false };
  const last = await lastReading(database, supplier);
  const isKnown = last !== undefined && headings.some((heading) => last.mapping[heading] !== undefined);
  return isKnown
    ? { mapping: rememberedMapping(last.mapping, headings), remembered: true }
    : { mapping: guessMapping(headings), remembered: false };
}

/** A field that the person may not change is not proposed. */
const offered = (field: ImportField | undefined, roles: readonly StaffRole[]): ImportField | null =>
  field === undefined || (field !== 'sku' && field !== 'gtin' && !mayChange(field, roles)) ? null : field;

/** An import with the columns of its file, and how far it is. */
export async function readImport(
  { database }: Pick<Parts, 'database'>,
  id: number,
  { roles }: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof readImportOperation>>> {
  const one = await importById(database, id);
  if (one === undefined) return refused('staff_import_unknown', {}, 'id');
  const headings = one.columns.map(({ heading }) => heading);
  const { mapping, remembered } = await mappingOf(database, one, headings);
  return accepted({
    ...summaryOf(one),
    encoding: one.encoding,
    separator: one.separator,
    decimals: one.decimals,
    remembered,
    columns: one.columns.map(({ heading, cells }) => ({
      heading,
      field: offered(mapping[heading], roles),
      cells: [...cells],
    })),
    held: one.held,
    held_of: one.heldOf,
    left: await leftRows(database, id, LEFT_SHOWN),
  });
}
