import type { TakeBack } from '@casamaestra/contract/staff/weee.operations.ts';
import { weeeGroups } from '@casamaestra/contract/staff/weee.operations.ts';
import type { BackOfficeTexts } from '@casamaestra/texts/it/back-office.ts';
import type { CsvColumn } from '../lists/list-csv.ts';

/** Columns of the file: the kilos of each collection group in one of their own. */
export const takeBackColumns = (words: BackOfficeTexts['weee']): readonly CsvColumn<TakeBack>[] => [
  { title: words.columns.order, value: (row) => row.order_number },
  { title: words.columns.day, value: (row) => row.placed_on },
  { title: words.columns.name, value: (row) => row.name },
  { title: words.columns.city, value: (row) => row.city },
  { title: words.columns.state, value: (row) => words.states[row.state] },
  {
    title: words.columns.pieces,
    value: (row) => row.appliances.reduce((sum, { pieces }) => sum + pieces, 0),
  },
  ...weeeGroups.map((group) => ({
    title: `${group} (${words.columns.weight})`,
    value: (row: TakeBack) =>
      Math.round(
        row.appliances.reduce((sum, one) => (one.group === group ? sum + one.weight_kg : sum), 0) * 1000,
      ) / 1000,
  })),
  { title: words.columns.document, value: (row) => row.document },
];
