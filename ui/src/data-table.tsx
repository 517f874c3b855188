import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row as TableRow,
  type RowData,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { classes } from './classes.ts';
import css from './data-table.module.css';
import { heights, type DataColumn, type DataTableProps } from './data-columns.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useTableKeys } from './use-table-keys.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** What the keys do; the same list is printed by `?` of the page. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  j: (at) => at + 1,
  k: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 12,
  PageUp: (at) => at - 12,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The rows as TanStack Table sees them, with what is chosen and hidden. */
function useModel<Row extends RowData>({
  rows,
  columns,
  rowId,
  hidden,
  selected,
  onSelect,
}: DataTableProps<Row>) {
  return useTable({
    features,
    data: rows,
    columns: useMemo(() => columns.map((column) => definitionOf(column)), [columns]),
    getRowId: rowId,
    state: {
      columnVisibility: Object.fromEntries([...(hidden ?? [])].map((id) => [id, false])),
      rowSelection: stateOf(selected),
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(stateOf(selected)) : change;
      onSelect?.(new Set(Object.keys(next).filter((id) => next[id])));
    },
  });
}

type Scroller = RefObject<HTMLDivElement | null>;

/** Which rows are drawn; tells when the last ones come into view. */
function useDrawn<Row extends RowData>(scroller: Scroller, props: DataTableProps<Row>) {
  const height = heights[props.density ?? 'compact'];
  const count = props.rows.length;
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    // Room for the head, which stays in view.
    scrollPaddingStart: 40,
    initialRect: { width: 1000, height: 600 },
  });
  useEffect(() => virtual.measure(), [virtual, height]);
  const items = virtual.getVirtualItems();
  const last = items.at(-1);
  const { onEnd } = props;
  const lastIndex = last?.index ?? 0;
  useEffect(() => {
    if (count > 0 && lastIndex >= count - 10) onEnd?.();
  }, [lastIndex, count, onEnd]);
  return { virtual, items, before: items[0]?.start ?? 0, after: virtual.getTotalSize() - (last?.end ?? 0) };
}

/** The row of the keyboard: kept while new ones arrive above it, its place once it has gone. */
function useCurrent<Row extends RowData>({ rows, rowId }: DataTableProps<Row>) {
  const [current, setCurrent] = useState({ id: '', index: 0 });
  const found = rows.findIndex((row) => rowId(row) === current.id);
  const at = found === -1 ? Math.min(current.index, Math.max(0, rows.length - 1)) : found;
  return { at, setCurrent: (row: Row, index: number) => setCurrent({ id: rowId(row), index }) };
}

/**
 * A long list: only the rows in view are in the page, told to assistive technology by `aria-rowcount`. J and K or the
 * arrows move, Enter or O opens, E edits, X chooses. The head stays in view and never covers the row with the focus.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { rows, columns, hidden, selected, labels, total } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useModel(props);
  const models = table.getRowModel().rows;
  const shown = columns.filter(({ id }) => hidden?.has(id) !== true);
  const { virtual, items, before, after } = useDrawn(scroller, props);
  const { at, setCurrent } = useCurrent(props);
  const rowFocus = useRowFocus(scroller);
  const go = (to: number) => {
    const index = Math.max(0, Math.min(to, rows.length - 1));
    const row = rows[index];
    if (row === undefined) return;
    setCurrent(row, index);
    virtual.scrollToIndex(index);
    props.onCurrent?.(row);
    rowFocus.focus();
  };
  useTableKeys(scroller, props.ownsPage === true, (event) => {
    const row = rows[at];
    const move = moves[event.key];
    if (row === undefined) return false;
    // The first J takes the keyboard to the list, the next ones move in it.
    const isInside = scroller.current?.contains(document.activeElement) === true;
    if (move !== undefined) go(isInside ? move(at, rows.length - 1) : at);
    else if ((event.key === 'Enter' && isRow(event.target)) || event.key === 'o') props.onOpen?.(row);
    else if (event.key === 'e' && props.onEdit !== undefined) props.onEdit(row);
    else if (event.key === 'x' && selected !== undefined) models[at]?.toggleSelected();
    else return false;
    return true;
  });
  return (
    <div
      ref={scroller}
      className={classes(css.scroller, props.className)}
      // Without rows nothing inside takes the focus, and the heads may still be wider than the screen.
      tabIndex={rows.length === 0 ? 0 : undefined}
    >
      <table
        {...grid}
        className={css.table}
        style={{ minWidth: `${leastWidth(shown)}rem` }}
        aria-label={labels.caption}
        aria-rowcount={(total ?? rows.length) + 1}
        aria-multiselectable={selected === undefined ? undefined : true}
      >
        <Head props={props} shown={shown} table={table} />
        <tbody onFocus={rowFocus.onFocus} onBlur={rowFocus.onBlur}>
          <Space height={before} />
          {items.map(({ index }) => {
            const model = models[index];
            return model === undefined ? null : (
              <BodyRow
                key={model.id}
                props={props}
                shown={shown}
                model={model}
                index={index}
                isCurrent={index === at}
                onCurrent={setCurrent}
              />
            );
          })}
          <Space height={after} />
        </tbody>
      </table>
    </div>
  );
}

/** Columns without a width keep room for a name; the choice of the row has its own. */
const leastWidth = (columns: readonly { readonly width?: number | undefined }[]): number =>
  columns.reduce((sum, { width = 12 }) => sum + width, 2.75);

/** Its rows take the focus, so it is a grid. */
const grid = { role: 'grid' } as const;

type Parts<Row extends RowData> = {
  props: DataTableProps<Row>;
  shown: readonly DataColumn<Row>[];
};

const Head = <Row extends RowData>({
  props: { selected, labels },
  shown,
  table,
}: Parts<Row> & {
  table: Pick<
    ReactTable<typeof features, Row>,
    'getIsAllRowsSelected' | 'getIsSomeRowsSelected' | 'toggleAllRowsSelected' | 'getRowModel'
  >;
}) => (
  <>
    <colgroup>
      {selected && <col className={css.choice} />}
      {shown.map(({ id, width }) => (
        <col key={id} style={width === undefined ? undefined : { width: `${width}rem` }} />
      ))}
    </colgroup>
    <thead>
      <tr aria-rowindex={1}>
        {selected && (
          <th scope="col">
            <input
              type="checkbox"
              aria-label={labels.selectAll}
              checked={selected.size > 0 && table.getIsAllRowsSelected()}
              ref={(box) => {
                if (box) box.indeterminate = table.getIsSomeRowsSelected();
              }}
              onChange={() => table.toggleAllRowsSelected()}
            />
          </th>
        )}
        {shown.map(({ id, title, end }) => (
          <th key={id} scope="col" className={end ? css.end : undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  </>
);

type BodyRowProps<Row extends RowData> = Parts<Row> & {
  model: TableRow<typeof features, Row>;
  index: number;
  isCurrent: boolean;
  onCurrent: (row: Row, index: number) => void;
};

const BodyRow = <Row extends RowData>({
  props,
  shown,
  model,
  index,
  isCurrent,
  onCurrent,
}: BodyRowProps<Row>) => {
  const { selected, labels } = props;
  const row = model.original;
  return (
    <tr
      data-index={index}
      style={{ height: heights[props.density ?? 'compact'] }}
      aria-rowindex={index + 2}
      aria-selected={selected === undefined ? undefined : model.getIsSelected()}
      tabIndex={isCurrent ? 0 : -1}
      className={classes(css.row, props.onOpen && css.opens)}
      onFocus={() => onCurrent(row, index)}
      onMouseEnter={() => props.onCurrent?.(row)}
      onClick={(event) => {
        onCurrent(row, index);
        if (!isControl(event.target)) props.onOpen?.(row);
      }}
    >
      {selected && (
        <td className={css.choice}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={labels.selectRow(props.rowName(row))}
            checked={model.getIsSelected()}
            onChange={model.getToggleSelectedHandler()}
          />
        </td>
      )}
      {shown.map(({ id, cell, end }) => (
        <td key={id} className={end ? css.end : undefined}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
};

/** In place of the rows out of view. */
const Space = ({ height }: { height: number }) =>
  height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;

const definitionOf = <Row extends RowData>({
  id,
  title,
  cell,
}: DataColumn<Row>): ColumnDef<typeof features, Row> => ({
  id,
  header: title,
  cell: ({ row }) => cell(row.original),
});

const stateOf = (selected: ReadonlySet<string> | undefined): RowSelectionState =>
  Object.fromEntries([...(selected ?? [])].map((id) => [id, true]));

const isRow = (target: EventTarget | null): boolean => target instanceof HTMLTableRowElement;
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label') !== null;
