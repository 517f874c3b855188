/** A cell of a grid that is typed over, by its row and column, with what it shall say. */
export interface TypedCell {
  readonly row: string;
  readonly column: string;
  readonly text: string;
}

/** What a spreadsheet puts on the clipboard as rows of cells; a line break at its end is none. */
export const cellsOf = (clipboard: string): readonly (readonly string[])[] =>
  clipboard
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

interface Grid {
  /** Ids in their order. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly isLocked: (row: string, column: string) => boolean;
}

/** Cells of the clipboard laid over the grid from a cell on; what is locked or beyond its edge is left out. */
export function pastedCells(
  { rows, columns, isLocked }: Grid,
  from: { readonly row: string; readonly column: string },
  clipboard: string,
): readonly TypedCell[] {
  const [top, left] = [rows.indexOf(from.row), columns.indexOf(from.column)];
  return cellsOf(clipboard).flatMap((cells, down) =>
    cells.flatMap((text, right) => {
      const [row, column] = [rows[top + down], columns[left + right]];
      return row === undefined || column === undefined || isLocked(row, column)
        ? []
        : [{ row, column, text }];
    }),
  );
}

/** The text of a cell for all cells below it. */
export const filledDown = (
  { rows, isLocked }: Pick<Grid, 'rows' | 'isLocked'>,
  { row: from, column, text }: TypedCell,
): readonly TypedCell[] =>
  rows
    .slice(rows.indexOf(from) + 1)
    .filter((row) => !isLocked(row, column))
    .map((row) => ({ row, column, text }));
