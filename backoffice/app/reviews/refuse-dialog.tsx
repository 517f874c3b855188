import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import css from './reviews.module.css';

type RefuseDialogProps = {
  /** What is refused; undefined: nothing, and the dialog is closed. */
  record: string | undefined;
  title: string;
  /** Who reads the reason. */
  text: string;
  /** Ready reasons for the commonest. */
  reasons: readonly string[];
  busy: boolean;
  error: unknown;
  onClose: () => void;
  onRefuse: (reason: string) => void;
};

/** Something that shoppers wrote is refused with a reason. */
export function RefuseDialog({ record, title, text, error, onClose, ...form }: RefuseDialogProps) {
  return (
    <Dialog open={record !== undefined} title={title} closeLabel={texts().shell.close} onClose={onClose}>
      {record !== undefined && (
        <>
          <p>{text}</p>
          <ReasonForm key={record} {...form} />
          <Failure error={error} id="refuse-failure" />
        </>
      )}
    </Dialog>
  );
}

function ReasonForm({ reasons, busy, onRefuse }: Pick<RefuseDialogProps, 'reasons' | 'busy' | 'onRefuse'>) {
  const { reviews } = texts();
  const [reason, setReason] = useState('');
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== '') onRefuse(reason.trim());
      }}
    >
      <Field label={reviews.reason} required>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <p className={css.ready}>
        {reasons.map((ready) => (
          <Button key={ready} size="s" variant="quiet" onClick={() => setReason(ready)}>
            {ready}
          </Button>
        ))}
      </p>
      <Button type="submit" busy={busy} disabled={reason.trim() === ''}>
        {reviews.refuse}
      </Button>
    </form>
  );
}
