import type { TakeBack } from '@casamaestra/contract/staff/weee.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { UndoButton } from '../activity/undo-button.tsx';
import { texts } from '../platform/texts.ts';
import { counted, dayOf } from '../platform/written.ts';
import { NoteTakeBack } from './note-take-back.tsx';
import css from './weee.module.css';

type TakeBackTableProps = {
  rows: readonly TakeBack[];
  chosen: ReadonlySet<string>;
  /** Undefined: who looks may not. */
  onChoose: ((row: TakeBack, isChosen: boolean) => void) | undefined;
};

/** Take-backs, the newest first; what came back of one is noted in a dialog. */
export function TakeBackTable({ rows, chosen, onChoose }: TakeBackTableProps) {
  const { weee: words, shell } = texts();
  const { columns } = words;
  const [open, setOpen] = useState<string>();
  const [change, setChange] = useState<number | null>();
  const row = rows.find(({ order_number: number }) => number === open);
  const mayEdit = onChoose !== undefined;
  const titles = [
    ...(mayEdit ? [{ title: columns.choose, hidden: true }] : []),
    ...[columns.order, columns.name, columns.state, columns.appliances].map((title) => ({ title })),
    ...(mayEdit ? [{ title: columns.act, hidden: true }] : []),
  ];
  return (
    <>
      <div role="status" className={css.acts}>
        {change !== undefined && words.saved}
        {typeof change === 'number' && <UndoButton key={change} id={change} act={words.savedAct} />}
      </div>
      <Table caption={words.title} columns={titles} className={css.table}>
        {rows.map((one) => (
          <Row
            key={one.order_number}
            row={one}
            isChosen={chosen.has(one.order_number)}
            onChoose={onChoose}
            onNote={() => setOpen(one.order_number)}
          />
        ))}
      </Table>
      <Dialog
        open={row !== undefined}
        title={row === undefined ? '' : words.noteOf(row.order_number)}
        closeLabel={shell.close}
        onClose={() => setOpen(undefined)}
      >
        {row && (
          <NoteTakeBack
            row={row}
            onDone={(made) => {
              setOpen(undefined);
              setChange(made);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface RowProps {
  row: TakeBack;
  isChosen: boolean;
  onChoose: ((row: TakeBack, isChosen: boolean) => void) | undefined;
  onNote: () => void;
}

function Row({ row, isChosen, onChoose, onNote }: RowProps) {
  const { weee: words } = texts();
  const { order_number: number, state } = row;
  const isOpen = state !== 'handed_over';
  return (
    <tr>
      {onChoose && (
        <td>
          {state === 'stored' && (
            <Checkbox
              label={<span className="visually-hidden">{`${words.columns.choose} ${number}`}</span>}
              checked={isChosen}
              onChange={({ target }) => onChoose(row, target.checked)}
            />
          )}
        </td>
      )}
      <th scope="row">
        <Link to={`/ordini/${encodeURIComponent(number)}`}>{number}</Link>
        <small>{dayOf(row.placed_on)}</small>
      </th>
      <td>
        {row.name}
        <small>{row.city}</small>
      </td>
      <td>
        <Badge>{words.states[state]}</Badge>
        {row.document !== null && (
          <Link to={`/ddt/${row.document}`}>{`${words.columns.document} ${row.document}`}</Link>
        )}
      </td>
      <td>
        {row.appliances.map(({ group, pieces, weight_kg: weight }) => (
          <small key={group}>{words.appliance(counted(pieces), words.groups[group], counted(weight))}</small>
        ))}
      </td>
      {onChoose && (
        <td>
          {isOpen && (
            <Button
              size="s"
              variant="secondary"
              aria-label={state === 'awaited' ? words.noteOf(number) : words.correctOf(number)}
              onClick={onNote}
            >
              {state === 'awaited' ? words.note : words.correct}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
