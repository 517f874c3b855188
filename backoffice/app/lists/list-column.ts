import type { DataColumn } from '@casamaestra/ui/data-columns.ts';

/** A column of a list; `value` is what a file says in it: text as it is read, or a number. */
export type ListColumn<Row> = Omit<DataColumn<Row>, 'cell'> & {
  value: (row: Row) => string | number | null;
  /** What is shown; default: the value. */
  cell?: DataColumn<Row>['cell'];
};
