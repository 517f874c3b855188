import {
  type ExportedList,
  noteExportOperation,
} from '@casamaestra/contract/staff/exported-lists.operations.ts';
import { listRowsMost } from '@casamaestra/contract/staff/lists.operations.ts';
import type { OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { StaffOperation } from '@casamaestra/contract/staff/staff-operation.ts';
import { callStaff } from '../platform/call-staff.ts';

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | number | null;
}

/** Rows of a list in pages, as the person may read them; once there are more than a file may have, no further ones. */
async function readPages<Op extends StaffOperation, Row>(op: Op, input: OperationInput<Op>): Promise<Row[]> {
  const rows: Row[] = [];
  let after: Page<Row>['next'] = null;
  do {
    const from = after === null ? {} : { after };
    const page = (await callStaff(op, {
      ...(input as object),
      ...from,
    } as OperationInput<Op>)) as unknown as Page<Row>;
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null && rows.length <= listRowsMost);
  return rows;
}

/** Rows that are kept as a file; that they are stands in the log first, and too many are refused there. */
async function noted<Row>(list: ExportedList, rows: readonly Row[]): Promise<readonly Row[]> {
  const filter = window.location.search.replace(/^\?/, '').slice(0, 1000);
  await callStaff(noteExportOperation, { list, rows: rows.length, filter });
  return rows;
}

/** Reads all of a list for its file, page after page by its own call. */
export const allPages =
  <Op extends StaffOperation>(list: ExportedList, op: Op, input: OperationInput<Op>) =>
  async () => {
    type Row = OperationOutput<Op> extends { readonly rows: readonly (infer One)[] } ? One : never;
    return noted(list, await readPages<Op, Row>(op, input));
  };

/** The same of a list that is there as a whole. */
export const allLoaded =
  <Row>(list: ExportedList, rows: readonly Row[]) =>
  () =>
    noted(list, rows);
