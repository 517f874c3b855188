import {
  redirectsOperation,
  removeRedirectOperation,
} from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import type { StaffRedirect } from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ChangeTold } from './change-told.tsx';
import { EditButton, SearchField } from './list-controls.tsx';
import { RedirectFile } from './redirect-file.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { statusName } from './redirect-status.ts';
import { StructureHead } from './structure-head.tsx';
import css from './structure.module.css';

/** Former addresses and where they lead. */
export function RedirectsScreen() {
  const { structure, shell } = texts();
  const { redirect } = structure;
  const [text, setText] = useState('');
  const input = { text: useDeferredValue(text.trim()) };
  const { data, error } = useQuery({
    ...reading(redirectsOperation, input),
    placeholderData: (before) => before,
  });
  const mayEdit = may(useMe(), 'content', 'edit');
  const [open, setOpen] = useState<StaffRedirect>();
  const removed = useMutation({
    mutationFn: (from: string) => callStaff(removeRedirectOperation, { from }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <div className={css.stack}>
      <StructureHead part="redirects" />
      <p className={css.soft}>{redirect.text}</p>
      {mayEdit && (
        <>
          <ScreenPart title={redirect.add}>
            <RedirectForm row={undefined} />
          </ScreenPart>
          <ScreenPart title={structure.redirectFile.title}>
            <RedirectFile />
          </ScreenPart>
        </>
      )}
      <div className={css.tools}>
        <SearchField text={text} onText={setText} />
      </div>
      <Failure error={error ?? removed.error} />
      <ChangeTold
        change={removed.data?.change}
        text={redirect.removedFrom(removed.variables ?? '')}
        act={redirect.removedAct}
      />
      {data?.rows.length === 0 && (
        <EmptyState
          icon="share"
          title={text === '' ? redirect.none : structure.none}
          text={text === '' ? redirect.noneText : structure.noneText}
          level={2}
        />
      )}
      {data && data.count > data.rows.length && (
        <p role="status">{structure.shownOf(counted(data.rows.length), counted(data.count))}</p>
      )}
      {data && data.rows.length > 0 && (
        <Redirects
          rows={data.rows}
          onEdit={mayEdit ? setOpen : undefined}
          onRemove={(from) => removed.mutate(from)}
        />
      )}
      <Dialog
        open={open !== undefined}
        title={open?.from ?? ''}
        closeLabel={shell.close}
        onClose={() => setOpen(undefined)}
      >
        {open && <RedirectForm row={open} />}
      </Dialog>
    </div>
  );
}

interface RedirectsProps {
  rows: readonly StaffRedirect[];
  onEdit: ((row: StaffRedirect) => void) | undefined;
  onRemove: (from: string) => void;
}

function Redirects({ rows, onEdit, onRemove }: RedirectsProps) {
  const { structure } = texts();
  const { columns, redirect } = structure;
  const heads = [columns.from, columns.to, columns.status, columns.source].map((title) => ({ title }));
  return (
    <Table
      caption={structure.tabs.redirects}
      columns={[...heads, { title: columns.acts, hidden: true }]}
      className={css.table}
    >
      {rows.map((row) => (
        <tr key={row.from}>
          <th scope="row">{row.from}</th>
          <td>{row.to ?? redirect.gone}</td>
          <td>{statusName(row.status)}</td>
          <td>{redirect.sources[row.source]}</td>
          <td>
            {onEdit && (
              <div className={css.acts}>
                <EditButton name={row.from} onEdit={() => onEdit(row)} />
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={redirect.removeNamed(row.from)}
                  onClick={() => onRemove(row.from)}
                >
                  {structure.remove}
                </Button>
              </div>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
