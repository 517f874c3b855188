import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Width in rem; columns without one share the rest. */
  width?: number | undefined;
  /** Aligns at the end, for amounts. */
  end?: boolean | undefined;
};

export type Density = 'compact' | 'roomy';

/** Height of a row in px, so that only the rows in view are in the page. */
export const heights: Record<Density, number> = { compact: 36, roomy: 48 };

export type DataTableLabels = {
  /** What the table lists. */
  caption: string;
  selectAll: string;
  selectRow: (row: string) => string;
};

export type DataTableProps<Row> = {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** Short name of a row, for assistive technology. */
  rowName: (row: Row) => string;
  labels: DataTableLabels;
  /** How many rows there are, loaded or not; absent: unknown. */
  total?: number | undefined;
  hidden?: ReadonlySet<string> | undefined;
  density?: Density | undefined;
  /** Ids of the rows chosen; absent: rows cannot be chosen. */
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Enter, O or a click. */
  onOpen?: ((row: Row) => void) | undefined;
  /** E. */
  onEdit?: ((row: Row) => void) | undefined;
  /** The row with the keyboard, as it moves, for what is loaded ahead. */
  onCurrent?: ((row: Row) => void) | undefined;
  /** The end of the rows is near. */
  onEnd?: (() => void) | undefined;
  /** Its keys hold in the whole page: for the one list of a screen. */
  ownsPage?: boolean | undefined;
  className?: string | undefined;
};
