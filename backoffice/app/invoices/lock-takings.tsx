import { lockTakingsOperation, type Takings } from '@casamaestra/contract/staff/staff-takings.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, dayOf } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './invoices.module.css';

/** Locks the days of the month that are over, after asking once: it cannot be taken back. */
export function LockTakings({ takings, mayEdit }: { takings: Takings; mayEdit: boolean }) {
  const { invoices, shell } = texts();
  const { takings: words } = invoices;
  const { lockable, locked_through: through } = takings;
  const [asked, setAsked] = useState<string>();
  const close = () => setAsked(undefined);
  const done = useMutation({
    mutationFn: (day: string) => callStaff(lockTakingsOperation, { through: day }),
    onSuccess: () => queryClient.invalidateQueries(),
    onSettled: close,
  });
  return (
    <ScreenPart title={words.lockTitle}>
      <p>{through === null ? words.nothingLocked : words.lockedThrough(dayOf(through))}</p>
      <p className={css.soft}>{words.lockText}</p>
      <p role="status">{done.data && words.done(counted(done.data.days), dayOf(done.data.locked_through))}</p>
      <Failure error={done.error} id="lock-failure" />
      {mayEdit && lockable !== null && (
        <Button size="s" onClick={() => setAsked(lockable)}>
          {words.lock(dayOf(lockable))}
        </Button>
      )}
      <Dialog
        open={asked !== undefined}
        title={asked === undefined ? '' : words.confirmTitle(dayOf(asked))}
        closeLabel={shell.close}
        onClose={close}
      >
        <p>{words.lockText}</p>
        <div className={css.acts}>
          <Button busy={done.isPending} onClick={() => asked !== undefined && done.mutate(asked)}>
            {words.confirm}
          </Button>
          <Button variant="secondary" onClick={close}>
            {words.cancel}
          </Button>
        </div>
      </Dialog>
    </ScreenPart>
  );
}
