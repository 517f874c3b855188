import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { importFaultsOperation } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { BackOfficeTexts } from '@casamaestra/texts/it/back-office.ts';
import { csvOf, type CsvColumn } from '../lists/list-csv.ts';

type Faults = OperationOutput<typeof importFaultsOperation>;
type Row = Faults['rows'][number];

/** Rows as they came, with their line and the reason before them: corrected, the file is loaded as it is. */
export function faultsFile(
  { headings, rows }: Faults,
  { faults, fields, faultsFile: words }: Pick<BackOfficeTexts['imports'], 'faults' | 'fields' | 'faultsFile'>,
): string {
  const own = new Set(headings);
  /** A column of the list may be called so already, as when this file is loaded again. */
  const named = (title: string): string => (own.has(title) ? `${title} *` : title);
  const reasonOf = ({ field, fault }: Row): string =>
    field === null ? faults[fault] : `${fields[field]}: ${faults[fault]}`;
  const columns: readonly CsvColumn<Row>[] = [
    { title: named(words.line), value: ({ line }) => line },
    { title: named(words.reason), value: reasonOf },
    ...headings.map((title, at): CsvColumn<Row> => ({
      title,
      // A line that is no row of the table stays in one piece.
      value: ({ cells, value }) => cells[at] ?? (at === 0 ? value : ''),
    })),
  ];
  return csvOf(columns, rows);
}
