import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { undoOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { DiffView } from '@casamaestra/ui/diff-view.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './activity.module.css';

/** Takes a change back after a question, and tells what was changed again meanwhile. */
export function UndoButton({ id, act }: { id: number; act: string }) {
  const { activity, shell } = texts();
  const [open, setOpen] = useState(false);
  const undone = useMutation({ mutationFn: () => callStaff(undoOperation, { id }) });
  const close = () => {
    setOpen(false);
    // Whatever a screen shows may be another value now.
    if (undone.data !== undefined) void queryClient.invalidateQueries();
  };
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        aria-label={activity.undo.undoThis(act)}
        onClick={() => setOpen(true)}
      >
        {activity.undo.act}
      </Button>
      <Dialog open={open} title={activity.undo.title} closeLabel={shell.close} onClose={close}>
        <div className={css.undo}>
          <p>
            <strong>{act}</strong>
          </p>
          {undone.data === undefined ? (
            <>
              <p>{activity.undo.text}</p>
              <Failure error={undone.error} id={`undo-failure-${id}`} />
              <Button busy={undone.isPending} onClick={() => undone.mutate()}>
                {activity.undo.confirm}
              </Button>
            </>
          ) : (
            <Outcome outcome={undone.data} />
          )}
        </div>
      </Dialog>
    </>
  );
}

function Outcome({ outcome }: { outcome: OperationOutput<typeof undoOperation> }) {
  const { undo } = texts().activity;
  const { undone, kept, kept_count: keptCount } = outcome;
  return (
    <div role="status">
      <p>{undone === 0 ? undo.none : undo.done(counted(undone))}</p>
      {keptCount > 0 && (
        <>
          <p>{undo.kept(counted(keptCount))}</p>
          <DiffView
            caption={undo.kept(counted(keptCount))}
            labels={undo.labels}
            rows={kept.map(({ record, field, written, now }) => ({
              field: `${record}: ${field}`,
              from: written,
              to: now,
            }))}
          />
        </>
      )}
    </div>
  );
}
