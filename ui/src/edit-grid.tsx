import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { classes } from './classes.ts';
import { heights } from './data-columns.ts';
import css from './edit-grid.module.css';
import { filledDown, pastedCells, type TypedCell } from './grid-cells.ts';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon-paths.ts';
import { Input } from './input.tsx';

export type EditColumn<Row> = {
  id: string;
  title: string;
  value: (row: Row) => string;
  /** What is shown but not typed over. */
  isLocked?: ((row: Row) => boolean) | undefined;
  inputMode?: 'decimal' | 'numeric' | undefined;
  maxLength?: number | undefined;
  /** In rem. */
  width?: number | undefined;
};

/** What a button does with a row. */
type RowAct = { icon: IconName; label: string; run: () => void };

type EditGridProps<Row> = {
  caption: string;
  rows: readonly Row[];
  columns: readonly EditColumn<Row>[];
  rowId: (row: Row) => string;
  /** Names the cells of a row beside their columns. */
  rowName: (row: Row) => string;
  /** What is wrong with a cell. */
  faultOf: (row: Row, column: string) => string | undefined;
  /** One cell that was typed in, or many that were pasted or filled. */
  onType: (cells: readonly TypedCell[]) => void;
  /** The button at the end of a row. */
  act?: ((row: Row) => RowAct) | undefined;
  labels: { fill: string; hint: string; end: string };
  className?: string | undefined;
};

/** The cell the person was in last. */
type Place = { readonly row: string; readonly column: string };

/** Which way the keys of a spreadsheet go. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/** Draws a row that is out of view, and takes the focus to one of its cells. */
function useGoing(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => heights.roomy,
    overscan: 4,
    scrollPaddingStart: 40,
    initialRect: { width: 1000, height: 600 },
  });
  const [wanted, setWanted] = useState<{ readonly index: number; readonly column: string }>();
  useEffect(() => {
    if (wanted === undefined) return;
    const frame = requestAnimationFrame(() => {
      const cell = scroller.current?.querySelector<HTMLInputElement>(
        `[data-index="${wanted.index}"] [data-column="${CSS.escape(wanted.column)}"]`,
      );
      cell?.focus({ preventScroll: true });
      cell?.select();
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
  const go = (index: number, column: string) => {
    virtual.scrollToIndex(index);
    setWanted({ index, column });
  };
  return { scroller, virtual, go };
}

/**
 * A table that is typed over as a spreadsheet is: arrows and Enter move in a column, Ctrl+D takes the cell above, a button
 * fills the column down, cells are pasted from a spreadsheet. Only rows in view are in the page.
 */
export function EditGrid<Row>(props: EditGridProps<Row>) {
  const { rows, columns, rowId, onType, labels } = props;
  const { scroller, virtual, go } = useGoing(rows.length);
  const [last, setLast] = useState<Place>();
  const byId = new Map(rows.map((row) => [rowId(row), row]));
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const isLocked = (row: string, column: string) => isLockedIn(byId.get(row), columnOf(column));
  const ids = [...byId.keys()];
  const grid = { rows: ids, isLocked };
  const textAt = ({ row, column }: Place) => textIn(byId.get(row), columnOf(column));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, place: Place) => {
    const at = ids.indexOf(place.row);
    const step = steps[event.key];
    const above = ids[at - 1];
    if (step !== undefined) {
      const to = nextFree(ids, at, step, (row) => isLocked(row, place.column));
      if (to !== undefined) go(to, place.column);
    } else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && above !== undefined)
      onType([{ ...place, text: textAt({ row: above, column: place.column }) }]);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, place: Place) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    onType(pastedCells({ ...grid, columns: columns.map(({ id }) => id) }, place, text));
  };
  const onAct = (row: Row) => props.act?.(row).run();
  const on = useLatest<Row>({ onType, onKeyDown, onPaste, onFocus: setLast, onAct });
  const fill = () => last && onType(filledDown(grid, { ...last, text: textAt(last) }));
  const items = virtual.getVirtualItems();
  return (
    <div className={classes(css.grid, props.className)}>
      <p className={css.hint}>{labels.hint}</p>
      <button type="button" className={css.fill} disabled={last === undefined} onClick={fill}>
        {labels.fill}
      </button>
      <div ref={scroller} className={css.scroller}>
        <table className={css.table} aria-label={props.caption} aria-rowcount={rows.length + 1}>
          <Head columns={columns} end={labels.end} />
          <tbody>
            <Space height={items[0]?.start ?? 0} />
            {items.map(({ index }) => {
              const row = rows[index];
              return row === undefined ? null : (
                <GridRow
                  key={rowId(row)}
                  row={row}
                  index={index}
                  columns={columns}
                  rowId={rowId}
                  rowName={props.rowName}
                  faults={columns.map(({ id }) => props.faultOf(row, id))}
                  act={props.act?.(row)}
                  on={on}
                />
              );
            })}
            <Space height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </div>
    </div>
  );
}

const textIn = <Row,>(row: Row | undefined, column: EditColumn<Row> | undefined): string =>
  row === undefined ? '' : (column?.value(row) ?? '');

const isLockedIn = <Row,>(row: Row | undefined, column: EditColumn<Row> | undefined): boolean =>
  row === undefined || column?.isLocked?.(row) === true;

/** The next row in a direction whose cell can be typed over. */
function nextFree(ids: readonly string[], from: number, step: 1 | -1, isLocked: (row: string) => boolean) {
  for (let at = from + step; ids[at] !== undefined; at += step) if (!isLocked(ids[at] ?? '')) return at;
  return undefined;
}

const Head = <Row,>({ columns, end }: { columns: readonly EditColumn<Row>[]; end: string }) => (
  <thead>
    <tr aria-rowindex={1}>
      {columns.map(({ id, title, width }) => (
        <th key={id} scope="col" style={width === undefined ? undefined : { width: `${width}rem` }}>
          {title}
        </th>
      ))}
      <th scope="col" className={css.end}>
        <span className="visually-hidden">{end}</span>
      </th>
    </tr>
  </thead>
);

interface CellHandlers<Row> {
  onAct: (row: Row) => void;
  onType: (cells: readonly TypedCell[]) => void;
  onFocus: (place: Place) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, place: Place) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>, place: Place) => void;
}

/** Handlers that stay the same and do what those of the latest drawing do: a row that did not change is not drawn anew. */
function useLatest<Row>(handlers: CellHandlers<Row>): CellHandlers<Row> {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState<CellHandlers<Row>>(() => ({
    onAct: (row) => latest.current.onAct(row),
    onType: (cells) => latest.current.onType(cells),
    onFocus: (place) => latest.current.onFocus(place),
    onKeyDown: (event, place) => latest.current.onKeyDown(event, place),
    onPaste: (event, place) => latest.current.onPaste(event, place),
  }));
  return stable;
}

type GridRowProps<Row> = Pick<EditGridProps<Row>, 'columns' | 'rowId' | 'rowName'> & {
  row: Row;
  index: number;
  /** In the order of the columns. */
  faults: readonly (string | undefined)[];
  act: RowAct | undefined;
  on: CellHandlers<Row>;
};

const isDrawnAlike = <Row,>(before: GridRowProps<Row>, after: GridRowProps<Row>): boolean =>
  before.row === after.row &&
  before.index === after.index &&
  before.columns === after.columns &&
  before.act?.label === after.act?.label &&
  before.act?.icon === after.act?.icon &&
  before.faults.every((fault, at) => fault === after.faults[at]);

function DrawnRow<Row>({ row, index, columns, rowId, rowName, faults, act, on }: GridRowProps<Row>) {
  const id = rowId(row);
  return (
    <tr data-index={index} aria-rowindex={index + 2} style={{ height: heights.roomy }}>
      {columns.map((column, at) => {
        const place = { row: id, column: column.id };
        if (column.isLocked?.(row) === true) return <td key={column.id}>{column.value(row)}</td>;
        const fault = faults[at];
        return (
          <td key={column.id}>
            <Input
              aria-label={`${column.title}: ${rowName(row)}`}
              aria-invalid={fault === undefined ? undefined : true}
              title={fault}
              data-column={column.id}
              value={column.value(row)}
              maxLength={column.maxLength}
              inputMode={column.inputMode}
              autoComplete="off"
              onChange={({ target }) => on.onType([{ ...place, text: target.value }])}
              onFocus={() => on.onFocus(place)}
              onKeyDown={(event) => on.onKeyDown(event, place)}
              onPaste={(event) => on.onPaste(event, place)}
            />
            {fault !== undefined && <small className={css.fault}>{fault}</small>}
          </td>
        );
      })}
      <td className={css.end}>
        {act && <IconButton size="s" icon={act.icon} label={act.label} onClick={() => on.onAct(row)} />}
      </td>
    </tr>
  );
}

const GridRow = memo(DrawnRow, isDrawnAlike) as typeof DrawnRow;

/** In place of the rows out of view. */
const Space = ({ height }: { height: number }) =>
  height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
