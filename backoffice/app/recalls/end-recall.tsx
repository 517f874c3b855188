import { endRecallOperation } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import type { StaffRecall } from '@casamaestra/contract/staff/staff-recalls.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './recalls.module.css';

/** Ends a recall after a question, with a reason; its pieces are sold again only where that is said. */
export function EndRecall({ recall }: { recall: StaffRecall }) {
  const { recalls, shell } = texts();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={css.acts}>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {recalls.end}
      </Button>
      <Dialog open={isAsked} title={recalls.end} closeLabel={shell.close} onClose={() => setAsked(false)}>
        {isAsked && <EndForm recall={recall} onDone={() => setAsked(false)} />}
      </Dialog>
    </div>
  );
}

function EndForm({ recall: { id, pieces }, onDone }: { recall: StaffRecall; onDone: () => void }) {
  const { recalls } = texts();
  const [reason, setReason] = useState('');
  const [sellAgain, setSellAgain] = useState(false);
  const [isTold, setTold] = useState(false);
  const ended = useMutation({
    mutationFn: () => callStaff(endRecallOperation, { id, reason: reason.trim(), sell_again: sellAgain }),
    onSuccess: async () => {
      onDone();
      await queryClient.invalidateQueries();
    },
  });
  const isMissing = reason.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (!isMissing) ended.mutate();
  };
  return (
    <form className={css.form} noValidate onSubmit={send}>
      <p>{recalls.endText}</p>
      <Field
        label={recalls.endReason}
        hint={recalls.endReasonHint}
        error={isTold && isMissing ? recalls.endReasonMissing : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {pieces > 0 && (
        <>
          <Checkbox
            label={recalls.sellAgain(counted(pieces))}
            checked={sellAgain}
            onChange={({ target }) => setSellAgain(target.checked)}
          />
          <p className={css.soft}>{recalls.sellAgainHint}</p>
        </>
      )}
      <Failure error={ended.error} id="end-failure" />
      <Button type="submit" variant="danger" busy={ended.isPending}>
        {recalls.end}
      </Button>
    </form>
  );
}
