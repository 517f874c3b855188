import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ChangeTold } from './change-told.tsx';
import { MergeRecord, RemoveRecord } from './merge-record.tsx';
import type { Gone, Named } from './merge-record.tsx';
import { OtherRecord } from './other-record.tsx';
import type { RegisterOperation } from './other-record.tsx';
import { EditButton, SearchField } from './list-controls.tsx';
import { StructureHead, useMayStructure } from './structure-head.tsx';
import css from './structure.module.css';

export interface RegisterRow {
  readonly id: number;
  readonly name: string;
  readonly products: number;
  readonly twins: number;
}

interface RegisterProps<Row extends RegisterRow> {
  kind: 'brand' | 'operator';
  part: 'brands' | 'operators';
  operation: RegisterOperation;
  text?: string;
  columns: readonly string[];
  cells: (row: Row) => readonly ReactNode[];
  Form: ComponentType<{ row: Row; mayEdit: boolean }>;
  /** How another one is added, for who may. */
  add?: ReactNode;
}

/** Brands or operators: found by name, those that look alike together; changed and merged in a dialog. */
export function RegisterScreen<Row extends RegisterRow>(props: RegisterProps<Row>) {
  const { kind, part, operation, Form } = props;
  const { structure, shell } = texts();
  const [address, setAddress] = useSearchParams();
  const twins = address.get('doppi') === '1';
  const [text, setText] = useState('');
  const input: OperationInput<RegisterOperation> = { text: useDeferredValue(text.trim()), twins };
  const { data, error } = useQuery({ ...reading(operation, input), placeholderData: (before) => before });
  const rows = (data?.rows ?? []) as unknown as readonly Row[];
  const [opened, setOpened] = useState<Row>();
  const [gone, setGone] = useState<Gone>();
  const mayEdit = useMayStructure();
  // A renamed one may no longer be among those searched for.
  const open = opened && (rows.find(({ id }) => id === opened.id) ?? opened);
  const end = (next: Gone) => {
    setGone(next);
    setOpened(undefined);
  };
  return (
    <div className={css.stack}>
      <StructureHead part={part} />
      {props.text !== undefined && <p className={css.soft}>{props.text}</p>}
      <div className={css.tools}>
        <SearchField text={text} onText={setText} />
        {data && (twins || data.twins > 0) && (
          <Button
            size="s"
            variant="secondary"
            onClick={() => {
              setText('');
              setAddress(twins ? {} : { doppi: '1' });
            }}
          >
            {twins ? structure.twinsAll : structure.twinsShow(counted(data.twins))}
          </Button>
        )}
      </div>
      {mayEdit && props.add}
      <Failure error={error} />
      {gone && <ChangeTold {...gone} />}
      {data && rows.length === 0 && (
        <EmptyState icon="search" title={structure.none} text={structure.noneText} level={2} />
      )}
      {data && data.count > rows.length && (
        <p role="status">{structure.shownOf(counted(rows.length), counted(data.count))}</p>
      )}
      {rows.length > 0 && <Rows {...props} rows={rows} onEdit={mayEdit ? setOpened : undefined} />}
      <Dialog
        open={open !== undefined}
        title={open?.name ?? ''}
        closeLabel={shell.close}
        onClose={() => setOpened(undefined)}
      >
        {open && (
          <div className={css.parts}>
            <section>
              <Form key={open.id} row={open} mayEdit={mayEdit} />
            </section>
            <Ends kind={kind} operation={operation} row={open} onGone={end} />
          </div>
        )}
      </Dialog>
    </div>
  );
}

interface RowsProps<Row extends RegisterRow> extends RegisterProps<Row> {
  rows: readonly Row[];
  onEdit: ((row: Row) => void) | undefined;
}

function Rows<Row extends RegisterRow>({ part, columns, cells, rows, onEdit }: RowsProps<Row>) {
  const { structure } = texts();
  return (
    <Table
      caption={structure.tabs[part]}
      columns={[
        ...[structure.columns.name, ...columns].map((title) => ({ title })),
        { title: structure.columns.products, end: true },
        { title: structure.columns.acts, hidden: true },
      ]}
      className={css.table}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            {row.name} {row.twins > 0 && <Badge tone="neutral">{structure.twins}</Badge>}
          </th>
          {cells(row).map((cell, at) => (
            <td key={columns[at]}>{cell}</td>
          ))}
          <td className={css.end}>{counted(row.products)}</td>
          <td>
            <EditButton name={row.name} onEdit={onEdit && (() => onEdit(row))} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

interface EndsProps {
  kind: 'brand' | 'operator';
  operation: RegisterOperation;
  row: RegisterRow;
  onGone: (gone: Gone) => void;
}

/** How a record ends: merged into another, or removed when nothing has it. */
function Ends({ kind, operation, row, onGone }: EndsProps) {
  const { structure } = texts();
  const own: Named = { id: row.id, name: row.name };
  return (
    <>
      <section>
        <h3>{structure.merge}</h3>
        <MergeRecord kind={kind} own={own} onGone={onGone}>
          {(chosen, choose) => (
            <OtherRecord operation={operation} own={own} chosen={chosen} onChoose={choose} />
          )}
        </MergeRecord>
      </section>
      {row.products === 0 && (
        <section>
          <h3>{structure.remove}</h3>
          <RemoveRecord kind={kind} own={own} onGone={onGone} />
        </section>
      )}
    </>
  );
}
