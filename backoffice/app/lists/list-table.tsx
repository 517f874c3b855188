import type { Density } from '@casamaestra/ui/data-columns.ts';
import { DataTable } from '@casamaestra/ui/data-table.tsx';
import { TableSettings } from '@casamaestra/ui/table-settings.tsx';
import { type ReactNode, useMemo } from 'react';
import { useStoredChoice } from '../platform/stored-choice.ts';
import { texts } from '../platform/texts.ts';
import { ExportList } from './export-list.tsx';
import type { CsvColumn } from './list-csv.ts';
import type { ListColumn } from './list-column.ts';
import css from './lists.module.css';
import { type ListLook, SavedViews } from './saved-views.tsx';

type ListTableProps<Row> = {
  /** Name of the list, for its saved views and its file: "orders". */
  list: string;
  title: string;
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  rowId: (row: Row) => string;
  /** How many there are, when that is counted. */
  total: number | undefined;
  /** Columns that only the file has. */
  fileColumns?: readonly CsvColumn<Row>[];
  /** Columns hidden until somebody shows them. */
  hiddenFirst?: readonly string[];
  /** Until somebody chooses another. */
  densityFirst?: Density;
  /** Every row that matches, for the file; absent: the person may not export. */
  readAll?: (() => Promise<readonly Row[]>) | undefined;
  /** What is chosen and what can be done with it; absent: rows are not chosen. */
  choice?: {
    readonly selected: ReadonlySet<string>;
    readonly onSelect: (selected: ReadonlySet<string>) => void;
    readonly shown: ReactNode;
  };
  onOpen?: (row: Row) => void;
  onEdit?: ((row: Row) => void) | undefined;
  onCurrent?: (row: Row) => void;
  onEnd: (() => void) | undefined;
};

/** The list of a screen: its tools above, its rows below; keys hold in the whole page. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { list, title, rows, columns, choice, hiddenFirst = [], densityFirst = 'compact' } = props;
  const { lists } = texts();
  const [look, setLook] = useStoredChoice<ListLook>(`${list} look`, {
    hidden: hiddenFirst,
    density: densityFirst,
  });
  const hidden = useMemo(() => new Set(look.hidden), [look.hidden]);
  const cells = useMemo(() => columns.map((column) => ({ cell: column.value, ...column })), [columns]);
  return (
    <>
      <div className={css.tools}>
        <div className={css.chosen}>{choice?.shown}</div>
        <SavedViews
          list={list}
          look={look}
          onLook={(seen) => setLook({ hidden: seen.hidden, density: seen.density })}
        />
        {props.readAll && (
          <ExportList
            name={list}
            columns={[...columns.filter(({ id }) => !hidden.has(id)), ...(props.fileColumns ?? [])]}
            readAll={props.readAll}
          />
        )}
        <TableSettings
          label={lists.settings}
          columnsLabel={lists.columnsLabel}
          columns={columns}
          hidden={hidden}
          onHide={(next) => setLook({ ...look, hidden: [...next] })}
          densityLabel={lists.densityLabel}
          densities={lists.densities}
          density={look.density}
          onDensity={(density) => setLook({ ...look, density })}
        />
      </div>
      <DataTable
        className={css.table}
        rows={rows}
        columns={cells}
        rowId={props.rowId}
        rowName={props.rowId}
        labels={{ caption: title, selectAll: lists.selectLoaded, selectRow: lists.selectRow }}
        total={props.total}
        hidden={hidden}
        density={look.density}
        selected={choice?.selected}
        onSelect={choice?.onSelect}
        onOpen={props.onOpen}
        onEdit={props.onEdit}
        onCurrent={props.onCurrent}
        onEnd={props.onEnd}
        ownsPage
      />
    </>
  );
}
